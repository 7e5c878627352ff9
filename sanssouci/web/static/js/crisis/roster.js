// Who can be chosen on the sheet of units now, and within which limits: a party that marches, those
// who take the hits, the garrison of a fort.
import { t } from "../words.js";
import { isMarch, travellers } from "./foreseen.js";
import { count, readUnit } from "./units.js";

const one = () => 1;
const inPlaces = ({ places }) => places;

// groups: units alike; most and least: places they take together; begin: a plain first choice;
// deeds: what single units may do instead, and others: units that can do nothing but that.
export function roster(desk) {
  const { choices, picks } = desk;
  if (choices.verbs.has("take")) return asked(desk);
  if (choices.verbs.has("garrison")) return garrison(desk);
  return picks.start ? stack(desk) : null;
}

export const titleOf = ({ kind, space, end }, names) => t(`sheet.${kind}`, { space: names[space], start: names[space], end: names[end] });

function asked({ choices, foresight, names, position }) {
  const { kind, hits, pool, taken } = position.view.selection;
  const title = titleOf(position.view.selection, names);
  if (kind === "casualties") {
    const left = hits - count(taken);
    return { title, groups: pool, most: left, least: left, weight: one, begin: () => spare(pool, left) };
  }
  const { groups, room } = travellers(foresight, choices.of("take").slice(0, 1));
  return { title, groups, most: room, least: taken.length ? 0 : 1, weight: inPlaces, begin: () => fill(groups, room, inPlaces) };
}

function garrison({ choices, names }) {
  const ways = choices.of("garrison");
  const most = Math.max(...ways.map(({ pieces }) => pieces.length));
  return { title: t("sheet.garrison", { space: names[ways[0].start] }), groups: groupsIn(ways), most, least: 0, weight: one, begin: () => tally(ways[0].pieces) };
}

function stack({ choices, picks, foresight, names }) {
  const from = choices.from(picks.start);
  const sail = from.filter(({ verb, end }) => verb === "sail" && end === picks.end);
  if (sail.length) return { title: t("sheet.sail", { end: names[picks.end] }), groups: groupsIn(sail), most: 1, least: 1, weight: one, begin: () => tally(sail[0].pieces) };
  const { groups, room } = travellers(foresight, from.filter((way) => isMarch(way) && (!picks.end || way.end === picks.end)));
  const deeds = from.filter(({ verb }) => verb === "recover" || verb === "restore");
  const others = deeds.map(({ pieces }) => readUnit(pieces[0])).filter((unit) => !groups.some((each) => each.unit === unit.unit));
  if (!groups.length && !others.length) return null;
  return { title: t(groups.length ? "sheet.stack" : "sheet.restore", { space: names[picks.start] }), groups, others, deeds, most: room, least: 1, weight: inPlaces, begin: () => fill(groups, room, inPlaces) };
}

// The places that the chosen units take together.
export const load = ({ groups, weight }, chosen) => groups.reduce((sum, unit) => sum + (chosen.get(unit.unit) || 0) * weight(unit), 0);

// The choice with another number of one kind, as far as there is room.
export function changed({ groups, most, weight }, chosen, unit, number) {
  const next = new Map(chosen).set(unit.unit, Math.max(0, Math.min(unit.count, number)));
  // With one place in all a click on another unit is an exchange, not a refusal.
  if (most === 1 && number > 0) for (const other of groups) if (other.unit !== unit.unit) next.set(other.unit, 0);
  while (load({ groups, weight }, next) > most && next.get(unit.unit) > 0) next.set(unit.unit, next.get(unit.unit) - 1);
  return next;
}

// ------------------------------------------------------------------ first choices

const isLeader = (unit) => Number(unit.kind === "commander");

// As many as there is room for, in the order given.
function first(groups, room, weight) {
  const chosen = new Map();
  let left = room;
  for (const unit of groups) {
    const number = Math.min(unit.count, Math.floor(left / weight(unit)));
    chosen.set(unit.unit, number);
    left -= number * weight(unit);
  }
  return chosen;
}

// Commanders lead their men; losses fall on troops before commanders.
const fill = (groups, room, weight) => first([...groups].sort((a, b) => isLeader(b) - isLeader(a) || a.depleted - b.depleted), room, weight);
const spare = (groups, hits) => first([...groups].sort((a, b) => isLeader(a) - isLeader(b)), hits, one);

// ------------------------------------------------------------------ actions that name units or cards

export function tally(ids) {
  const numbers = new Map();
  for (const id of ids) numbers.set(id, (numbers.get(id) || 0) + 1);
  return numbers;
}

// Every kind of unit that some of the actions name, as often as one of them does at most.
function groupsIn(actions) {
  const most = new Map();
  for (const { pieces } of actions) for (const [unit, number] of tally(pieces)) most.set(unit, Math.max(number, most.get(unit) || 0));
  return [...most].map(([unit, number]) => readUnit(unit, number));
}

// The action that names just these things.
export function same(actions, wanted, things) {
  const full = [...wanted].filter(([, number]) => number);
  return actions.find((action) => {
    const named = tally(things(action));
    return named.size === full.length && full.every(([id, number]) => named.get(id) === number);
  });
}
