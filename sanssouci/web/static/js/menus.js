// The switches and menus of the bar at the top.
import { button, h, replace } from "./dom.js";
import { showKeys } from "./keys.js";
import { languageSwitch } from "./language_switch.js";
import { paceChoice } from "./pace.js";
import { settings } from "./settings.js";
import { play } from "./sound.js";
import { noticeSwitch } from "./turn_notices.js";
import { t } from "./words.js";

// A menu is left by a click elsewhere, or by Escape, which gives the focus back.
document.addEventListener("pointerdown", ({ target }) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(target)) menu.open = false;
}, { capture: true });
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
  if (!menu) return;
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary").focus();
}, { capture: true });

// What the map shows: parts of its drawing, and what the game draws over it.
export function layerMenu(layers) {
  return h("details", { class: "menu layers" }, h("summary", { title: t("layers.title") }, t("layers")),
    h("div", { class: "menu-body" }, layers.map(({ id, on }) => h("label", {},
      h("input", { type: "checkbox", name: id, checked: settings.layers[id] ?? on, on: { change: (event) => settings.set({ layers: { ...settings.layers, [id]: event.target.checked } }) } }),
      ` ${t(`layer.${id}`)}`))));
}

export function soundSwitch() {
  const node = button("", () => { settings.set({ sound: !settings.sound }); label(); play("turn"); }, { class: "plain sound" });
  const label = () => {
    node.textContent = settings.sound ? "♪" : "♪̸";
    node.setAttribute("aria-pressed", String(settings.sound));
    node.setAttribute("aria-label", t("sound"));
    node.title = t(settings.sound ? "sound.on" : "sound.off");
  };
  label();
  return node;
}

// What can be done depends on who looks and on whether the game goes on, so it is filled when opened.
export function tableMenu(table) {
  const item = (label, what) => button(label, () => { menu.removeAttribute("open"); what(); }, { class: "plain" });
  const body = h("div", { class: "menu-body" });
  const people = (what, ...words) => async () => (await import("./people.js"))[what](table, ...words);
  const fill = () => {
    const { info } = table;
    const { outcome } = table;
    const playing = table.seat && !outcome;
    const languages = languageSwitch(() => table.draft());
    replace(body,
      outcome ? item(t("menu.result"), async () => (await import("./result.js")).showResult(table, outcome)) : null,
      playing ? item(t("menu.since"), () => { location.hash = "replay=since"; }) : null,
      // Before the table is laid nobody has a name yet, and there is nothing to look back on.
      table.desk ? [item(t("menu.replay"), () => { location.hash = "replay=last"; }), item(t("menu.seats"), people("showSeats"))] : null,
      table.seat ? noticeSwitch() : null,
      languages ? h("label", {}, `${t("language")} `, languages) : null,
      h("label", {}, `${t("pace.menu")} `, paceChoice()),
      table.seat && h("label", {}, h("input", { type: "checkbox", name: "warn", checked: settings.warn, on: { change: (event) => settings.set({ warn: event.target.checked }) } }), ` ${t("menu.warn")}`),
      playing ? h("label", {}, h("input", { type: "checkbox", name: "passing", checked: info.passing?.includes(table.seat), on: { change: (event) => table.link.request({ type: "passing", seat: table.seat, on: event.target.checked }) } }), ` ${t("menu.passing")}`) : null,
      item(t("menu.keys"), showKeys),
      table.seat ? item(t("menu.report"), async () => (await import("./report.js")).showReport(table)) : null,
      h("a", { href: `/arrange/${info?.game || ""}${table.scenario ? `#scenario=${table.scenario.id}` : ""}` }, t("arrange.open")),
      playing ? [
        item(t("menu.draw"), people("propose", "draw")),
        item(t("menu.abandon"), people("propose", "abandon")),
        item(t("menu.resign"), people("resign"))] : null,
      h("a", { href: "/" }, t("table.home")));
  };
  const menu = h("details", { class: "menu", on: { toggle: () => menu.open && fill() } }, h("summary", { "aria-label": t("menu.title") }, "☰"), body);
  return menu;
}
