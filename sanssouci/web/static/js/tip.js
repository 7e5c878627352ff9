// The small box beside the pointer that says what lies under it.
import { button, h, replace } from "./dom.js";

export class Tip {
  constructor(openRule = null) {
    this.openRule = openRule;
    this.node = h("div", { class: "tip hidden", role: "tooltip" });
  }

  // Lines are texts, or texts with the rule that says more; the first is a heading.
  show(lines, event) {
    this.rule = lines.find((line) => line.rule)?.rule;
    this.node.classList.toggle("hidden", !lines.length || !event);
    if (!lines.length || !event) return;
    replace(this.node, lines.map((line, i) => h(i ? "span" : "b", {}, line.text ?? line, this.link(line.rule))));
    // A finger may reach for what it reads; under a mouse the tip must not get in the way.
    this.node.classList.toggle("held", event.pointerType === "touch");
    const { innerWidth, innerHeight } = window;
    const box = this.node.getBoundingClientRect();
    this.node.style.left = `${Math.min(event.clientX + 16, innerWidth - box.width - 8)}px`;
    this.node.style.top = `${event.clientY + 18 + box.height > innerHeight ? event.clientY - box.height - 12 : event.clientY + 18}px`;
  }

  link(rule) {
    return rule && this.openRule ? [" ", button(rule, () => this.openRule(rule), { class: "rule-link", tabindex: "-1" })] : null;
  }
}
