// Tactics cards: a name, the rating they ask for, and what they do.
import { h } from "../dom.js";
import { t } from "../words.js";
import { facts } from "./facts.js";

export const cardFacts = (deck, id) => facts.cards[deck]?.[id] || {};

// "Flank Attack, needs a commander rated 2: …"
export function cardLabel(deck, id, names) {
  const { number, text } = cardFacts(deck, id);
  return `${names[id]}${number === null ? "" : `, ${t("card.number", { number })}`}: ${text}`;
}

export function card(deck, id, names, { onPick = null, lit = false, picked = false, small = false, focus = id } = {}) {
  const { number } = cardFacts(deck, id);
  const label = cardLabel(deck, id, names);
  const props = {
    class: `card tactics deck-${deck}${lit ? " lit" : ""}${picked ? " picked" : ""}${small ? " small" : ""}`,
    title: label, data: { card: id, focus: `card-${focus}` },
  };
  const inside = [h("span", { class: "card-number" }, number ?? "·"), h("span", { class: "card-name" }, names[id])];
  if (!onPick) return h("span", { ...props, role: "img", "aria-label": label }, inside);
  return h("button", { ...props, type: "button", "aria-pressed": lit ? String(picked) : null, "aria-label": label, on: { click: () => onPick(id) } }, inside);
}
