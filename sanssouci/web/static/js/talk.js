// Chat with the table, and the notepad below it.
import { h, replace } from "./dom.js";
import { t } from "./words.js";

export class Talk {
  constructor(host, say, notepad) {
    this.lines = h("div", { class: "chat-lines", role: "log", "aria-label": t("chat.title") });
    const input = this.input = h("input", { type: "text", maxlength: 500, placeholder: t("chat.placeholder"), "aria-label": t("chat.placeholder"), autocomplete: "off" });
    this.waiting = h("div", { class: "chat-waiting", "aria-label": t("line.waiting") });
    host.append(
      h("h3", {}, t("chat.title")), this.lines, this.waiting,
      h("form", { class: "row", on: { submit: (event) => {
        event.preventDefault();
        if (input.value.trim() && say(input.value.trim())) input.value = "";
      } } }, input, h("button", { type: "submit" }, t("chat.send"))),
      h("h3", {}, t("note.title")), notepad.state, notepad.pad);
  }

  // What this page has said and the table has not heard yet.
  wait(outbox) {
    const mine = [...outbox.items.values()].filter(({ message }) => message.type === "chat");
    replace(this.waiting, mine.map(({ message }) => h("p", {}, message.text, h("small", {}, ` ${t("line.on_its_way")}`))));
  }

  hear({ who, text, at }) {
    this.lines.append(h("p", {}, h("b", {}, `${who} `), text, at ? h("time", { datetime: at }, ` ${new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" })}`) : null));
    this.lines.scrollTop = this.lines.scrollHeight;
  }
}
