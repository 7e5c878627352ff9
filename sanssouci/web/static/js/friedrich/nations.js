// Who stands how: troops, cards, objectives.
import { button, h, keepFocus, replace } from "../dom.js";
import { capital, t } from "../words.js";
import { manner } from "../war/manner.js";
import { Piles } from "../war/piles.js";

// A sentence that the view carries: its words are ids, said by their names.
const say = ({ key, args }, names) => t(key, Object.fromEntries(Object.entries(args).map(([word, id]) => [word, names[id] ?? id])));

export class Nations {
  constructor(host, board, point) {
    this.host = host;
    this.board = board;
    this.point = point;
    this.piles = new Piles();
  }

  draw(view, names, seats, openRule) {
    keepFocus(this.host, () => replace(this.host,
      view.nations.map((nation) => this.nation(nation, view, names, seats)),
      this.fate(view, names, openRule),
      this.piles.node(view)));
  }

  nation(nation, view, names, seats) {
    const seat = seats[nation.seat] || {};
    const { taken, missing } = nation.objectives;
    const needed = taken.length + missing.length;
    const active = view.active === nation.id;
    return h("section", { class: `nation${active ? " active" : ""}${nation.at_war ? "" : " out"}` },
      h("header", {},
        h("span", { class: `shield ${nation.id}`, "aria-hidden": "true" }, manner.letters[nation.id]),
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

  fate(view, names, openRule) {
    const { fate } = view;
    return h("section", { class: "fate" },
      h("h3", {}, t("fate.title")),
      h("p", {}, t("fate.turn", { turn: view.turn, count: fate.cards_left })),
      fate.text ? h("p", {}, fate.in_force ? t("fate.holds") : t("fate.over"), " ",
        button(names[fate.name], () => openRule(fate.words.rule), { class: "rule-link" }), " ", fate.in_force ? say(fate.words, names) : null) : null,
      fate.barred_suits.length ? h("p", {}, t("fate.barred", { suits: fate.barred_suits.map((suit) => t(`name.${suit}`)) })) : null,
      fate.halted.length ? h("p", {}, t("fate.halted", { who: fate.halted.map((id) => names[id]) })) : null,
      fate.fresh.length ? h("p", {}, t("fate.fresh", { who: fate.fresh.map((id) => names[id]) })) : null,
      fate.strokes.length ? h("p", {}, t("fate.strokes"), " ", fate.strokes.map(({ card, rule }) => button(names[`F11.${card}`], () => openRule(rule), { class: "rule-link" }))) : null,
      fate.cards_out.length ? h("p", {}, t("fate.cards_out", { cards: fate.cards_out.join(", ") })) : null,
      view.offensive && view.offensive.status !== "undecided" ? h("p", {}, t("offensive", { status: t(`offensive.${view.offensive.status.replace(" ", "_")}`) })) : null);
  }
}

const figure = (kind, text) => h("span", { class: `figure ${kind}` }, text);
