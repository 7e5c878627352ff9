// Word that it is my turn, for a reader who looks elsewhere: the icon of the page, and the notices
// of the browser if he wants them.
import { h } from "./dom.js";
import { notice } from "./notices.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

const can = "Notification" in window;

export function badge(on) {
  document.querySelector("link[rel=icon]").href = on ? "/static/icon-turn.svg" : "/static/icon.svg";
}

export function ring(title, text, table) {
  if (!can || !settings.notices || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(title, { body: text, tag: table, icon: "/static/icon.svg" });
    shown.onclick = () => {
      window.focus();
      if (!location.pathname.endsWith(table)) location.assign(`/table/${table}`);
      shown.close();
    };
  } catch {
    // Some phones show notices of installed applications only.
  }
}

export function noticeSwitch() {
  if (!can) return null;
  const box = h("input", { type: "checkbox", name: "notices", checked: settings.notices && Notification.permission === "granted" });
  box.addEventListener("change", async () => {
    const granted = box.checked && (await Notification.requestPermission()) === "granted";
    if (box.checked && !granted) notice(t("notices.denied"), { kind: "bad" });
    box.checked = granted;
    settings.set({ notices: granted });
  });
  return h("label", { class: "notice-switch" }, box, ` ${t("notices.switch")}`);
}
