// Units as a reader counts them: groups of alike ones, forces of one nation, and words for both.
import { capital, form, has, list, t } from "../words.js";
import { facts } from "./facts.js";

const MANY = "many"; // the form of a name for several; that of a commander is called as his kind
const STATES = ["depleted", "isolated", "recovered", "inside"];

// Where there is little room: "Britain".
export const shortName = (nation, names) => (has(`short.${nation}`) ? t(`short.${nation}`) : capital(names[nation]));

export const count = (units) => units.reduce((sum, unit) => sum + unit.count, 0);

// "Frederick 8·3", as on his counter.
export function counterName(unit, names) {
  const leader = facts.commanders[unit.id];
  return leader ? `${names[unit.id]} ${leader.leadership}·${leader.rating}` : names[unit.id];
}

// One kind of unit with its state: "Frederick 8·3, depleted" or "Prussian troops, isolated".
export function unitName(unit, names) {
  return unit.kind === "commander" ? inState(counterName(unit, names), unit, unit.kind) : inState(t("unit.troops", { nation: names[unit.nation] }), unit, MANY);
}

// The same of a single one, "Prussian troop, isolated", or of as many as are counted: "Prussian troops, isolated".
export function oneName(unit, names, count = 1) {
  if (unit.kind === "commander") return inState(counterName(unit, names), unit, unit.kind);
  return count > 1 ? inState(form(`troop.${unit.nation}`, MANY), unit, MANY) : inState(t(`troop.${unit.nation}`), unit);
}

function inState(name, unit, which = "") {
  return [name, ...[...STATES, "arrived"].filter((state) => unit[state]).map((state) => form(`state.${state}`, which))].join(", ");
}

// How actions call a unit: "prussia.depleted.isolated".
export function readUnit(name, number = 1) {
  const [id, ...states] = name.split(".");
  const leader = facts.commanders[id];
  const unit = { unit: name, id, kind: leader ? "commander" : "troop", nation: leader?.nation || id, count: number };
  for (const state of [...STATES, "arrived"]) unit[state] = states.includes(state);
  return unit;
}

// The units of each nation that share one fate, the garrison last: what stands on the map as blocks.
export function forces(units) {
  const found = new Map();
  for (const unit of units) {
    const key = `${unit.inside ? 1 : 0} ${unit.nation} ${unit.isolated ? 1 : 0}`;
    if (!found.has(key)) found.set(key, { key: key.replaceAll(" ", "-"), nation: unit.nation, inside: unit.inside, isolated: unit.isolated, units: [] });
    found.get(key).units.push(unit);
  }
  return [...found.values()].sort((a, b) => a.inside - b.inside || (a.key < b.key ? -1 : 1)).map((force) => ({
    ...force,
    full: count(force.units.filter((unit) => !unit.depleted)),
    depleted: count(force.units.filter((unit) => unit.depleted)),
    leaders: force.units.filter((unit) => unit.kind === "commander"),
  }));
}

// "8 units of Prussia (2 depleted), led by Frederick 8·3; on defense"
export function forceWords(force, names) {
  const number = force.full + force.depleted;
  const states = ["inside", "isolated"].filter((state) => force[state]).map((state) => t(`state.${state}`));
  return [
    t(force.depleted ? "force.worn" : "force", { count: number, nation: names[force.nation], depleted: force.depleted }),
    ...(force.leaders.length ? [t("force.led", { who: list(force.leaders.map((unit) => counterName(unit, names))) })] : []),
    ...states,
  ].join(", ");
}
