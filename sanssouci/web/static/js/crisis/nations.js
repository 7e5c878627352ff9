// The state of the war: the calendar, the cup, both alliances, their armies and reserves.
import { button, h, keepFocus, replace } from "../dom.js";
import { capital, list, t } from "../words.js";
import { facts, LETTERS } from "./facts.js";
import { counterName, readUnit, shortName } from "./units.js";

export class Nations {
  constructor(host, point) {
    this.host = host;
    this.point = point;
  }

  draw(view, names, seats, openRule) {
    keepFocus(this.host, () => replace(this.host,
      this.calendar(view), this.cup(view, names, openRule),
      view.alliances.map((alliance) => this.alliance(alliance, view, names, seats, openRule)),
      view.removed.length ? h("p", { class: "lost" }, t("panel.removed", { who: list(view.removed.map((id) => names[id])) })) : null,
      facts.reconstruction ? h("p", { class: "hint reconstruction" }, t("panel.reconstruction")) : null));
  }

  // This year's turns, the present one marked, and what each of them brings.
  calendar(view) {
    const turns = facts.turns.map((turn, i) => ({ ...turn, number: i + 1 })).filter((turn) => turn.year === view.year);
    return h("section", { class: "calendar" },
      h("h3", {}, `${t(`name.${view.month}`)} ${view.year}`, h("small", {}, ` ${t("panel.turn", { turn: view.turn, all: facts.turns.length })}`)),
      h("ol", { class: "months" }, turns.map((turn) => h("li", { class: `month${turn.winter ? " winter" : ""}${turn.number === view.turn ? " now" : ""}${turn.number < view.turn ? " past" : ""}`, "aria-current": turn.number === view.turn ? "step" : null },
        t(`name.${turn.month}`).slice(0, 3), h("span", { class: "joining" }, turn.chits.map((id) => chit(id)), turn.event ? h("i", { class: "crown", title: t(`event.${turn.event}`) }, "♛") : null)))));
  }

  // Chits still to be drawn this turn, and those that are out.
  cup(view, names, openRule) {
    if (view.phase === "opening" || (view.phase === "release" && !view.winter)) return null; // it is filled when the war begins
    if (view.winter) return h("section", { class: "cup" }, h("h3", {}, t("panel.winter")), button("C12.1", () => openRule("C12.1"), { class: "rule-link" }));
    const all = { ...Object.fromEntries(view.armies.map((army) => [army.id, army.chits])), "turn-end": view.cup["turn-end"] };
    const left = Object.entries(view.cup).flatMap(([id, number]) => Array.from({ length: number }, () => id));
    const out = Object.entries(all).flatMap(([id, number]) => Array.from({ length: Math.max(0, number - (view.cup[id] || 0)) }, () => id));
    return h("section", { class: "cup" }, h("h3", {}, t("panel.cup"), " ", button("C2.2", () => openRule("C2.2"), { class: "rule-link" })),
      h("p", { class: "chits", "aria-label": t("panel.in_cup", { count: left.length }) }, left.map((id) => chit(id, names)), left.length ? null : t("panel.cup_empty")),
      out.length ? h("p", { class: "chits drawn" }, t("panel.drawn"), " ", out.map((id) => chit(id, names))) : null,
      view.army ? h("p", { class: "acting" }, h("i", { class: `swatch ${view.army}` }), t("panel.acts", { army: capital(names[view.army]) }), view.points === null ? null : [": ", h("b", {}, t("panel.points", { count: view.points }))]) : null);
  }

  alliance(alliance, view, names, seats, openRule) {
    const seat = seats[alliance.id] || {};
    const nations = view.nations.filter((nation) => nation.seat === alliance.id);
    const active = nations.some((nation) => nation.id === view.army);
    return h("section", { class: `nation alliance${active ? " active" : ""}` },
      h("header", {}, h("span", { class: `shield ${alliance.id}`, "aria-hidden": "true" }, LETTERS[alliance.id]), h("h3", {}, t(`side.${alliance.id}`)),
        h("span", { class: "player" }, h("i", { class: `dot${seat.present ? " here" : ""}`, title: t(seat.present ? "seat.present" : "seat.absent") }), seat.name || names[alliance.id])),
      this.track(alliance, openRule),
      h("p", { class: "figures" }, h("span", {}, t("alliance.cards", { count: alliance.cards })), h("span", {}, t("alliance.deck", { count: alliance.deck })),
        alliance.used.length ? h("span", { title: alliance.used.map((id) => names[id]).join(", ") }, t("alliance.used", { count: alliance.used.length })) : null),
      nations.map((nation) => this.nation(nation, view, names)));
  }

  // Resource spaces, with the marks at which the war is lost and won.
  track(alliance, openRule) {
    const { goal } = alliance;
    return h("p", { class: "resources", "aria-label": t("alliance.resources", { count: alliance.resources }) },
      h("b", {}, alliance.resources), " ", t("alliance.of_resources"),
      goal ? h("span", { class: "goals" }, ` ${t("alliance.goals", { low: goal.lost, high: goal.won })} `, button("C14.2", () => openRule("C14.2"), { class: "rule-link" })) : null);
  }

  nation(nation, view, names) {
    const army = view.armies.find((one) => one.id === nation.id);
    const inPlay = view.spaces.flatMap((space) => space.units).filter((unit) => unit.nation === nation.id);
    const units = inPlay.reduce((sum, unit) => sum + unit.count, 0);
    const worn = inPlay.filter((unit) => unit.depleted).reduce((sum, unit) => sum + unit.count, 0);
    const where = view.spaces.filter((space) => space.units.some((unit) => unit.nation === nation.id)).map((space) => space.id);
    return h("details", { class: `nation-row${nation.at_war ? "" : " at-peace"}`, id: `nation-${nation.id}`, open: this.opened?.has(nation.id), on: { toggle: (event) => this.remember(nation.id, event.target.open), pointerenter: () => this.point(where), pointerleave: () => this.point([]) } },
      h("summary", { data: { focus: `nation-${nation.id}` } }, h("i", { class: `swatch ${nation.id}`, "aria-hidden": "true" }), h("span", { title: names[nation.id] }, shortName(nation.id, names)),
        h("small", {}, t("nation.figures", { units, resources: nation.resources })),
        army?.retreats ? h("em", { class: "retreats", title: t("nation.retreats_title") }, t("nation.retreats", { count: army.retreats })) : null,
        nation.at_war ? null : h("em", { title: t("nation.at_peace_title") }, t("nation.at_peace"))),
      h("p", {}, t("nation.worn", { units, worn })),
      h("p", {}, t("nation.reserve", { count: nation.reserve, all: facts.troops[nation.id] })),
      nation.released.length ? h("p", {}, t("nation.released", { who: list(nation.released.map((id) => counterName(readUnit(id), names))) })) : null,
      nation.waiting.length ? h("p", {}, t("nation.waiting", { who: list(nation.waiting.map((id) => counterName(readUnit(id), names))) })) : null);
  }

  remember(id, open) {
    this.opened ||= new Set();
    if (open) this.opened.add(id);
    else this.opened.delete(id);
  }
}

export function chit(id, names = null) {
  const end = id === "turn-end";
  const title = end ? t("chit.end") : names ? capital(names[id]) : t("chit.of", { army: id });
  return h("i", { class: `chit ${end ? "end" : `swatch ${id}`}`, title, role: "img", "aria-label": title }, end ? "■" : LETTERS[id]);
}
