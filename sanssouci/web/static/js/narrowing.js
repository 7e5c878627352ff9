// The legal list, narrowed by what the player points at. The grammar of the game, sent by the server, tells
// which words of an action are pieces, places, cards and numbers; the list is the only source: nothing is
// offered here that the server has not offered, and whatever it offers can be reached.
import { api } from "./api.js";
import { capital, has, sequence, t, times } from "./words.js";

const TO_THE_END = new Set(["road", "set"]);
const ON_THE_MAP = new Set(["piece", "place"]);

let verbs = new Map();
let nouns = new Map();

export async function learnGrammar(game, rules) {
  const grammar = await api.grammar(game, rules);
  nouns = new Map(Object.entries(grammar.nouns).map(([id, noun]) => [id, { kind: noun.kind, ids: new Set(noun.ids) }]));
  verbs = new Map();
  for (const verb of grammar.verbs) verbs.set(verb.word, [...(verbs.get(verb.word) || []), verb]);
}

const fits = (noun, word) => (noun.kind === "number" ? /^\d+$/.test(word) : noun.ids.has(word));

// The words of an action in each slot of a verb; null if it has another form.
function slotsOf(verb, words) {
  const slots = [];
  let at = 0;
  for (const part of verb.parts) {
    if (at >= words.length) return null;
    if (typeof part === "string") {
      if (words[at++] !== part) return null;
      continue;
    }
    const noun = nouns.get(part.noun);
    const said = part.shape === "group" ? words[at].split("+") : TO_THE_END.has(part.shape) ? words.slice(at) : [words[at]];
    if (!said.every((word) => fits(noun, word))) return null;
    at += TO_THE_END.has(part.shape) ? said.length : 1;
    slots.push({ name: part.name, shape: part.shape, kind: noun.kind, words: said });
  }
  return at === words.length ? slots : null;
}

// What an action speaks of: each slot by its name, and all pieces, places, cards and the last number by their kind.
export function read(action) {
  const [verb, ...words] = action.split(" ");
  const seen = { action, verb, key: null, slots: [], pieces: [], places: [], cards: [], place: null, road: null, card: null, value: null, group: false, pair: false };
  for (const form of verbs.get(verb) || []) {
    const slots = slotsOf(form, words);
    if (slots) {
      Object.assign(seen, { key: form.key, slots });
      break;
    }
  }
  for (const slot of seen.slots) {
    const many = slot.shape !== "one" && slot.shape !== "stack";
    if (slot.kind === "number") seen.value = Number(slot.words.at(-1));
    if (slot.kind === "piece") seen.pieces.push(...slot.words);
    if (slot.kind === "place") seen.places.push(...slot.words);
    if (slot.kind === "card") seen.cards.push(...slot.words);
    if (slot.shape === "group") seen.group = true;
    if (slot.shape === "road") seen.road = slot.words;
    // Last, as a slot may be called like the list of its kind: "cards" of a commitment.
    seen[slot.name] = many ? slot.words : slot.kind === "number" ? seen.value : slot.words[0];
  }
  seen.place = seen.places.at(-1) ?? null;
  seen.card = seen.cards[0] ?? null;
  seen.pair = seen.slots.filter((slot) => slot.kind === "piece").length > 1;
  seen.onMap = seen.slots.length > 0 && seen.slots.every((slot) => ON_THE_MAP.has(slot.kind));
  return seen;
}

// Equal things that follow each other are said once, with their number; some have a name for several.
function named(words, say, kind) {
  const runs = [];
  for (const word of words) {
    if (runs.at(-1)?.word === word) runs.at(-1).count += 1;
    else runs.push({ word, count: 1 });
  }
  return runs.map(({ word, count }) => (count > 1 ? times(count, say(word, kind), say(word, kind, count)) : say(word, kind)));
}

/** An action in words, by the one sentence its verb has for all clients.
 *  @param {object} one what `read` gives @param {(id: string, kind: string) => string} say the name of a thing */
export function describe(one, say) {
  if (!one.key) return one.verb;
  const words = {};
  for (const { name, shape, kind, words: said } of one.slots) {
    if (kind === "number" && shape !== "set") words[name] = Number(said[0]);
    else words[name] = shape === "group" ? said.map((id) => say(id, kind)) : sequence(named(said, say, kind));
    if (kind === "piece" && shape === "one") words[`${name}-many`] = say(said[0], kind, 2);
    if (shape === "road") {
      Object.assign(words, { start: say(said[0], kind), end: say(said.at(-1), kind), by: sequence(said.slice(1, -1).map((id) => say(id, kind))), steps: said.length - 1 });
    }
  }
  return capital(t(one.key, words));
}

// The words of an action that is only begun, slot by slot; a slot that is still open has fewer or none.
function begunSlots(verb, words) {
  const slots = [];
  let at = 0;
  for (const part of verb.parts) {
    if (typeof part === "string") {
      if (at < words.length && words[at++] !== part) return null;
      continue;
    }
    const { kind } = nouns.get(part.noun);
    const said = TO_THE_END.has(part.shape) ? words.slice(at) : words.slice(at, at + 1);
    const each = part.shape === "group" ? said.flatMap((word) => word.split("+")) : said;
    if (!each.every((word) => fits(nouns.get(part.noun), word))) return null;
    at += said.length;
    slots.push({ name: part.name, shape: part.shape, kind, words: each, isOpen: !said.length || TO_THE_END.has(part.shape) });
  }
  return at >= words.length ? slots : null;
}

/** An action of which only some words are said, in the sentence it will be: "Send the guards, …".
 *  A verb alone may have a name of its own, where all its gaps would say little.
 *  @param {string[]} words @param {(id: string, kind: string) => string} say */
export function sketch(words, say) {
  const [verb, ...rest] = words;
  if (!rest.length && has(`verb.${verb}`)) return t(`verb.${verb}`);
  for (const form of verbs.get(verb) || []) {
    const slots = begunSlots(form, rest);
    if (!slots?.some((slot) => slot.isOpen)) continue;
    const said = {};
    for (const { name, kind, words: some, isOpen } of slots) {
      const told = [...named(some, say, kind), ...(isOpen ? ["…"] : [])];
      Object.assign(said, { [name]: sequence(told) }, name === "road" ? { start: told[0], end: "…", by: "…", steps: 2 } : {});
    }
    return capital(t(form.key, said));
  }
  return capital(words.map((word) => say(word, "choice")).join(" "));
}

/** What kind of thing may follow some words: "verb", or a kind of the grammar.
 *  @param {string[]} words what is said already @param {string} next a word that may follow */
export function kindAfter(words, next) {
  if (!words.length) return "verb";
  for (const form of verbs.get(words[0]) || []) {
    const slots = begunSlots(form, [...words.slice(1), next]);
    const slot = slots?.findLast(({ words: said }) => said.length);
    if (slot && (slot.words.at(-1) === next || slot.words.join("+") === next)) return slot.kind;
  }
  return "choice";
}

/** Whether a seat has something to decide: a list to choose from, or words too many for one. */
export const isAsked = (position) => Boolean(position?.legal?.length || position?.first_words);

export const noPicks = () => ({ pieces: [], place: null });

export class Choices {
  constructor(legal, asides = []) {
    this.all = legal.map(read);
    this.asides = asides.map(read);
    this.onMap = this.all.filter((one) => one.onMap);
    this.verbs = new Set(this.all.map((one) => one.verb));
  }

  of(...wanted) {
    return this.all.filter((one) => wanted.includes(one.verb));
  }

  cards() {
    return this.all.filter((one) => one.card);
  }

  // Answers that need nothing but a button.
  plain() {
    return this.all.filter((one) => !one.action.includes(" "));
  }

  pieces() {
    return new Set(this.onMap.flatMap((one) => one.pieces));
  }

  // Actions for exactly the picked pieces; of a pair, one against another, either is enough.
  matching(picks) {
    return this.onMap.filter((one) => {
      if (one.pair) return picks.pieces.length > 0 && picks.pieces.every((id) => one.pieces.includes(id));
      return one.pieces.length === picks.pieces.length && one.pieces.every((id) => picks.pieces.includes(id));
    });
  }

  // Where the picked pieces can go; without picks, the places one may name outright.
  places(picks) {
    return byPlace(this.matching(picks), (one) => one.place);
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
    const together = this.onMap.filter((one) => one.group && one.pieces.some((id) => picks.pieces.includes(id)));
    return [...new Set(together.flatMap((one) => one.pieces))];
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
    if (this.onMap.some((one) => one.pair && one.pieces.includes(id))) return [id];
    // A rule may bind a piece to its company: then it is picked with the smallest legal one.
    const group = groups.filter((one) => one.includes(id)).sort((a, b) => a.length - b.length)[0];
    return group ? [...group] : [];
  }
}

/** Actions by the place they lead to. @param {object[]} ways @param {(one: object) => ?string} placeOf */
export function byPlace(ways, placeOf) {
  const found = new Map();
  for (const one of ways) {
    const place = placeOf(one);
    if (place) found.set(place, [...(found.get(place) || []), one]);
  }
  return found;
}
