// Every sentence comes from the catalogues that server and terminal use too, in the syntax of Project
// Fluent: the one that all games share, and that of the game on the table. What a language lacks is
// said in English. What only server and terminal say is left out.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";

const LANGUAGES = [...new Set([document.documentElement.lang, "en"])];
const grammars = new Map(); // by bundle, the forms of its names; worked out when they are asked for
const bundles = LANGUAGES.map((language) => new FluentBundle([language, "en"], { useIsolating: false }));

// A number below zero has the sign that printers use, and not a hyphen.
class Figure extends FluentNumber {
  toString(scope) {
    return super.toString(scope).replace(/^-/, "−");
  }
}

async function fetchCatalogue(path) {
  const answer = await fetch(path, { credentials: "same-origin" });
  if (answer.ok) return answer.text();
  if (answer.status === 404) return ""; // no such language yet
  throw new Error(`${path}: ${answer.status}`);
}

async function read(folder, which = "") {
  const sources = await Promise.all(LANGUAGES.map((language) => fetchCatalogue(`${folder}/${language}${which}`)));
  sources.forEach((source, i) => bundles[i].addResource(new FluentResource(source), { allowOverrides: true }));
  grammars.clear();
}

await read("/api/messages", "?own=true");

// The sentences of a game are learnt once it is needed, as far as the server does not say them itself.
const learnt = new Map();
export function learn(game) {
  if (!learnt.has(game)) learnt.set(game, read(`/api/games/${game}/messages`, "?own=true").catch((error) => { learnt.delete(game); throw error; }));
  return learnt.get(game);
}

// Those of a page that is seldom opened, of all games or of one.
export const learnPart = (part, game) => read(game ? `/api/games/${game}/messages` : "/api/messages", `?part=${part}`);

const bundleWith = (id) => bundles.find((bundle) => bundle.hasMessage(id));

// "log.turn" of the code is "log-turn" in a catalogue, as ids of Fluent have no dots.
const idOf = (key) => key.replaceAll(".", "-");

// Beside a list `who` a sentence can ask for `who-count`, so that its verb agrees, and beside a name for
// every form the catalogue gives it: `name-prussia` with the attribute `of` makes it `who-of`.
function* spelled(words, bundle) {
  for (const [name, word] of Object.entries(words)) {
    if (Array.isArray(word)) {
      yield [name, list(word)];
      yield [`${name}-count`, word.length];
      const forms = word.map((one) => formsOf(String(one), bundle));
      for (const form of Object.keys(forms[0] ?? {})) yield [`${name}-${form}`, list([...new Set(forms.map((each) => each[form] ?? ""))])];
    } else if (typeof word === "number") yield [name, new Figure(word, { useGrouping: false })]; // 1756 is a year
    else {
      yield [name, word ?? ""];
      for (const [form, said] of Object.entries(formsOf(String(word ?? ""), bundle))) yield [`${name}-${form}`, said];
    }
  }
}

// The forms of a name: its attributes, else what `trait-<form>` makes of it.
function formsOf(word, bundle) {
  const { traits, names } = grammarOf(bundle);
  const forms = {}, own = Object.entries(names.get(word.toLowerCase()) ?? {});
  for (const [form, pattern] of [...traits, ...own]) forms[form] = bundle.formatPattern(pattern, { name: word, initial: word.charAt(0).toLowerCase() }, []);
  return forms;
}

function grammarOf(bundle) {
  if (!grammars.has(bundle)) {
    const traits = [], names = new Map();
    for (const [id, message] of bundle._messages) {
      if (id.startsWith("trait-")) traits.push([id.slice("trait-".length), message.value]);
      else if (id.startsWith("name-") && Object.keys(message.attributes).length)
        names.set(String(bundle.formatPattern(message.value, {}, [])).toLowerCase(), message.attributes);
    }
    grammars.set(bundle, { traits, names });
  }
  return grammars.get(bundle);
}

export function t(key, words = {}) {
  const id = idOf(key);
  const bundle = bundleWith(id);
  return bundle ? bundle.formatPattern(bundle.getMessage(id).value, Object.fromEntries(spelled(words, bundle)), []) : key;
}

export const has = (key) => Boolean(bundleWith(idOf(key)));

// A part of a sentence in one of its forms, as it is if it has no such form.
export function form(key, which) {
  const bundle = bundleWith(idOf(key));
  const { value, attributes } = bundle.getMessage(idOf(key));
  return bundle.formatPattern(attributes[which] ?? value, {}, []);
}

// "5 Prussian troops", or "2 × Keith" of what has no name for several.
export function times(count, name, many = name) {
  const bundle = bundleWith("list-count");
  const own = many === name ? grammarOf(bundle).names.get(name.toLowerCase())?.many : null;
  const several = own ? bundle.formatPattern(own, { name }, []) : many;
  return t(several === name ? "list.times" : "list.count", { count, name: several });
}

// "5♠, 3♥"
export const sequence = (items) => (items.length ? items.reduce((said, item) => t("list.sequence", { first: said, last: item })) : "");

// "Keith, Heinrich and Seydlitz"
export function list(items) {
  if (items.length < 2) return items.join("");
  const first = sequence(items.slice(0, -1));
  return t("list.and", { first, last: items.at(-1) });
}

// 2.5, or 2,5 where people write it so.
const inTenths = new Intl.NumberFormat(LANGUAGES, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const tenths = (number) => inTenths.format(number);

export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
