// A card of fate is read like an event.
import { api } from "../api.js";
import { dialog } from "../dialog.js";
import { button, h } from "../dom.js";
import { t } from "../words.js";

export async function announce(rule, table) {
  const book = await api.rules(table.info.game).catch(() => null);
  const found = book?.chapters.flatMap((chapter) => chapter.rules).find((one) => one.id === rule);
  if (!found || document.querySelector(`[data-fate="${CSS.escape(rule)}"]`)) return;
  // The rulebook is the project's own text; the policy of the page forbids scripts in it anyway.
  const text = h("div", { class: "fate-text", data: { fate: rule } });
  text.append(...new DOMParser().parseFromString(found.html, "text/html").body.childNodes);
  const box = dialog(t("fate.title"), [
    h("p", { class: "fate-name" }, found.title), text,
    h("div", { class: "row end" },
      button(rule, () => { box.close(); table.openRule(rule); }, { class: "rule-link" }),
      button(t("fate.heard"), () => box.close(), { class: "primary", autofocus: true })),
  ], { kind: "fate-card" });
}
