// My cards, by nation and suit.
import { h, keepFocus, replace } from "../dom.js";
import { capital, t } from "../words.js";
import { card, readCard, suitSign, SUITS } from "./cards.js";

const TIGHTER = ["crowded", "packed"];

export class Hand {
  constructor(host, onPick, onWhy) {
    this.host = host;
    this.onPick = onPick;
    this.onWhy = onWhy;
  }

  // asked: whether a card that cannot be played may be clicked to hear why.
  draw(view, names, { lit = new Set(), picked = null, acting = null, asked = false } = {}) {
    const own = view.nations.filter((nation) => nation.hand && nation.at_war !== false);
    this.host.classList.toggle("empty", !own.some((nation) => nation.hand.length));
    keepFocus(this.host, () => replace(this.host, own.map((nation) => {
      const usable = lit.size > 0 && (!acting || acting === nation.id);
      return h("section", { class: `hand-of ${nation.id}`, "aria-label": t("hand.of", { nation: names[nation.id] }) },
        h("h3", {}, h("i", { class: `swatch ${nation.id}`, "aria-hidden": "true" }), capital(names[nation.id]), " ", h("small", {}, t("hand.count", { count: nation.hand.length }))),
        h("div", { class: "suits" }, SUITS.map((suit) => {
          const cards = nation.hand.filter((text) => readCard(text).suit === suit);
          if (!cards.length) return null;
          const sum = cards.reduce((total, text) => total + readCard(text).value, 0);
          return h("div", { class: "suit-group" },
            h("span", { class: "suit-sum", title: t("hand.sum", { sum }) }, suitSign(suit, 12), sum),
            h("div", { class: "fan" }, cards.map((text) => {
              const live = usable && lit.has(text);
              const onPick = live ? this.onPick : asked && acting === nation.id ? this.onWhy : null;
              return card(text, { onPick, lit: live, picked: usable && picked === text });
            })));
        })));
    })));
    this.fit();
    if (acting !== this.acting) this.turnTo(acting);
    this.acting = acting;
  }

  // Of two hands that do not lie side by side, the one that is asked.
  turnTo(nation) {
    const node = nation && this.host.querySelector(`.hand-of.${nation}`);
    if (node && this.host.scrollWidth > this.host.clientWidth) this.host.scrollLeft = node.offsetLeft - this.host.firstElementChild.offsetLeft;
  }

  // Cards lie as close together as they must for all of them to be seen.
  fit() {
    const { classList } = this.host;
    classList.remove(...TIGHTER);
    for (const tight of TIGHTER) {
      if (this.host.scrollWidth <= this.host.clientWidth) return;
      classList.add(tight);
    }
  }
}
