// Windows over the table. The native element keeps the focus inside and answers Escape.
import { button, h } from "./dom.js";
import { t } from "./words.js";

export function dialog(title, content, { kind = "", onClose = null, modal = true } = {}) {
  const id = `dialog-${Math.random().toString(36).slice(2, 8)}`;
  const box = h("dialog", { class: `window ${kind}`, "aria-labelledby": id },
    h("header", {}, h("h2", { id }, title), button("×", () => box.close(), { class: "plain close", "aria-label": t("close") })),
    h("div", { class: "window-body" }, content));
  box.addEventListener("close", () => {
    box.remove();
    onClose?.();
  });
  let began = false; // beside it: a press that began inside may end anywhere
  box.addEventListener("pointerdown", (event) => { began = isBeside(box, event); });
  box.addEventListener("click", (event) => { if (began && isBeside(box, event)) box.close(); });
  document.body.append(box);
  if (modal) box.showModal();
  else box.show();
  return box;
}

// What is only read or chosen from closes by a press beside it; what is filled in and a curtain do not.
function isBeside(box, { target, clientX, clientY }) {
  if (target !== box || box.matches(".curtain") || box.querySelector("textarea, select, input:not([role=searchbox])")) return false;
  const { left, top, right, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

// What is told last waits until every window before it is closed.
export function afterWindows(show) {
  const open = document.querySelector("dialog[open]");
  if (open) open.addEventListener("close", () => afterWindows(show), { once: true });
  else show();
}

export function confirm(question, yes, { detail = "" } = {}) {
  return new Promise((resolve) => {
    let answer = false;
    const box = dialog(question,
      [detail ? h("p", {}, detail) : null,
        h("div", { class: "row end" },
          button(t("cancel"), () => box.close()),
          button(yes, () => { answer = true; box.close(); }, { class: "primary", autofocus: true }))],
      { kind: "small", onClose: () => resolve(answer) });
  });
}
