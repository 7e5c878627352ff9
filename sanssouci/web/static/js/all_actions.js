// Everything that is legal: nothing is out of reach. A long list is narrowed by who acts, then by what he does, or searched.
import { dialog } from "./dialog.js";
import { button, h, replace } from "./dom.js";
import { read, sketch } from "./narrowing.js";
import { capital, has, list, t } from "./words.js";

const MOST = 200; // shown at once
const FEW = 25; // as many can be read without being narrowed

// Whoever or whatever an action speaks of first; nothing for a bare answer.
const subject = ({ slots: [first] }) => (first?.kind === "place" ? first.words[0] : first?.words.join("+")) ?? "";

const verbName = (verb, say) => (has(`confirm.${verb}`) ? t(`confirm.${verb}`) : sketch([verb], say));

// A piece or a place goes by its name; whom an offer is made to says little without the offer.
const subjectName = ({ verb, slots: [{ kind, words }] }, say) =>
  (kind === "choice" ? sketch([verb, ...words], say) : list((kind === "place" ? words.slice(0, 1) : words).map((id) => say(id, kind))));

// What is left to choose between, each with its number: in the order of the list.
function counted(actions, of) {
  const found = new Map();
  for (const one of actions) found.set(of(one), (found.get(of(one)) || 0) + 1);
  return found;
}

export async function listAll(table) {
  if (table.position.first_words) {
    const { wordByWord } = await import("./word_by_word.js");
    const box = dialog(t("all.title"), [wordByWord(table, () => box.close())], { kind: "list" });
    return;
  }
  const { desk } = table;
  const say = (id, kind) => desk.say(id, kind);
  const actions = desk.allActions().map((one) => ({ ...read(one.action), text: one.text }));
  const chosen = { who: null, verb: null };
  const chips = h("div", { class: "narrowing" });
  const ul = h("ul", { class: "action-list" });
  // Not of type search: there Escape would only empty the field.
  const search = h("input", { type: "text", role: "searchbox", placeholder: t("all.search"), "aria-label": t("all.search"), on: { input: () => fill(), keydown: (event) => takeOnly(event) } });

  // What is left alone needs no second key to get to it.
  const takeOnly = ({ key, isComposing }) => {
    const left = ul.querySelectorAll("button");
    if (key === "Enter" && !isComposing && search.value.trim() && left.length === 1) left[0].click();
  };
  const choose = (key, value) => {
    Object.assign(chosen, key === "who" ? { verb: null } : {}, { [key]: chosen[key] === value ? null : value });
    fill();
    chips.querySelector(".chip.on:last-of-type")?.focus();
  };
  const row = (key, label, found) => h("div", { class: "chips", role: "group", "aria-label": label }, [...found].map(([value, count]) => button(
    [capital(key === "who" ? subjectName(actions.find((one) => subject(one) === value), say) : verbName(value, say)), h("small", {}, ` ${count}`)],
    () => choose(key, value), { class: `chip${chosen[key] === value ? " on" : ""}`, "aria-pressed": String(chosen[key] === value), data: { [key]: value } })));

  const fill = () => {
    const words = search.value.toLowerCase().split(/\s+/);
    const found = actions.filter((one) => words.every((word) => `${one.text} ${one.action}`.toLowerCase().includes(word)));
    const isLong = actions.length > FEW;
    const subjects = counted(found.filter(subject), subject);
    if (!subjects.has(chosen.who)) chosen.who = chosen.verb = null;
    const own = chosen.who === null ? found : found.filter((one) => subject(one) === chosen.who);
    const verbs = counted(own, ({ verb }) => verb);
    const fits = chosen.verb === null ? own : own.filter(({ verb }) => verb === chosen.verb);
    // Of a long list only bare answers are shown before somebody says what he looks for.
    const isOpen = !isLong || chosen.who !== null || search.value.trim();
    const shown = isOpen ? fits : fits.filter((one) => !subject(one));
    if (isLong) shown.sort((a, b) => a.text.localeCompare(b.text));
    replace(chips, isLong ? [
      row("who", t("all.who"), subjects),
      chosen.who !== null && verbs.size > 1 ? row("verb", t("all.what"), verbs) : null,
    ] : null);
    replace(ul, shown.slice(0, MOST).map((one) => h("li", {}, button(one.text, () => { box.close(); table.act(one.action); }, { title: one.action }))),
      isOpen ? null : h("li", { class: "hint" }, t("all.narrow", { count: fits.length })),
      shown.length > MOST ? h("li", { class: "hint" }, t("more", { count: shown.length - MOST })) : null);
  };
  const box = dialog(t("all.title"), [search, chips, ul], { kind: "list" });
  fill();
  search.focus();
}
