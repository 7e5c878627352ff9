// What has happened; the names in it light up on the map.
import { button, h } from "./dom.js";
import { t } from "./words.js";

export class Log {
  constructor(host, { names, point, show, openRule }) {
    Object.assign(this, { host, names, point, show, openRule });
    this.lines = h("div", { role: "log", "aria-label": t("tab.log") });
    host.append(this.lines);
    this.drawn = [];
  }

  draw(lines) {
    // Usually lines are only added; after an undo or a change of seat the list is made anew.
    const same = this.drawn.length <= lines.length && this.drawn.every((line, i) => line === lines[i]);
    if (!same) {
      this.lines.replaceChildren();
      this.drawn = [];
    }
    const atEnd = this.host.scrollHeight - this.host.scrollTop - this.host.clientHeight < 60;
    const fresh = lines.slice(this.drawn.length);
    this.lines.append(...fresh.map((line) => this.line(line)));
    this.drawn = [...lines];
    if (fresh.length && (atEnd || !same)) this.host.scrollTop = this.host.scrollHeight;
  }

  line(line) {
    const ids = Object.values(line.args || {}).filter((word) => typeof word === "string").flatMap((word) => word.split(/[ +]/)).filter((id) => this.names[id]);
    const byName = new Map(ids.map((id) => [this.names[id].toLowerCase(), id]));
    const kind = (line.key || "").split(".")[1] || "";
    const node = h("p", { class: `line ${kind}` });
    if (!byName.size) node.append(line.text);
    else {
      const pattern = new RegExp(`(${[...byName.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "i");
      for (const part of line.text.split(new RegExp(pattern, "gi"))) {
        const id = byName.get(part.toLowerCase());
        node.append(id ? this.name(part, id) : part);
      }
    }
    if (line.rule && ["turn", "stage"].indexOf(kind) < 0) node.append(" ", button(line.rule, () => this.openRule(line.rule), { class: "rule-link quiet", tabindex: "-1" }));
    return node;
  }

  name(words, id) {
    return button(words, () => { this.point([id]); this.show(id); }, {
      class: "name-link",
      on: { pointerenter: () => this.point([id]), pointerleave: () => this.point([]), focus: () => this.point([id]), blur: () => this.point([]) },
    });
  }
}
