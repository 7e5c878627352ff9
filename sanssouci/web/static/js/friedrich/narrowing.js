// The legal list, narrowed by what the player points at. The list is the only source: nothing is
// offered here that the server has not offered, and whatever it offers can be reached.

const PIECE = new Set(["reinforce", "weaken", "raid", "retire"]);
const PIECE_AND_PLACE = new Set(["enter", "evade"]);
const PLACE = new Set(["retreat", "liberate", "step", "chase"]);
const CARD = new Set(["play", "pay", "discard", "aside", "offer", "give"]);

// What an action speaks of.
export function read(action) {
  const [verb, ...words] = action.split(" ");
  const seen = { action, verb, pieces: [], place: null, road: null, card: null, value: null };
  if (verb === "march") {
    seen.pieces = words[0].split("+");
    seen.road = words.slice(1);
    seen.place = words.at(-1);
  } else if (PIECE_AND_PLACE.has(verb)) [seen.pieces, seen.place] = [[words[0]], words[1]];
  else if (PIECE.has(verb)) seen.pieces = [words[0]];
  else if (verb === "attack") seen.pieces = words;
  else if (PLACE.has(verb)) seen.place = words[0];
  else if (CARD.has(verb)) {
    seen.card = words[0];
    seen.value = words[1] === "as" ? Number(words[2]) : null;
  } else if (verb === "allot") [seen.pieces, seen.value] = [[words[0]], Number(words[1])];
  else if (verb === "recruit") seen.units = words.map(Number);
  else if (verb === "transfer") [seen.giver, seen.taker, seen.value] = [words[0], words[1], Number(words[2])];
  return seen;
}

export const noPicks = () => ({ pieces: [], place: null });

export class Choices {
  constructor(legal, asides = []) {
    this.all = legal.map(read);
    this.asides = asides.map(read);
    this.onMap = this.all.filter((one) => ["march", "attack"].includes(one.verb) || PIECE.has(one.verb) || PIECE_AND_PLACE.has(one.verb) || PLACE.has(one.verb));
    this.verbs = new Set(this.all.map((one) => one.verb));
  }

  of(verb) {
    return this.all.filter((one) => one.verb === verb);
  }

  cards() {
    return this.all.filter((one) => one.card);
  }

  // Answers that need nothing but a button.
  plain() {
    return this.all.filter((one) => !one.action.includes(" ") && !this.onMap.includes(one));
  }

  pieces() {
    return new Set(this.onMap.flatMap((one) => one.pieces));
  }

  // Actions for exactly the picked pieces; for an attack either side is enough.
  matching(picks) {
    return this.onMap.filter((one) => {
      if (one.verb === "attack") return picks.pieces.length > 0 && picks.pieces.every((id) => one.pieces.includes(id));
      return one.pieces.length === picks.pieces.length && one.pieces.every((id) => picks.pieces.includes(id));
    });
  }

  // Where the picked pieces can go; without picks, the places one may name outright.
  places(picks) {
    const found = new Map();
    for (const one of this.matching(picks)) {
      if (!one.place) continue;
      if (!found.has(one.place)) found.set(one.place, []);
      found.get(one.place).push(one);
    }
    return found;
  }

  // What is ready to be confirmed. More than one: several roads lead there, or several foes.
  proposals(picks) {
    const matching = this.matching(picks);
    if (picks.place) return matching.filter((one) => one.place === picks.place);
    return matching.filter((one) => !one.place);
  }

  // Which comrades could be added to the picked ones, or left behind.
  companions(picks) {
    if (!picks.pieces.length) return [];
    const names = new Set();
    for (const one of this.onMap) {
      if (one.verb === "march" && one.pieces.some((id) => picks.pieces.includes(id))) one.pieces.forEach((id) => names.add(id));
    }
    return [...names];
  }

  // The group after a click on a piece: picked afresh, added, or left behind.
  toggle(picks, id, sameStack) {
    const groups = this.onMap.map((one) => one.pieces);
    const legal = (set) => groups.some((group) => group.length === set.length && group.every((one) => set.includes(one)));
    if (picks.pieces.length && sameStack) {
      const changed = picks.pieces.includes(id) ? picks.pieces.filter((one) => one !== id) : [...picks.pieces, id];
      if (changed.length === 0 || legal(changed)) return changed;
    }
    if (legal([id])) return [id];
    if (this.of("attack").some((one) => one.pieces.includes(id))) return [id];
    // Fate may bind a general to his company: then he is picked with the smallest legal one.
    const group = groups.filter((one) => one.includes(id)).sort((a, b) => a.length - b.length)[0];
    return group ? [...group] : [];
  }
}
