// Who stands how, and against whom: troops, cards, victory markers, enemies; the political board; bargains.
import { button, h, keepFocus, replace } from "../dom.js";
import { capital, t } from "../words.js";
import { manner } from "../war/manner.js";
import { Piles } from "../war/piles.js";
import { facts, trackName } from "./facts.js";
import { arms } from "./shapes.js";

// Against whom a power stands and whether at all, as a text that can be compared.
export const stance = ({ neutral, enemies }) => [neutral, ...[...enemies].sort()].join();

export class Nations {
  constructor(host, point, bargains) {
    this.host = host;
    this.point = point;
    this.bargains = bargains;
    this.piles = new Piles();
    this.changed = new Set(); // powers whose enemies have just become others
  }

  draw(view, names, seats, openRule) {
    keepFocus(this.host, () => replace(this.host,
      this.bargains.node(),
      view.nations.map((nation) => this.nation(nation, view, names, seats)),
      view.electors.length ? this.politics(view, names, openRule) : null,
      this.piles.node(view)));
  }

  nation(nation, view, names, seats) {
    const seat = seats[nation.seat] || {};
    const where = view.pieces.filter((piece) => piece.nation === nation.id && piece.city).map((piece) => piece.id);
    return h("section", {
      class: `nation${view.active.includes(nation.id) ? " active" : ""}${this.changed.has(nation.id) ? " changed" : ""}`, id: `nation-${nation.id}`,
      on: { pointerenter: () => this.point(where), pointerleave: () => this.point([]) },
    },
    h("header", {},
      h("span", { class: `shield ${nation.id}`, "aria-hidden": "true" }, manner.letters[nation.id]),
      h("h3", {}, capital(names[nation.id])),
      h("span", { class: "player" },
        h("i", { class: `dot${seat.present ? " here" : ""}`, title: t(seat.present ? "seat.present" : "seat.absent") }), seat.name || names[nation.seat])),
    this.stand(nation, names),
    h("p", { class: "figures" },
      h("span", {}, t("nation.troops", { now: nation.troops, most: nation.most_troops })),
      h("span", {}, t("nation.cards", { count: nation.cards, draws: nation.draws }))),
    nation.markers ? this.markers(nation) : null);
  }

  // Friend and foe at a glance.
  stand(nation, names) {
    if (nation.neutral) return h("p", { class: "stand neutral" }, h("em", {}, t("nation.neutral")));
    const row = (sign, kind, some) => (some.length ? h("span", { class: kind, title: t(`nation.${kind}`) }, h("span", { "aria-label": t(`nation.${kind}`) }, sign), some.map((other) => arms(other, names))) : null);
    return h("p", { class: "stand" }, row("⚔", "enemies", nation.enemies), row("⚯", "cooperating", nation.cooperating));
  }

  // One pip a marker: filled those that lie somewhere, open those still to be placed; who has none left has won.
  markers(nation) {
    const aside = nation.set_aside || 0;
    const placed = nation.markers - nation.pool - aside;
    return h("div", { class: "pips", "aria-label": t("nation.markers", { placed, left: nation.pool }), title: t("nation.markers", { placed, left: nation.pool }) },
      Array.from({ length: nation.markers }, (_, i) => h("i", { class: `pip of-${nation.id}${i < placed ? " held" : i < placed + aside ? " aside" : ""}` })),
      h("small", {}, t("nation.left", { count: nation.pool })));
  }

  politics(view, names, openRule) {
    const boxes = Object.entries(view.boxes).filter(([, owner]) => owner);
    const line = (text, rule) => h("p", {}, text, " ", button(rule, () => openRule(rule), { class: "rule-link" }));
    return h("section", { class: "state" }, h("h3", {}, t("state.title")),
      Object.entries(view.tracks).map(([track, box]) => line(t("state.track", { track: trackName(track, names), box, title: facts.political_board[track][box - 1].title }), "M17.1")),
      Object.entries(view.missions).filter(([, general]) => general).map(([power, general]) => line(t("state.mission", { general: names[general], nation: names[power] }), "M17.3")),
      boxes.map(([box, owner]) => line(t(`state.${box}`, { nation: capital(names[owner]) }), "M14.1")),
      line(t(`state.election-${view.election}`), "M18.2"),
      view.truce ? line(t("state.truce"), "M17.9") : null,
      view.no_force_march ? line(t("state.no_force_march"), "M17.10") : null,
      view.neutral_until ? line(t("state.neutral_until", { turn: view.neutral_until }), "M20.7") : null);
  }
}
