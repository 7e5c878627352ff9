// Advice for the one who asks: what the strongest bot would do in his place, lit up, and why.
import { button, h, replace } from "./dom.js";
import { capital, t } from "./words.js";

export class Hint {
  constructor(table) {
    this.table = table;
    this.button = button(t("hint"), () => this.ask(), { class: "plain ask-hint hidden", title: t("hint.title") });
    this.line = h("p", { class: "hint-line hidden", role: "status" });
    this.waiting = null; // the id of the question on its way
    this.moment = "";
  }

  // At every position: advice for an earlier one is of no use any more.
  update({ seat, entries, legal }) {
    const moment = `${seat} ${entries}`;
    if (moment !== this.moment) this.forget();
    this.moment = moment;
    this.button.classList.toggle("hidden", !legal?.length || !this.table.info.hints);
  }

  forget() {
    this.waiting = null;
    this.button.disabled = false;
    this.line.classList.add("hidden");
  }

  ask() {
    if (this.waiting || this.button.classList.contains("hidden") || this.table.replaying) return;
    this.waiting = this.table.link.request({ type: "hint", seat: this.table.seat });
    this.button.disabled = true;
    this.say(t("hint.thinking"));
  }

  hear({ id, action, why, bot }) {
    if (id !== this.waiting) return;
    this.waiting = null;
    this.button.disabled = false;
    const act = () => this.table.act(action, { seat: this.table.seat });
    this.say(button(t("hint.do"), act, { class: "do-hint" }), h("b", {}, capital(this.table.desk.describe(action))), why ? ` – ${capital(why)}` : "", h("small", {}, ` (${t("hint.by", { bot })})`));
    this.table.desk.advise(action);
  }

  refused({ id }) {
    if (id === this.waiting) this.forget();
  }

  say(...words) {
    replace(this.line, ...words);
    this.line.classList.remove("hidden");
  }
}
