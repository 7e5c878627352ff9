// Actions in a general's language.
import { capital, list, t } from "../words.js";
import { readUnit, unitName } from "./units.js";

// "3 × Prussian troops and Frederick 8·3"
export function unitsWords(units, names) {
  const numbers = new Map();
  for (const unit of units) numbers.set(unit, (numbers.get(unit) || 0) + 1);
  return list([...numbers].map(([unit, number]) => (number > 1 ? `${number} × ` : "") + unitName(readUnit(unit), names)));
}

export function describe(one, names) {
  const words = {
    start: names[one.start], end: names[one.end], space: names[one.start], nation: names[one.nation], number: one.number,
    units: unitsWords(one.units, names), card: list(one.cards.map((id) => names[id])),
  };
  const none = !one.units.length && one.verb === "garrison" || !one.cards.length && one.verb === "commit";
  const on = one.verb === "play" && (one.nation ? "_for" : one.end ? "_on" : "");
  return capital(t(`do.${one.verb}${none ? "_none" : on || ""}`, words));
}
