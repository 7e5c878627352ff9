// Every sentence comes from the catalogues that server and terminal use too, in the syntax of Project
// Fluent: the one that all games share, and that of the game on the table. What a language lacks is
// said in English.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";

const LANGUAGES = [...new Set([document.documentElement.lang, "en"])];
const bundles = LANGUAGES.map((language) => new FluentBundle([language, "en"], { useIsolating: false }));

async function fetchCatalogue(path) {
  const answer = await fetch(path, { credentials: "same-origin" });
  if (answer.ok) return answer.text();
  if (answer.status === 404) return ""; // no such language yet
  throw new Error(`${path}: ${answer.status}`);
}

async function read(folder, which = "") {
  const sources = await Promise.all(LANGUAGES.map((language) => fetchCatalogue(`${folder}/${language}${which}`)));
  sources.forEach((source, i) => bundles[i].addResource(new FluentResource(source), { allowOverrides: true }));
}

await read("/api/messages");

// The sentences of a game are learnt once it is needed, as far as the server does not say them itself.
const learnt = new Map();
export function learn(game) {
  if (!learnt.has(game)) learnt.set(game, read(`/api/games/${game}/messages`, "?own=true").catch((error) => { learnt.delete(game); throw error; }));
  return learnt.get(game);
}

const bundleWith = (id) => bundles.find((bundle) => bundle.hasMessage(id));

// "log.turn" of the code is "log-turn" in a catalogue, as ids of Fluent have no dots.
const idOf = (key) => key.replaceAll(".", "-");

// Beside a list `who` a sentence can ask for `who-count`, so that its verb agrees.
function* spelled(words) {
  for (const [name, word] of Object.entries(words)) {
    if (Array.isArray(word)) {
      yield [name, list(word)];
      yield [`${name}-count`, word.length];
    } else if (typeof word === "number") yield [name, new FluentNumber(word, { useGrouping: false })]; // 1756 is a year
    else yield [name, word ?? ""];
  }
}

export function t(key, words = {}) {
  const id = idOf(key);
  const bundle = bundleWith(id);
  return bundle ? bundle.formatPattern(bundle.getMessage(id).value, Object.fromEntries(spelled(words)), []) : key;
}

export const has = (key) => Boolean(bundleWith(idOf(key)));

// "5♠, 3♥"
export const sequence = (items) => (items.length ? items.reduce((said, item) => t("list.sequence", { first: said, last: item })) : "");

// "Keith, Heinrich and Seydlitz"
export function list(items) {
  if (items.length < 2) return items.join("");
  const first = sequence(items.slice(0, -1));
  return t("list.and", { first, last: items.at(-1) });
}

export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
