// Short words that come and go at the edge of the page.
import { button, h } from "./dom.js";
import { t } from "./words.js";

export function notice(text, { kind = "plain", rule = "", openRule = null, stay = 6000 } = {}) {
  const host = document.getElementById("notices");
  const close = () => box.remove();
  const box = h("div", { class: `notice ${kind}` },
    h("span", {}, text),
    rule && openRule ? button(rule, () => openRule(rule), { class: "rule-link" }) : null,
    button("×", close, { class: "plain", "aria-label": t("close") }));
  for (const old of [...host.children].slice(0, -2)) old.remove();
  host.append(box);
  setTimeout(close, stay);
}
