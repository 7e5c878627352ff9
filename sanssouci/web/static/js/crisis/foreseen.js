// What the rules say of marches before they are made: who may go, by which road, and how far from there.
import { readUnit } from "./units.js";

const FOR_THE_EYE = new Set(["foresee.goes", "foresee.onward", "foresee.by_way_of"]); // shown, and not said

const about = (foresight, one, key) => foresight.of(one).filter((each) => each.key === key);

export const isMarch = ({ verb }) => verb === "march" || verb === "pick";

// What is said of an action in a tip or a label.
export const signs = (foresight, one) => foresight.of(one).filter(({ key }) => !FOR_THE_EYE.has(key)).map(({ text }) => text);

// Everybody who could take part in one of the ways, with the places each of them takes, and the room there is.
export function travellers(foresight, ways) {
  const groups = new Map();
  let room = 0;
  for (const { args } of ways.flatMap((one) => about(foresight, one, "foresee.goes"))) {
    const unit = readUnit(args.unit.replace(".troop", ""), args.count);
    if (!(groups.get(unit.unit)?.count >= unit.count)) groups.set(unit.unit, { ...unit, places: args.places });
    room = Math.max(room, args.room);
  }
  return { groups: [...groups.values()], room };
}

// The road of a march: straight, or by the space between.
export const road = (foresight, one) => [one.start, ...foresight.marked(one, "by_way_of"), one.end];

// By space that more than one march would reach: the points it takes, and where the first march leads.
export function onward(foresight, ways) {
  const found = new Map();
  for (const one of ways) {
    for (const { args, marks } of about(foresight, one, "foresee.onward")) {
      for (const { id } of marks) if (!(found.get(id)?.points <= args.points)) found.set(id, { points: args.points, leg: one.end });
    }
  }
  return found;
}
