// The legal list, narrowed by what the player points at. The list is the only source: nothing is
// offered here that the server has not offered, and whatever it offers can be reached.
import { facts } from "./facts.js";

// What an action speaks of: a space where it begins, a space where it ends, units, a card, a nation.
export function read(action) {
  const [verb, ...words] = action.split(" ");
  const seen = { action, verb, start: null, end: null, units: [], cards: [], nation: null, number: null };
  const none = words.at(-1) === "none";
  if (verb === "march" || verb === "pick") [seen.start, seen.end] = words;
  else if (verb === "sail") [seen.start, seen.end, seen.units] = [words[0], words[1], [words[2]]];
  else if (verb === "sortie" || verb === "garrison") [seen.start, seen.units] = [words[0], none ? [] : words.slice(1)];
  else if (verb === "recover" || verb === "restore") [seen.start, seen.units] = [words[0], [words[1]]];
  else if (verb === "assault") [seen.start] = words;
  else if (verb === "take") [seen.units, seen.number] = [[words[0]], Number(words[1])];
  else if (["withdraw", "send", "fight", "scorch"].includes(verb)) [seen.end] = words;
  else if (verb === "place") [seen.units, seen.end] = [[words[0]], words[1]];
  else if (verb === "claim") [seen.start, seen.nation] = words;
  else if (verb === "commit") seen.cards = none ? [] : words;
  else if (verb === "discard") seen.cards = words;
  else if (verb === "play") {
    seen.cards = [words[0]];
    if (words[1] in facts.spaces) [, seen.end] = words;
    else if (words[1]) [, seen.nation] = words;
  }
  return seen;
}

const FROM_A_STACK = new Set(["march", "pick", "sail", "sortie", "recover", "assault", "restore"]);
const TO_A_PLACE = new Set(["withdraw", "send", "fight"]);

export class Choices {
  constructor(legal, asides = []) {
    this.all = legal.map(read);
    this.asides = asides.map(read);
    this.verbs = new Set(this.all.map((one) => one.verb));
  }

  of(...verbs) {
    return this.all.filter((one) => verbs.includes(one.verb));
  }

  // Cards that can be played or thrown away now, each kind once.
  cards() {
    return new Set([...this.of("play", "discard", "commit"), ...this.asides].flatMap((one) => (one.verb === "scorch" ? ["scorched-earth"] : one.cards)));
  }

  withCard(card) {
    if (card === "scorched-earth" && this.asides.length) return this.asides;
    return this.of("play", "discard").filter((one) => one.cards[0] === card);
  }

  // Answers that need nothing but a button.
  plain() {
    return this.all.filter((one) => !one.action.includes(" "));
  }

  // Spaces whose units can do something.
  starts() {
    return new Set(this.all.filter((one) => FROM_A_STACK.has(one.verb)).map((one) => one.start));
  }

  from(space) {
    return this.all.filter((one) => FROM_A_STACK.has(one.verb) && one.start === space);
  }

  // Where the picked stack, recruit or card can go; without picks, the places one may name outright.
  places({ start, recruit, card }) {
    const found = new Map();
    const ways = card ? this.withCard(card) : recruit ? this.of("place").filter((one) => one.units[0] === recruit) : start ? this.from(start) : this.all.filter((one) => TO_A_PLACE.has(one.verb));
    for (const one of ways) {
      if (!one.end) continue;
      if (!found.has(one.end)) found.set(one.end, []);
      found.get(one.end).push(one);
    }
    return found;
  }
}
