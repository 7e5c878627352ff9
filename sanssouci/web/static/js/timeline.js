// The course of a war as a line: turns, winters, battles and strokes of fate to jump to.
import { button, h, replace } from "./dom.js";
import { t } from "./words.js";

const SIGNS = { turn: "", winter: "❄", battle: "⚔", fate: "✦" };
const KINDS = Object.keys(SIGNS);

export class Timeline {
  /** @param {(step: number) => void} go */
  constructor(go) {
    this.go = go;
    this.at = 0;
    this.marks = [];
    this.slider = h("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": t("replay.moment"), on: { input: (event) => go(Number(event.target.value)) } });
    this.rail = h("div", { class: "rail", role: "group", "aria-label": t("replay.marks") });
    this.jumps = h("span", { class: "jumps" }, KINDS.map((kind) => h("span", { class: `jump jump-${kind}`, data: { kind } },
      button("‹", () => this.jump(kind, -1), { class: "plain", "aria-label": t(`replay.previous_${kind}`), title: t(`replay.previous_${kind}`) }),
      h("i", { "aria-hidden": "true" }, SIGNS[kind] || t("replay.turn")),
      button("›", () => this.jump(kind, 1), { class: "plain", "aria-label": t(`replay.next_${kind}`), title: t(`replay.next_${kind}`) }))));
    this.node = h("div", { class: "timeline" }, this.rail, this.slider);
  }

  /** @param {{step: number, kind: string, text: string}[]} marks @param {number} last the last step */
  lay(marks, last) {
    this.marks = marks;
    this.slider.max = last;
    replace(this.rail, marks.map(({ step, kind, text }) => {
      const node = button(SIGNS[kind], () => this.go(step), { class: `mark mark-${kind}`, title: text, "aria-label": text, tabindex: "-1" });
      node.style.left = `${(100 * step) / Math.max(1, last)}%`;
      return node;
    }));
    for (const node of this.jumps.children) node.classList.toggle("hidden", !marks.some(({ kind }) => kind === node.dataset.kind));
  }

  show(step) {
    this.at = step;
    this.slider.value = step;
  }

  jump(kind, way) {
    const steps = this.marks.filter((mark) => mark.kind === kind).map((mark) => mark.step);
    const next = way > 0 ? steps.find((step) => step > this.at) : steps.findLast((step) => step < this.at);
    if (next !== undefined) this.go(next);
  }
}
