// Light by day or by candle.
import { button } from "./dom.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

export function themeSwitch() {
  const other = () => (settings.theme === "day" ? "candle" : "day");
  const node = button("", () => { settings.set({ theme: other() }); label(); }, { class: "plain theme" });
  const label = () => {
    node.textContent = settings.theme === "day" ? "☾" : "☀";
    node.setAttribute("aria-label", t(`theme.${other()}`));
    node.title = t(`theme.${other()}`);
  };
  label();
  return node;
}
