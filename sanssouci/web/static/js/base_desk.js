// What the desk of every game does alike: it asks the table, names actions and shows refusals. A desk of a
// game's own adds what its pieces, cards and roads look like; docs/desks.md tells what one may override.
import { Foresight } from "./foresight.js";
import { trail } from "./light.js";
import { describe, read } from "./narrowing.js";
import { Odds } from "./odds.js";
import { movesIn, sinceStage, sinceTurnOf } from "./scenes.js";
import { t } from "./words.js";

export class BaseDesk {
  /** @param {Table} table js/table.js @param {Board} board js/board.js */
  constructor(table, board) {
    this.table = table;
    this.board = board;
    this.names = table.names;
    this.shades = new Set();
    this.foresight = new Foresight(table, () => this.redraw());
    this.odds = new Odds(table, () => this.redraw());
    board.covered = () => this.covered();
    // A long question grows over the map; what stands at its upper edge makes way. The map moves under a question that
    // stays as it is, too: when advice below it has gone.
    const making = new ResizeObserver(() => board.host.parentElement.style.setProperty("--asked", `${this.covered()}px`));
    for (const node of [table.bar, board.host]) making.observe(node);
  }

  // How much of the map the question above it covers.
  covered() {
    return Math.max(0, this.table.bar.getBoundingClientRect().bottom - this.board.host.getBoundingClientRect().top);
  }

  act(action, options) {
    return this.table.act(action, options);
  }

  draw() {}

  // Where the reader's own pieces are that have to be seen.
  own() {
    return [];
  }

  // The places a decision is about, if it is about some, and how near they may be shown.
  scene() {
    return [];
  }

  get closest() {
    return 0.95;
  }

  // Whether the map stays as it is for a decision about places that can be seen already.
  get isSteady() {
    return false;
  }

  // Whether what is shown has gone by.
  get past() {
    return this.table.showing.past;
  }

  // What the rules say is asked anew for each moment.
  learn({ seat, entries, frame }) {
    this.foresight.update(frame ? `${seat} replayed ${frame.entry}` : `${seat} ${entries}`, frame);
  }

  // The last moves, each a trail to where it ended: since the reader's turn, or in the past those of one stage.
  trails(lines) {
    const since = this.past ? sinceStage(lines) : sinceTurnOf(lines, this.position.seat);
    return this.onRoads(movesIn(lines.slice(since))).flatMap((move) => trail(this.board, { ...move, nation: move.by[0] || this.nationOf(move.pieces[0]) }));
  }

  // Moves along roads of the map, where the log does not tell every place between.
  onRoads(moves) {
    return moves;
  }

  nationOf(id) {
    return this.position.view.pieces?.find((piece) => piece.id === id)?.nation;
  }

  redraw() {
    if (this.position) this.draw();
  }

  shade(kind, on) {
    if (on) this.shades.add(kind);
    else this.shades.delete(kind);
    this.redraw();
  }

  // The name of a thing in an action; a game may name some of them otherwise, such as cards.
  say(id, _kind) {
    return this.names[id] || id;
  }

  describe(action) {
    return this.tell(read(action));
  }

  tell(one) {
    return describe(one, (id, kind, count) => this.say(id, kind, count));
  }

  // For the list that leaves nothing out of reach.
  allActions() {
    return [...this.choices.all, ...this.choices.asides].map((one) => ({ action: one.action, text: this.tell(one) }));
  }

  // Asks the server; if it may not be, the reason is shown with its rule.
  async mayI(action) {
    const answer = await this.table.why(action);
    if (answer.text) this.table.explain(answer);
    return !answer.text;
  }

  // What is half made, as plain data, and the same taken up again where the page was opened anew.
  draft() {
    return null;
  }

  resume(_draft) {}

  stop() {
    this.redraw();
  }

  refused(message) {
    if (this.odds.refused(message)) return;
    this.stop();
    this.table.explain({ text: message.text || t("refused"), rule: message.rule });
  }
}
