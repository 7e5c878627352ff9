// What has happened, a fold for each turn; the names in it light up on the map.
import { button, h } from "./dom.js";
import { t } from "./words.js";

const isSame = (a, b) => b && a.entry === b.entry && a.text === b.text;
const kindOf = (line) => (line.key || "").split(".")[1] || "";

export class Log {
  constructor(host, { names, point, show, openRule }) {
    Object.assign(this, { host, names, point, show, openRule });
    this.node = h("div", { role: "log", "aria-label": t("tab.log") });
    host.append(this.node);
    this.drawn = [];
    this.turns = []; // what is folded together: { node, body, lines, shown }
  }

  // Lines are added, and after an undo the last ones go; all before them stays as it is.
  draw(lines) {
    let kept = 0;
    while (kept < this.drawn.length && isSame(this.drawn[kept], lines[kept])) kept++;
    const atEnd = this.host.scrollHeight - this.host.scrollTop - this.host.clientHeight < 60;
    this.forget(this.drawn.length - kept);
    for (const line of lines.slice(kept)) this.append(line);
    this.drawn = [...lines];
    this.turns.forEach((turn) => this.fill(turn));
    if (kept < lines.length && (atEnd || !kept)) this.host.scrollTop = this.host.scrollHeight;
  }

  forget(count) {
    for (; count > 0; count--) {
      const turn = this.turns.at(-1);
      turn.lines.pop();
      if (turn.shown > turn.lines.length) {
        turn.body.lastChild.remove();
        turn.shown--;
      }
      if (!turn.lines.length) this.turns.pop().node.remove();
    }
  }

  append(line) {
    if (!this.turns.length || kindOf(line) === "turn") {
      if (this.turns.length > 1) this.turns.at(-2).node.open = false; // this turn and the last stay open
      this.begin(line);
    }
    this.turns.at(-1).lines.push(line);
  }

  begin(line) {
    const body = h("div", {});
    const title = kindOf(line) === "turn" ? line.text : t("log.beginning");
    const node = h("details", { class: "log-turn", open: true, on: { toggle: () => this.fill(turn) } }, h("summary", {}, title), body);
    const turn = { node, body, lines: [], shown: 0 };
    this.turns.push(turn);
    this.node.append(node);
  }

  // What is folded away is not drawn: a long war has thousands of lines.
  fill(turn) {
    if (!turn.node.open) return;
    turn.body.append(...turn.lines.slice(turn.shown).map((line) => this.line(line)));
    turn.shown = turn.lines.length;
  }

  line(line) {
    const ids = Object.values(line.args || {}).filter((word) => typeof word === "string").flatMap((word) => word.split(/[ +]/)).filter((id) => this.names[id] && id !== line.rule);
    const byName = new Map(ids.map((id) => [this.names[id].toLowerCase(), id]));
    const kind = kindOf(line);
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
