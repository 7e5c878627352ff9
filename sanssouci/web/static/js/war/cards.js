// Tactical cards: crisp, and their suits told apart by shape and by a letter.
import { h, s } from "../dom.js";
import { form, t } from "../words.js";
import { manner } from "./manner.js";

const SHAPES = {
  spades: "M0 -1C.3 -.58 .95 -.22 .95 .27C.95 .56 .73 .73 .5 .73C.33 .73 .18 .65 .09 .5C.1 .72 .2 .88 .36 1H-.36C-.2 .88 -.1 .72 -.09 .5C-.18 .65 -.33 .73 -.5 .73C-.73 .73 -.95 .56 -.95 .27C-.95 -.22 -.3 -.58 0 -1z",
  clubs: "M-.1 .3C-.2 .5 -.35 .57 -.52 .57C-.78 .57 -.98 .37 -.98 .12C-.98 -.14 -.78 -.33 -.52 -.33C-.44 -.33 -.37 -.31 -.3 -.28C-.4 -.37 -.45 -.46 -.45 -.57C-.45 -.81 -.25 -1 0 -1C.25 -1 .45 -.81 .45 -.57C.45 -.46 .4 -.37 .3 -.28C.37 -.31 .44 -.33 .52 -.33C.78 -.33 .98 -.14 .98 .12C.98 .37 .78 .57 .52 .57C.35 .57 .2 .5 .1 .3C.11 .64 .2 .85 .38 1H-.38C-.2 .85 -.11 .64 -.1 .3z",
  hearts: "M0 .95C-.32 .55 -.98 .15 -.98 -.38C-.98 -.72 -.74 -.92 -.48 -.92C-.24 -.92 -.06 -.76 0 -.52C.06 -.76 .24 -.92 .48 -.92C.74 -.92 .98 -.72 .98 -.38C.98 .15 .32 .55 0 .95z",
  diamonds: "M0 -1C.22 -.6 .48 -.26 .78 0C.48 .26 .22 .6 0 1C-.22 .6 -.48 .26 -.78 0C-.48 -.26 -.22 -.6 0 -1z",
  reserve: "M0 -1L.24 -.33L.95 -.31L.39 .13L.59 .81L0 .41L-.59 .81L-.39 .13L-.95 -.31L-.24 -.33z",
};
const SUIT_OF = { S: "spades", C: "clubs", H: "hearts", D: "diamonds", R: "reserve" };
export const SUITS = ["spades", "clubs", "hearts", "diamonds", "reserve"];

export function readCard(text) {
  const [face, deck] = text.split(".");
  const suit = SUIT_OF[face.at(-1)];
  return { text, suit, value: suit === "reserve" ? manner.reserve : Number(face.slice(0, -1)), deck };
}

export const cardName = (text, count = 1) => {
  const { suit, value } = readCard(text);
  return suit === "reserve" ? form("card.reserve", count > 1 ? "many" : "") : t("card.name", { value, suit: t(`name.${suit}`) });
};

// Red suits are drawn open, black ones filled: no colour is needed to tell them.
export function suitSign(suit, size = 16) {
  const red = suit === "hearts" || suit === "diamonds";
  return s("svg", { viewBox: "-1.25 -1.25 2.5 2.5", width: size, height: size, class: `suit ${suit} ${red ? "red" : "black"}`, role: "img", "aria-label": t(suit === "reserve" ? "card.reserve" : `name.${suit}`) },
    s("path", { d: SHAPES[suit] }));
}

export function card(text, { onPick = null, lit = false, picked = false, small = false, value = null, disabled = false } = {}) {
  const { suit, value: printed } = readCard(text);
  const shown = suit === "reserve" ? value ?? "R" : value && value !== printed ? value : printed;
  const inside = [h("span", { class: "card-value" }, shown), suitSign(suit, small ? 13 : 20)];
  const props = {
    class: `card ${suit}${lit ? " lit" : ""}${picked ? " picked" : ""}${small ? " small" : ""}`,
    title: cardName(text),
    data: { card: text, focus: `card-${text}` },
  };
  if (!onPick) return h("span", { ...props, role: "img", "aria-label": cardName(text) }, inside);
  return h("button", {
    ...props, type: "button", disabled, "aria-pressed": String(picked), "aria-label": cardName(text), on: { click: () => onPick(text) },
  }, inside);
}
