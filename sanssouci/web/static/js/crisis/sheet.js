// A sheet of units to choose from: who marches, who takes the hits, who stays in the fort. Alike
// units are interchangeable to the rules, which count them; to the hand, the one that is clicked is the one that goes or stays.
import { button, h, keepFocus, replace } from "../dom.js";
import { t } from "../words.js";
import { LETTERS } from "./facts.js";
import { counterName, unitName } from "./units.js";

// A counter as a button, or just to look at.
export function token(unit, names, { chosen = false, onPick = null, focus = "" } = {}) {
  const leader = unit.kind === "commander";
  const props = {
    class: `unit ${unit.nation}${leader ? " leader" : ""}${unit.depleted ? " depleted" : ""}${unit.isolated ? " isolated" : ""}${chosen ? " chosen" : ""}`,
    title: unitName(unit, names),
  };
  const inside = [leader ? counterName(unit, names) : LETTERS[unit.nation], unit.isolated ? h("i", { class: "cut", "aria-hidden": "true" }, "⦸") : null];
  if (!onPick) return h("span", { ...props, role: "img", "aria-label": unitName(unit, names) }, inside);
  return h("button", { ...props, type: "button", "aria-pressed": String(chosen), "aria-label": unitName(unit, names), data: { focus }, on: { click: onPick } }, inside);
}

export class Sheet {
  constructor(host) {
    this.host = host;
    this.orders = new Map(); // by unit, its counters in the order in which they would be chosen
  }

  // groups: units alike; chosen: by unit, how many; set: for a unit that can be chosen, what sets its
  // number; deeds: for a unit, buttons beside it.
  draw(names, sheet) {
    this.host.classList.toggle("hidden", !sheet);
    if (!sheet) {
      this.host.replaceChildren();
      this.orders.clear();
      return;
    }
    const { title, note, groups, chosen, set, deeds } = sheet;
    keepFocus(this.host, () => replace(this.host,
      h("header", {}, h("h2", {}, title), note ? h("p", { class: "hint", "aria-live": "polite" }, note) : null),
      groups.map((unit) => this.row(unit, names, chosen.get(unit.unit) || 0, set(unit), deeds(unit)))));
  }

  orderOf({ unit, count }) {
    if (this.orders.get(unit)?.length !== count) this.orders.set(unit, Array.from({ length: count }, (_, i) => i));
    return this.orders.get(unit);
  }

  row(unit, names, number, set, deeds) {
    const order = this.orderOf(unit);
    const pick = (i, isChosen) => {
      order.splice(order.indexOf(i), 1);
      order.splice(isChosen ? number - 1 : number, 0, i);
      set(unit, isChosen ? number - 1 : number + 1);
    };
    const tokens = Array.from({ length: unit.count }, (_, i) => {
      const isChosen = order.indexOf(i) < number;
      return token(unit, names, { chosen: isChosen, onPick: set && (() => pick(i, isChosen)), focus: `unit-${unit.unit}-${i}` });
    });
    return h("div", { class: `unit-row${unit.count === 1 && !deeds.length ? " single" : ""}`, role: "group", "aria-label": unitName(unit, names) },
      h("span", { class: "tokens" }, tokens),
      set && unit.count > 1 ? h("span", { class: "count" }, `${number}/${unit.count}`,
        button(t("sheet.all"), () => set(unit, unit.count), { class: "plain", data: { focus: `all-${unit.unit}` } }),
        button(t("sheet.none"), () => set(unit, 0), { class: "plain", data: { focus: `none-${unit.unit}` } })) : null,
      deeds);
  }
}
