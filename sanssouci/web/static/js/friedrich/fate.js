// A card of fate is read like an event: its name, and what it says in this game, as the log has them.
import { dialog } from "../dialog.js";
import { button, h } from "../dom.js";
import { t } from "../words.js";

// In the story of what others do it is shown as it passes.
export const fateCard = (title, { text, rule }, openRule) => [
  h("h2", {}, t("fate.title")), h("p", { class: "fate-name" }, title),
  h("p", { class: "fate-text" }, text, " ", button(rule, () => openRule(rule), { class: "rule-link" }))];

export function announce(title, words, table) {
  const { text, rule } = words;
  if (document.querySelector(`[data-fate="${CSS.escape(rule)}"]`)) return;
  const box = dialog(t("fate.title"), [
    h("p", { class: "fate-name" }, title), h("div", { class: "fate-text", data: { fate: rule } }, h("p", {}, text)),
    h("div", { class: "row end" },
      button(rule, () => { box.close(); table.openRule(rule); }, { class: "rule-link" }),
      button(t("fate.heard"), () => box.close(), { class: "primary", autofocus: true })),
  ], { kind: "fate-card" });
}
