// The desk of a game that brings rules and nothing else: its view as panels, its actions word by word, and its
// map if it has one.
import { BaseDesk } from "../base_desk.js";
import { button, h } from "../dom.js";
import { called } from "../local_names.js";
import { Choices } from "../narrowing.js";
import { capital, has, t } from "../words.js";
import { wordByWord } from "../word_by_word.js";
import { placed, PlainMap } from "./map.js";
import { Steps } from "./narrowing.js";
import { Panels } from "./panels.js";

export const layers = [];

// Curves of whatever the game counts by seat, such as points.
export function curves(frames, names) {
  const last = frames.at(-1).view;
  const counted = Object.keys(last).filter((key) => isCount(last[key]));
  const panels = new Panels(h("div"), names);
  return counted.map((key) => ({
    title: panels.label(key),
    lines: Object.keys(last[key]).map((id) => ({ name: names[id] || id, kind: id, values: frames.map(({ view }) => view[key]?.[id] ?? 0) })),
  }));
}

const isCount = (value) => value && typeof value === "object" && !Array.isArray(value) && Object.keys(value).length > 0 && Object.values(value).every((one) => typeof one === "number");

export class Desk extends BaseDesk {
  constructor(table, board, rooms) {
    super(table, board);
    rooms.hand.classList.add("empty");
    this.map = board.box ? new PlainMap(board) : null;
    // Without a map the view has the whole table.
    const host = this.map ? rooms.nations : h("section", { class: "plain-table-top", "aria-label": t("plain.view") });
    table.panel.button("nations").textContent = t("plain.tab");
    if (!this.map) {
      rooms.field.prepend(host);
      table.panel.button("nations").classList.add("hidden");
      table.panel.open("log");
    }
    this.panels = new Panels(host, this.names);
    this.steps = new Steps([]);
    this.point = (ids) => this.map?.point(ids, this.position?.view);
    if (!this.map) return;
    board.addEventListener("pick", ({ detail }) => this.pick(detail));
    board.addEventListener("hover", ({ detail: { piece, place, event } }) => table.tip.show([piece && this.say(piece), place && called(place, this.names)].filter(Boolean), event));
  }

  // ---------------------------------------------------------------- a new position

  update(position) {
    this.position = position;
    this.learn(position);
    this.choices = new Choices(position.legal || [], position.asides || []);
    this.steps = new Steps([...(position.legal || []), ...(position.asides || [])]);
    // Too many to be listed: the server says word by word what may follow.
    this.unlisted = !position.legal?.length && position.first_words ? this.talk([]) : null;
    this.draw();
  }

  talk(begin) {
    return wordByWord(this.table, () => {}, { begin, asked: (words) => { this.words = words; } });
  }

  draw() {
    const { view } = this.position;
    this.panels.draw(view);
    const places = this.steps.places();
    if (this.map) this.board.hands.keep(() => this.map.draw(view, this.names, { places, pieces: this.steps.pieces(), picked: this.steps.place }));
    this.table.showAnswers(this.answers());
  }

  // ---------------------------------------------------------------- answering, step by step

  answers() {
    const { steps } = this;
    if (this.unlisted) return [this.unlisted];
    const { whole, words } = steps.offers();
    if (!whole.length && !words.length) return [];
    this.foresight.want(whole.map((action) => ({ action })));
    const begun = steps.isBegun && whole.length + words.length > 0;
    return [
      begun ? button(t("plain.back"), () => this.step(() => steps.back()), { class: "plain chip", data: { focus: "back" } }) : null,
      ...words.map(({ word, said, count, kind }) => button(t("plain.more", { what: this.word(word, kind), count }), () => this.step(() => steps.say(said)), { data: { focus: `word-${word}` } })),
      ...whole.map((action) => button(this.offer(action), () => this.act(action), { class: whole.length === 1 && !words.length ? "primary" : "", data: { focus: action } })),
    ];
  }

  // An action in words, and what it would do.
  offer(action) {
    const said = this.foresight.said({ action });
    return [this.describe(action), said.length ? h("small", {}, ` (${said.join("; ")})`) : null];
  }

  word(word, kind) {
    if (kind !== "verb") return this.say(word, kind);
    return capital(has(`verb.${word}`) ? t(`verb.${word}`) : word.replaceAll("_", " "));
  }

  step(change) {
    change();
    this.draw();
  }

  // A place or piece pointed at leaves the actions that speak of it.
  pick({ piece, place }) {
    if (!this.position || this.table.replaying) return;
    const named = this.steps.legal.filter((action) => piece && action.split(/[ +]/).includes(piece));
    if (named.length) {
      const verbs = new Set(named.map((action) => action.split(" ")[0]));
      this.steps.forget();
      if (verbs.size === 1 && named[0].split(" ")[1] === piece) this.steps.say([[...verbs][0], piece]);
      this.draw();
    } else if (place && this.steps.places().has(place)) this.step(() => { this.steps.place = place; });
  }

  unpick() {
    const had = this.steps.isBegun;
    this.steps.forget();
    if (had) this.redraw();
    return had;
  }

  advise([action]) {
    this.steps.forget();
    this.steps.say(action.split(" "));
    this.redraw();
  }

  draft() {
    const { path, place } = this.steps;
    return { steps: { path, place }, words: this.words };
  }

  resume({ steps, words }) {
    Object.assign(this.steps, steps);
    if (this.unlisted && words) this.unlisted = this.talk(words);
    this.redraw();
  }

  // ---------------------------------------------------------------- the map

  look() {
    this.board.frame([...this.board.places.keys()], { covered: this.covered() });
  }

  placeOf(id) {
    return placed(this.position?.view || {}).find((piece) => piece.id === id)?.place || id;
  }
}
