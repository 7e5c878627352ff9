// Advice for the one who asks: what the strongest bot would do in his place, lit up, and why. It is for a whole decision, so
// "Do it" may take several actions: each is sent when the one before is done.
import { button, h, replace } from "./dom.js";
import { isAsked } from "./narrowing.js";
import { capital, t } from "./words.js";

export class Hint {
  constructor(table) {
    this.table = table;
    this.button = button(t("hint"), () => this.ask(), { class: "plain ask-hint hidden", title: t("hint.title") });
    this.line = h("p", { class: "hint-line hidden", role: "status" });
    this.waiting = null; // the id of the question on its way
    this.moment = "";
    this.left = []; // what is still to be done of the advice taken
  }

  // At every position: advice for an earlier one is of no use any more.
  update(position) {
    const { seat, entries } = position;
    const moment = `${seat} ${entries}`;
    this.button.classList.toggle("hidden", !isAsked(position) || !this.table.info.hints);
    if (moment === this.moment) return;
    this.moment = moment;
    if (this.left.length && this.seat === seat && isAsked(position)) this.next();
    else this.forget();
  }

  forget() {
    this.waiting = null;
    this.left = [];
    this.busy(false);
    if (this.line.contains(document.activeElement)) this.table.bar.focus({ preventScroll: true });
    this.line.classList.add("hidden");
  }

  // byKey: whoever asks by a key takes the advice by the next one, wherever on the map he was.
  ask(byKey = false) {
    if (this.waiting || this.button.classList.contains("hidden") || this.table.replaying) return;
    this.byKey = byKey;
    this.waiting = this.table.link.request({ type: "hint", seat: this.table.seat });
    this.busy(true);
    this.say(t("hint.thinking"));
  }

  hear({ id, actions, told, why, by }) {
    if (id !== this.waiting) return;
    this.waiting = null;
    this.busy(false);
    const { desk, seat } = this.table;
    const [first, ...others] = (desk.spell?.(actions) || actions.map((action, i) => told[i] || desk.describe(action))).map(capital);
    this.say(button(t("hint.do"), () => this.take(seat, actions), { class: "do-hint" }), h("span", { class: "hint-what" }, h("b", {}, first),
      others.length ? h("span", { class: "hint-steps" }, others.map((step) => `; ${step}`)) : "", why ? " – " : ""),
      why ? capital(why) : "", by ? h("small", {}, ` (${t("hint.by", { bot: by })})`) : "");
    this.advised = first.slice(1); // it may have got a capital
    desk.advise(actions);
    if (this.byKey) this.line.querySelector(".do-hint").focus({ preventScroll: true });
  }

  // Whether the one answer that stands out names already what is advised: on a narrow screen that is enough.
  compare() {
    const { answers } = this.table;
    const names = Boolean(this.advised) && answers.textContent.includes(this.advised);
    this.line.classList.toggle("named", names && answers.querySelectorAll("button.primary").length < 2);
  }

  take(seat, actions) {
    this.seat = seat;
    this.left = [...actions];
    this.next();
  }

  async next() {
    if (!(await this.table.desk.act(this.left.shift(), { seat: this.seat, sure: true }))) this.forget();
  }

  refused({ id }) {
    if (id === this.waiting) this.forget();
  }

  // Whoever has pressed the button by a key stays there: a disabled one would let go of him.
  busy(is) {
    this.button.setAttribute("aria-disabled", is);
  }

  say(...words) {
    replace(this.line, ...words);
    this.line.classList.remove("hidden");
  }
}
