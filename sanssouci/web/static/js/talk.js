// Chat with the table, and a notepad nobody else reads.
import { h } from "./dom.js";
import { t } from "./words.js";

export class Talk {
  constructor(host, { say, note }) {
    this.lines = h("div", { class: "chat-lines", role: "log", "aria-label": t("chat.title") });
    const input = h("input", { type: "text", maxlength: 500, placeholder: t("chat.placeholder"), "aria-label": t("chat.placeholder"), autocomplete: "off" });
    this.pad = h("textarea", { rows: 6, maxlength: 8000, placeholder: t("note.placeholder"), "aria-label": t("note.title") });
    let timer = 0;
    this.pad.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(() => note(this.pad.value), 600);
    });
    host.append(
      h("h3", {}, t("chat.title")), this.lines,
      h("form", { class: "row", on: { submit: (event) => {
        event.preventDefault();
        if (input.value.trim()) say(input.value.trim());
        input.value = "";
      } } }, input, h("button", { type: "submit" }, t("chat.send"))),
      h("h3", {}, t("note.title")), h("p", { class: "hint" }, t("note.hint")), this.pad);
  }

  hear({ who, text, at }) {
    this.lines.append(h("p", {}, h("b", {}, `${who} `), text, at ? h("time", { datetime: at }, ` ${new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}`) : null));
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  note(text) {
    if (document.activeElement !== this.pad) this.pad.value = text;
  }
}
