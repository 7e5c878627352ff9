// The draw pile, and by suit, from high to low, what is gone: whoever counts cards wants to see it.
import { h } from "../dom.js";
import { capital, t } from "../words.js";
import { readCard, suitSign, SUITS } from "./cards.js";

export class Piles {
  constructor() {
    this.isOpen = false;
  }

  node(view) {
    return h("section", { class: "piles" }, h("h3", {}, t("piles.title")),
      h("p", {}, capital(t("piles.text", { count: view.pile.reduce((a, b) => a + b, 0), decks: view.decks_opened }))),
      view.discards.length ? this.discards(view.discards.map(readCard)) : null);
  }

  discards(cards) {
    return h("details", { class: "discards", open: this.isOpen, on: { toggle: (event) => { this.isOpen = event.target.open; } } },
      h("summary", {}, t("piles.discards", { count: cards.length })),
      SUITS.map((suit) => {
        const values = cards.filter((card) => card.suit === suit).map((card) => card.value).sort((a, b) => b - a);
        return values.length ? h("p", {}, suitSign(suit, 14), " ", suit === "reserve" ? `× ${values.length}` : values.join(" ")) : null;
      }));
  }
}
