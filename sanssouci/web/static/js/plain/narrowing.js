// The next step towards an action: which words may follow those already said. Only the legal list counts, so
// whatever is on it can be reached, and nothing else.
import { read } from "../narrowing.js";

// So many actions are offered at once as sentences; on a phone they would hide the map.
const few = () => (matchMedia("(max-width: 760px)").matches ? 5 : 8);

export class Steps {
  /** @param {string[]} legal */
  constructor(legal) {
    this.legal = legal;
    this.forget();
  }

  // The actions that begin with what was said, and speak of the place pointed at.
  get left() {
    const start = this.said.join(" ");
    return this.legal.filter((action) => (!start || action === start || action.startsWith(`${start} `)) && (!this.place || read(action).places.includes(this.place)));
  }

  get isBegun() {
    return this.said.length > 0 || this.place !== null;
  }

  get said() {
    return this.path.at(-1) || [];
  }

  /** @param {string[]} words from the verb on */
  say(words) {
    this.path.push(words);
  }

  forget() {
    this.path = [];
    this.place = null;
  }

  back() {
    if (this.place) this.place = null;
    else this.path.pop();
  }

  // What can be offered now: whole actions, and words with which several go on.
  offers(said = this.said) {
    const { left } = this;
    const at = said.length;
    if (left.length <= few()) return { whole: left, words: [] };
    const after = new Map();
    for (const action of left) {
      const word = action.split(" ")[at];
      after.set(word, [...(after.get(word) || []), action]);
    }
    // A word that leaves no choice would be a click for nothing.
    if (after.size === 1 && !after.has(undefined)) return this.offers([...said, ...after.keys()]);
    const whole = [];
    const words = [];
    for (const [word, actions] of after) {
      if (actions.length === 1) whole.push(actions[0]);
      else words.push({ word, said: [...said, word], count: actions.length, kind: kindOf(actions[0], at) });
    }
    return { whole, words };
  }

  // The places that the actions left speak of, for the map.
  places() {
    return new Set(this.left.flatMap((action) => read(action).places));
  }

  pieces() {
    return new Set(this.left.flatMap((action) => read(action).pieces));
  }
}

// What kind of thing stands at this word of an action: a verb, a place, a number.
function kindOf(action, at) {
  if (at === 0) return "verb";
  const word = action.split(" ")[at];
  return read(action).slots.find((slot) => slot.words.includes(word) || slot.words.join("+") === word)?.kind ?? "choice";
}
