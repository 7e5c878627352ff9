// A command put together by choosing: its verb, then a word for each of its slots, as the grammar declares them.
import { button, h, replace } from "./dom.js";
import { capital, t } from "./words.js";

const MANY = new Set(["set", "road", "group"]);

export class CommandForm {
  constructor(host, { nouns, verbs, words }, names, add) {
    Object.assign(this, { host, nouns, verbs, words, names, add });
    this.verb = verbs[0];
    this.draw();
  }

  slots() {
    return this.verb.parts.filter((part) => typeof part !== "string");
  }

  draw() {
    this.fields = this.slots().map((slot) => this.field(slot));
    replace(this.host,
      h("label", { class: "field" }, h("span", {}, t("arrange.command")),
        h("select", { name: "command", on: { change: (event) => { this.verb = this.verbs[event.target.selectedIndex]; this.draw(); } } },
          this.verbs.map((verb) => h("option", { selected: verb === this.verb }, this.form(verb))))),
      this.fields.map(({ slot, node }) => h("label", { class: "field" }, h("span", {}, capital(this.words.slot[slot.name])), node)),
      button(t("arrange.add"), () => this.say(), { data: { focus: "add-command" } }));
  }

  // "place piece city"
  form({ word, parts }) {
    return [this.words.verb[word], ...parts.map((part) => (typeof part === "string" ? part : this.words.slot[part.name]))].join(" · ");
  }

  field(slot) {
    const { kind, ids } = this.nouns[slot.noun];
    if (kind === "number") return { slot, kind, node: h("input", { type: "number", min: 0, max: 99, value: 1 }) };
    const many = MANY.has(slot.shape);
    const options = ids.map((id) => [id, this.names[id] || this.words.choice[id] || id]).sort((a, b) => a[1].localeCompare(b[1]));
    const node = h("select", { multiple: many, size: many ? 6 : null }, options.map(([id, name]) => h("option", { value: id }, capital(name))));
    return { slot, kind, node };
  }

  // A place that was pointed at.
  fill(place) {
    const field = this.fields.find(({ kind }) => kind === "place");
    const option = field && [...field.node.options].find((one) => one.value === place);
    if (option) option.selected = true;
  }

  say() {
    const words = this.fields.map(({ slot, node }) => (node.multiple ? [...node.selectedOptions].map((one) => one.value).join(slot.shape === "group" ? "+" : " ") : node.value));
    const said = words[Symbol.iterator]();
    this.add([this.verb.word, ...this.verb.parts.map((part) => (typeof part === "string" ? part : said.next().value))].join(" ").trim());
  }
}
