// A choice too large for a list, made word by word: the server says what may follow.
import { button, h, replace } from "./dom.js";
import { describe, kindAfter, read, sketch } from "./narrowing.js";
import { capital, t } from "./words.js";

const END = ""; // the action may end here
const isNumber = (word) => /^\d+$/.test(word);

/** The question what to do, as a node to put anywhere; a whole action is done.
 *  @param {object} table js/table.js @param {() => void} onDone called when it is
 *  @param {object} ways `begin`: words said already; `asked(words, next, goOn)`: told what may follow, so that it can be said
 *  otherwise, too, such as on a map; `numbers(words, next, finish)`: a node to choose all numbers of an action with;
 *  `beside(word)`: a node to stand beside the name of a word, or null; `most`: so many words are shown before one asks for more */
export function wordByWord(table, onDone = () => {}, { begin = [], asked = () => {}, numbers = null, beside = () => null, most = Infinity } = {}) {
  const room = h("div", { class: "word-by-word" });
  const say = (id) => table.names[id] || id;
  const tell = (words) => describe(read(words.join(" ")), say);

  function finish(words) {
    onDone();
    table.act(words.join(" "));
  }

  async function goOn(words) {
    const following = words.length ? await table.narrow(words) : table.position.first_words;
    if (!following) {
      onDone(); // the game has gone on meanwhile
      return;
    }
    if (Object.keys(following).length) {
      draw(words, following);
      asked(words, Object.keys(following), goOn);
    } else finish(words);
  }

  function draw(words, following, all = false) {
    const next = Object.keys(following).filter((word) => word !== END);
    const chosen = words.length > (Object.keys(table.position.first_words || {}).length === 1); // the only verb there is was not
    const back = chosen ? button(t("steps.back"), () => goOn(words.slice(0, -1)), { class: "plain" }) : null;
    const enough = END in following ? button(t("steps.enough", { what: tell(words) }), () => finish(words), { class: "primary" }) : null;
    replace(room, chosen ? h("p", { class: "hint", "aria-live": "polite" }, sketch(words, say)) : null,
      next.every(isNumber) ? (numbers?.(words, next, finish) ?? number(words, next.map(Number))) : h("div", { class: "row" }, (all ? next : next.slice(0, most)).map((word) => offer(words, word, following[word])),
        !all && next.length > most ? button(t("more", { count: next.length - most }), () => draw(words, following, true), { class: "plain" }) : null),
      h("div", { class: "row end" }, back, enough));
    room.querySelector("input, button")?.focus();
  }

  function offer(words, word, count) {
    const whole = [...words, word];
    const label = kindAfter(words, word) === "verb" ? (count > 1 ? sketch(whole, say) : tell(whole)) : [capital(say(word)), beside(word)];
    return button(label, () => goOn(whole), { data: { word } });
  }

  function number(words, numbers) {
    const [low, high] = [numbers[0], numbers.at(-1)];
    const input = h("input", { type: "number", min: low, max: high, value: low, "aria-label": sketch(words, say) });
    const submit = (event) => {
      event.preventDefault();
      if (numbers.includes(input.valueAsNumber)) goOn([...words, String(input.valueAsNumber)]);
    };
    return h("form", { class: "row", on: { submit } }, input, h("span", { class: "hint" }, t("steps.range", { low, high })), h("button", { class: "primary" }, t("steps.choose")));
  }

  goOn(begin);
  return room;
}
