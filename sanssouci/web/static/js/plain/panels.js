// A view laid out to be read, whatever game it is of: a panel for each part, tables for lists of things.
import { h, replace } from "../dom.js";
import { capital, has, t } from "../words.js";

// What every game shows; the table says it already.
const COMMON = new Set(["game", "scenario", "options", "seat", "phase", "actors", "outcome"]);
const isPlain = (value) => value === null || typeof value !== "object";

export class Panels {
  constructor(host, names) {
    this.host = host;
    this.names = names;
    host.classList.add("plain-panels");
  }

  draw(view) {
    replace(this.host, Object.entries(view).filter(([key]) => !COMMON.has(key)).map(([key, value]) =>
      h("section", { class: "plain-panel", data: { part: key } }, h("h3", {}, this.label(key)), this.value(value))));
  }

  // By the catalogue (`view-<key>`), by the name of a thing, or by the key itself.
  label(key) {
    const known = `view.${key.replaceAll("_", "-")}`;
    return capital(has(known) ? t(known) : this.names[key] || key.replaceAll("_", " "));
  }

  word(value) {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return this.names[value] || String(value);
  }

  value(value) {
    if (isPlain(value)) return h("span", { class: "plain-value" }, this.word(value));
    if (Array.isArray(value)) return this.several(value);
    const pairs = Object.entries(value);
    if (!pairs.length) return h("span", { class: "plain-value" }, "–");
    return h("dl", {}, pairs.map(([key, one]) => [h("dt", {}, this.label(key)), h("dd", {}, this.value(one))]));
  }

  several(values) {
    if (!values.length) return h("span", { class: "plain-value" }, "–");
    if (values.every(isPlain)) return h("ul", { class: "plain-chips" }, values.map((one) => h("li", {}, this.word(one))));
    if (values.every((one) => !isPlain(one) && !Array.isArray(one))) return this.table(values);
    return h("ol", {}, values.map((one) => h("li", {}, this.value(one))));
  }

  table(rows) {
    const keys = [...new Set(rows.flatMap(Object.keys))];
    return h("div", { class: "plain-table" }, h("table", {},
      h("thead", {}, h("tr", {}, keys.map((key) => h("th", { scope: "col" }, this.label(key))))),
      h("tbody", {}, rows.map((row) => h("tr", {}, keys.map((key) => h("td", {}, this.value(row[key] ?? null))))))));
  }
}
