// The options of a game's rules, as far as a scenario has them.
import { h } from "./dom.js";

export class RuleOptions {
  // Options that are decided elsewhere are neither shown nor asked for.
  constructor(options, values = {}, isDecided = () => false) {
    Object.assign(this, { options, isDecided });
    this.values = { ...values };
  }

  here(scenario) {
    return this.options.filter((option) => !this.isDecided(option) && (!option.scenarios || option.scenarios.includes(scenario)));
  }

  rows(scenario, changed = () => {}) {
    return this.here(scenario).map((option) => {
      const now = this.values[option.name] ?? option.default;
      const value = (text) => option.choices.find((choice) => String(choice) === text);
      return h("label", { class: "option-row" },
        h("select", { name: `option-${option.name}`, on: { change: (event) => { this.values[option.name] = value(event.target.value); changed(); } } },
          option.choices.map((choice, i) => h("option", { value: String(choice), selected: choice === now }, option.words[i]))),
        h("span", {}, option.text, option.rule ? h("small", {}, ` ${option.rule}`) : null));
    });
  }

  // Only what differs from the usual is asked of the server.
  chosen(scenario) {
    const differs = ({ name, choices, default: usual }) => choices.includes(this.values[name]) && this.values[name] !== usual;
    return Object.fromEntries(this.here(scenario).filter(differs).map(({ name }) => [name, this.values[name]]));
  }
}
