// What has happened: a fold for each turn, in it one for each nation's stage. A march is one line with what it took, dice are
// dice, and the names light up on the map.
import { die } from "./dice.js";
import { button, h, replace } from "./dom.js";
import { endOf, goesOn, isTaking, kindOf } from "./scenes.js";
import { capital, has, t } from "./words.js";

const isSame = (a, b) => b && a.entry === b.entry && a.text === b.text;
const isNumber = (word) => /^-?\d+$/.test(word);
const keyOf = (line) => (line.key || "").split(".")[1] || "";
const isHeading = (line) => !line.beat?.event && (["turn", "winter", "stage"].includes(kindOf(line)) || (!line.beat && keyOf(line) === "turn"));
const beginsTurn = (line) => ["turn", "winter"].includes(kindOf(line)) || (!line.beat && keyOf(line) === "turn");

export class Log {
  constructor(host, { names, point, show, openRule }) {
    Object.assign(this, { host, names, point, show, openRule });
    this.node = h("div", { role: "log", "aria-label": t("tab.log") });
    host.append(this.node);
    this.drawn = [];
    this.turns = []; // { node, stages: [{ node, body, items: [{ lines, node }] }] }
  }

  // Lines are added, and after an undo the last ones go; all before them stays as it is.
  draw(lines) {
    let kept = 0;
    while (kept < this.drawn.length && isSame(this.drawn[kept], lines[kept])) kept++;
    const atEnd = this.host.scrollHeight - this.host.scrollTop - this.host.clientHeight < 60;
    this.forget(this.drawn.length - kept);
    for (const line of lines.slice(kept)) this.append(line);
    this.drawn = lines.slice();
    this.unfold();
    if (kept < lines.length && (atEnd || !kept)) this.host.scrollTop = this.host.scrollHeight;
  }

  forget(count) {
    for (; count > 0; count--) {
      const turn = this.turns.at(-1);
      const stage = turn.stages.at(-1);
      const item = stage.items.at(-1);
      item.lines.pop();
      if (item.lines.length) this.refresh(item);
      else {
        item.node?.remove();
        stage.items.pop();
      }
      hideIdle(turn);
      if (!stage.items.length) turn.stages.pop().node.remove();
      if (!turn.stages.length) this.turns.pop().node.remove();
    }
  }

  append(line) {
    if (!this.turns.length || beginsTurn(line)) this.beginTurn(line);
    else if (kindOf(line) === "stage") this.beginStage(line);
    const stage = this.turns.at(-1).stages.at(-1);
    const last = stage.items.at(-1);
    if (last && belongsTo(last.lines, line)) {
      last.lines.push(line);
      this.refresh(last);
    } else stage.items.push({ lines: [line], node: null });
    hideIdle(this.turns.at(-1));
  }

  beginTurn(line) {
    const turn = { stages: [], node: h("details", { class: "log-turn", on: { toggle: () => this.fill(turn) } }, h("summary", {}, beginsTurn(line) ? line.text : t("log.beginning"))) };
    this.turns.push(turn);
    this.node.append(turn.node);
    this.beginStage(null);
  }

  // What happens before the first stage of a turn stands in it without a fold of its own, and so does a stage of nobody.
  beginStage(line) {
    const turn = this.turns.at(-1);
    const body = h("div", {});
    const [nation] = line?.beat.by || [];
    const stage = { items: [], body, node: null };
    stage.node = nation ? h("details", { class: "log-stage", open: true, on: { toggle: () => this.fill(turn) } },
      h("summary", {}, h("i", { class: `swatch ${nation} of-${nation}`, "aria-hidden": "true" }), line.beat.by.map((id) => capital(this.names[id] || id)).join(", ")), body) : body;
    turn.stages.push(stage);
    turn.node.append(stage.node);
  }

  // This turn and the last are open; the reader may open others, and close these.
  unfold() {
    this.turns.forEach((turn, i) => {
      const isRecent = i >= this.turns.length - 2;
      if (turn.wasRecent !== isRecent) turn.node.open = isRecent;
      turn.wasRecent = isRecent;
      this.fill(turn);
    });
  }

  // What is folded away is not drawn: a long war has thousands of lines.
  fill(turn) {
    if (!turn.node.open) return;
    for (const { node, body, items } of turn.stages) {
      if (node !== body && !node.open) continue;
      for (let i = items.length - 1; i >= 0 && !items[i].node; i--) this.make(items[i]);
      const fresh = items.filter((item) => !item.node.parentNode);
      if (fresh.length) body.append(...fresh.map((item) => item.node));
    }
  }

  make(item) {
    item.node = h("p", {});
    this.refresh(item);
  }

  refresh({ lines, node }) {
    if (!node) return;
    const [line] = lines;
    node.className = `line said-${keyOf(line)} beat-${kindOf(line) || "none"}${line.beat?.event ? " event" : ""}`;
    replace(node, kindOf(line) === "march" && line.beat.pieces.length && line.beat.places.length > 1 ? this.march(lines) : [this.said(line, lines.some((other) => other !== line && isTaking(other))), this.took(lines)], this.dice(line), this.rule(line));
    if (lines.length > 1 || kindOf(line) === "march") node.title = lines.map(({ text }) => text).join(" ");
  }

  // "Daun: Prag – Dresden, takes Pirna": the whole road is in the line's title.
  march(lines) {
    const { beat } = lines[0];
    const end = endOf(lines.findLast((line) => kindOf(line) === "march"));
    const said = capital(t("story.march", { who: beat.pieces.map((id) => this.called(id)), start: this.called(beat.places[0]), end: this.called(end) }));
    return [...this.linked(said, [...beat.pieces, beat.places[0], end]), this.took(lines)];
  }

  // What has no short words is a sentence, and begins as one.
  took(lines) {
    return lines.slice(1).filter(isTaking).map((line) => (["fall", "claim"].includes(kindOf(line))
      ? [", ", this.linked(t(`story.${kindOf(line)}`, { places: line.beat.places.map((id) => this.called(id)) }), line.beat.places)]
      : [". ", this.linked(line.text.replace(/\.$/, ""), [...line.beat.places, ...line.beat.pieces])]));
  }

  // A throw is said without its numbers: the dice lie beside it. Where more follows, the sentence has not ended yet.
  said(line, goesOn = false) {
    const key = `dice.${keyOf(line)}`;
    const ids = Object.values(line.args || {}).filter((word) => typeof word === "string").flatMap((word) => word.split(/[ +]/)).filter((id) => this.names[id] && id !== line.rule && !isNumber(id));
    const text = line.beat?.dice.length && has(key) ? capital(t(key, Object.fromEntries(Object.entries(line.args).map(([name, id]) => [name, this.called(id)])))) : line.text;
    return this.linked(goesOn ? text.replace(/\.$/, "") : text, ids);
  }

  dice({ beat }) {
    return beat?.dice.length ? [" ", h("span", { class: "dice" }, beat.dice.map(die))] : null;
  }

  rule(line) {
    return line.rule && !isHeading(line) ? [" ", button(line.rule, () => this.openRule(line.rule), { class: "rule-link quiet", tabindex: "-1" })] : null;
  }

  called(id) {
    return this.names[id] || String(id);
  }

  // A sentence whose names can be touched.
  linked(text, ids) {
    const byName = new Map(ids.filter((id) => this.names[id]).map((id) => [this.names[id].toLowerCase(), id]));
    if (!byName.size) return [text];
    const pattern = [...byName.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    return text.split(new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, "giu")).map((part) => (byName.has(part.toLowerCase()) ? this.name(part, byName.get(part.toLowerCase())) : part));
  }

  name(words, id) {
    return button(words, () => { this.point([id]); this.show(id); }, {
      class: "name-link",
      on: { pointerenter: () => this.point([id]), pointerleave: () => this.point([]), focus: () => this.point([id]), blur: () => this.point([]) },
    });
  }
}

// A turn or stage in which nothing has happened yet has no heading.
function hideIdle(turn) {
  for (const { node, body, items } of turn.stages) if (node !== body) node.hidden = isIdle(items);
  turn.node.hidden = turn.stages.every(({ items }) => isIdle(items));
}

const isIdle = (items) => items.every(({ lines: [line] }) => isHeading(line));

// What a march took stands with it, and so do its further steps.
function belongsTo(lines, line) {
  if (kindOf(lines[0]) !== "march") return false;
  return (isTaking(line) && line.entry === lines.at(-1).entry) || goesOn(lines.findLast((one) => kindOf(one) === "march"), line);
}
