// How the line is, and what has been said and not yet answered. Nothing is shown while all is well.
import { button, h, replace } from "./dom.js";
import { t } from "./words.js";

const SOON = 1000; // ms: what is answered sooner was not waiting
const GLAD = 3000; // ms for which the end of a break is shown

export class LineBox {
  // words: message -> what to call it, or nothing if it is none of this reader's business
  constructor(link, words) {
    this.link = link;
    this.words = words;
    this.state = "well";
    this.said = h("span", { class: "line-said", role: "status" });
    this.waiting = h("ul", { class: "line-waiting", "aria-label": t("line.waiting") });
    this.node = h("section", { class: "line-box hidden", "aria-label": t("line.label") },
      h("div", { class: "row" }, this.said, this.again = button(t("line.try"), () => link.line.open(), { class: "try-now" })), this.waiting);
    link.addEventListener("state", ({ detail }) => this.become(detail.isBack && detail.state === "well" ? "back" : detail.state));
    link.outbox.addEventListener("change", () => this.draw());
  }

  get isShown() {
    return !this.node.classList.contains("hidden");
  }

  become(state) {
    this.state = state;
    clearTimeout(this.gladness);
    if (state === "back") this.gladness = setTimeout(() => this.become("well"), GLAD);
    this.draw();
  }

  draw() {
    const all = [...this.link.outbox.items.values()].map((item) => ({ ...item, text: this.words(item.message) })).filter(({ text }) => text);
    const age = Math.max(0, ...all.map(({ since }) => performance.now() - since));
    const late = age >= SOON || this.state === "slow" || this.state === "away";
    clearTimeout(this.later);
    if (all.length && !late) this.later = setTimeout(() => this.draw(), SOON - age);
    const shown = late ? all : [];
    const state = this.state === "well" && shown.length ? "slow" : this.state;
    this.node.dataset.state = state;
    this.node.classList.toggle("hidden", state === "well" || state === "joining");
    this.again.classList.toggle("hidden", state === "back");
    const said = state === "well" || state === "joining" ? "" : t(`line.${state}`);
    if (this.said.textContent !== said) this.said.textContent = said;
    replace(this.waiting, shown.map(({ id, message, text }) => h("li", { data: { type: message.type } }, h("span", {}, text),
      message.type === "note" ? null : button("×", () => this.link.withdraw(id), { class: "plain", "aria-label": t("line.withdraw", { what: text }), title: t("line.withdraw", { what: text }) }))));
  }
}
