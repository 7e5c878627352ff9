// The keyboard at the table. Letters do nothing while something is typed or a window is open.
import { dialog } from "./dialog.js";
import { h } from "./dom.js";
import { isAsked } from "./narrowing.js";
import { t } from "./words.js";

const HELP = ["pan", "zoom", "tab", "next", "enter", "escape", "undo", "reset", "hint", "all", "rule", "panels", "steps"];
const LETTERS = {
  h: (table) => table.hint.ask(true),
  u: (table) => table.undo(),
  U: (table) => table.reset(),
  n: (table) => next(table, 1),
  N: (table) => next(table, -1),
  "?": (table) => table.tip.rule && table.openRule(table.tip.rule),
  "[": (table) => table.replay?.step(-1),
  "]": (table) => table.replay?.step(1),
};

// Where nothing is lit on the map, cards are: those of a combat before those in the hand.
function next(table, by) {
  if (table.board.hands.next(by)) return;
  const [cards = []] = [".duel:not(.hidden) .playable button.card", ".hand button.card.lit"].map((where) => [...table.main.querySelectorAll(where)]).filter((some) => some.length);
  const at = cards.indexOf(document.activeElement);
  cards.at(at < 0 && by > 0 ? 0 : (at + by) % cards.length)?.focus();
}

export function onKey(table, event) {
  const { key } = event;
  const isWindowOpen = document.querySelector("dialog[open]");
  if (key === "Escape" && !isWindowOpen) {
    document.querySelectorAll(".menu[open]").forEach((menu) => menu.removeAttribute("open"));
    if (!table.desk?.unpick()) table.panel.raise(false);
    return;
  }
  if (isWindowOpen || event.target.closest?.("input, textarea, select")) return;
  if ((event.ctrlKey || event.metaKey) && key === "z") {
    event.preventDefault();
    table.undo();
  } else if (event.ctrlKey || event.metaKey || event.altKey) return;
  else if (key === "/" && isAsked(table.position)) {
    event.preventDefault();
    table.listAll();
  } else if (LETTERS[key]) LETTERS[key](table);
  else if (/^[1-9]$/.test(key)) table.panel.tabs.children[key - 1]?.click();
  else if (["+", "-", "=", "0"].includes(key) && !table.board.host.contains(event.target)) table.board.hands.key(event);
  else if (key.startsWith("Arrow") && event.target === document.body) table.board.hands.key(event);
}

export function showKeys() {
  dialog(t("menu.keys"), h("dl", { class: "keys" }, HELP.flatMap((key) =>
    [h("dt", {}, t(`key.${key}`)), h("dd", {}, t(`key.${key}.text`))])));
}
