// What the host of a table may allow: advice, and bots that say at once why they act.
import { h } from "./dom.js";
import { t } from "./words.js";

export class TableOptions {
  constructor(chosen = { hints: true, training: false }) {
    this.chosen = chosen;
    this.node = h("div", { class: "table-options" }, Object.keys(this.chosen).map((name) => h("label", { class: "option", title: t(`lobby.${name}.text`) },
      h("input", { type: "checkbox", name, checked: this.chosen[name], on: { change: (event) => { this.chosen[name] = event.target.checked; } } }),
      h("span", {}, t(`lobby.${name}`)))));
  }
}
