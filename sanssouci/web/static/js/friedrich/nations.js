// Who stands how: troops, cards, objectives.
import { button, h, keepFocus, replace } from "../dom.js";
import { capital, t } from "../words.js";
import { readCard, suitSign, SUITS } from "./cards.js";
import { LETTERS } from "./war.js";

export class Nations {
  constructor(host, board, point) {
    this.host = host;
    this.board = board;
    this.point = point;
    this.discardsOpen = false;
  }

  draw(view, names, seats, openRule) {
    keepFocus(this.host, () => replace(this.host,
      view.nations.map((nation) => this.nation(nation, view, names, seats)),
      this.fate(view, openRule),
      this.piles(view)));
  }

  nation(nation, view, names, seats) {
    const seat = seats[nation.seat] || {};
    const { taken, missing } = nation.objectives;
    const needed = taken.length + missing.length;
    const active = view.active === nation.id;
    return h("section", { class: `nation${active ? " active" : ""}${nation.at_war ? "" : " out"}` },
      h("header", {},
        h("span", { class: `shield ${nation.id}`, "aria-hidden": "true" }, LETTERS[nation.id]),
        h("h3", {}, capital(names[nation.id])),
        h("span", { class: "player" },
          h("i", { class: `dot${seat.present ? " here" : ""}`, title: t(seat.present ? "seat.present" : "seat.absent") }),
          seat.name || names[nation.seat])),
      nation.at_war
        ? h("p", { class: "figures" },
          figure("troops", t("nation.troops", { now: nation.troops, most: nation.most_troops })),
          figure("cards", t("nation.cards", { count: nation.cards, draws: nation.draws })))
        : h("p", { class: "figures" }, t("nation.out")),
      needed && nation.at_war
        ? h("div", { class: "pips", "aria-label": t("nation.objectives", { taken: taken.length, needed }) },
          h("span", { class: "count" }, `${taken.length}/${needed}`),
          [...taken.map((city) => [city, true]), ...missing.map((city) => [city, false])].map(([city, held]) => this.pip(city, held, nation, names)))
        : null);
  }

  pip(city, held, nation, names) {
    const second = this.board.places.get(city)?.objectiveOrder === "2";
    return h("button", {
      type: "button", class: `pip ${nation.id}${held ? " held" : ""}${second ? " second" : ""}`, tabindex: "-1",
      "aria-label": t(held ? "pip.held" : "pip.missing", { city: names[city] }), title: names[city],
      on: { pointerenter: () => this.point([city]), pointerleave: () => this.point([]), click: () => { this.point([city]); this.board.show(city); } },
    });
  }

  fate(view, openRule) {
    const { fate } = view;
    return h("section", { class: "fate" },
      h("h3", {}, t("fate.title")),
      h("p", {}, t("fate.turn", { turn: view.turn, count: fate.cards_left })),
      fate.text ? h("p", {}, fate.spent ? t("fate.spent") : t("fate.holds"), " ", button(fate.text, () => openRule(fate.text), { class: "rule-link" })) : null,
      fate.strokes.length ? h("p", {}, t("fate.strokes"), " ", fate.strokes.map((name) => button(t(`stroke.${name}`), () => openRule(`F11.${name}`), { class: "rule-link" }))) : null,
      view.offensive && view.offensive.status !== "undecided" ? h("p", {}, t("offensive", { status: t(`offensive.${view.offensive.status}`) })) : null);
  }

  piles(view) {
    return h("section", { class: "piles" }, h("h3", {}, t("piles.title")),
      h("p", {}, t("piles.text", { count: view.pile.reduce((a, b) => a + b, 0), decks: view.decks_opened })),
      view.discards.length ? this.discards(view.discards.map(readCard)) : null);
  }

  // By suit, from high to low: whoever counts cards wants to see what is gone.
  discards(cards) {
    return h("details", { class: "discards", open: this.discardsOpen, on: { toggle: (event) => { this.discardsOpen = event.target.open; } } },
      h("summary", {}, t("piles.discards", { count: cards.length })),
      SUITS.map((suit) => {
        const values = cards.filter((card) => card.suit === suit).map((card) => card.value).sort((a, b) => b - a);
        return values.length ? h("p", {}, suitSign(suit, 14), " ", suit === "reserve" ? `× ${values.length}` : values.join(" ")) : null;
      }));
  }
}

const figure = (kind, text) => h("span", { class: `figure ${kind}` }, text);
