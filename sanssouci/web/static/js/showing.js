// What a moment looks like, the same in play, watching and replay: the date in the header, the log up to it, the desk with
// whatever goes on, and the map moved to where it happens.
import { button, h, replace } from "./dom.js";
import { isAsked } from "./narrowing.js";
import { isFight, stageOf } from "./scenes.js";

const NARROW = 60; // pixels beside a window in which no map can be seen

export class Showing {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.past = false; // whether something is shown that has gone by: nothing can be done in it
    this.looked = null; // the places looked at last
    this.isFirst = true; // whether nothing has been looked at yet
    this.stage = null; // the reader's own stage, once he has seen his pieces in it
    this.card = h("div", { class: "scene-card hidden", role: "status" });
  }

  /** @param {object} position one to answer, or one that has gone by @param {object[]} news what led to it
   *  @param {object[]} lines the log up to it */
  present(position, news, lines, { past = false } = {}) {
    const { table } = this;
    this.isBack = this.past && !past; // from what others did, which the map has followed
    this.past = past;
    this.lines = lines;
    table.main.classList.toggle("past", past);
    table.heading.replaceChildren(table.info.title || "", " ", position.scene.when ? h("small", {}, position.scene.when) : "");
    this.layCard(null);
    const moment = `${position.seat} ${position.entries} ${position.frame?.entry}`;
    if (moment !== this.moment) table.tip.show([]); // it spoke of what was to be done before
    this.moment = moment;
    const held = table.rooms.field.contains(document.activeElement);
    table.desk.update(position, news, lines);
    if (held && document.activeElement === document.body) table.board.hands.goOn(); // a card that was held has been played
    table.log.draw(lines);
    table.goals.draw(position.aims, position.seat);
    this.follow(position);
    if (table.board.box) table.board.complete();
    this.tellBeyond();
  }

  // Pieces out of sight are pointed to once the others are seen: the first board does not wait for it.
  async tellBeyond() {
    const { Beyond } = await import("./beyond.js");
    this.beyond ??= new Beyond(this.table);
    this.beyond.draw();
  }

  // What others have done, while the present waits.
  tell(position, news) {
    const lines = position.lines || (this.table.logs.get(position.seat) || []).filter((line) => line.entry <= position.entries);
    this.present({ ...position, legal: [], asides: [], first_words: null }, news, lines, { past: true });
    this.table.story.said = news;
    this.table.lesson.update(position.lesson, false);
    this.drawStory();
  }

  // A moment of a replay.
  frame(frame, news, lines) {
    const { view, scene, aims } = frame;
    this.present({ seat: view.seat, entries: -1, view, scene, aims, frame, actors: view.actors, prompt: { args: {} }, legal: [], asides: [] }, news, lines, { past: true });
  }

  // The bar tells what happens, for as long as the present waits.
  drawStory() {
    const { table } = this;
    const { story } = table;
    if (!story.isTelling) return;
    replace(table.prompt, h("span", { class: "told" }, story.caption()));
    table.undoButton.disabled = table.resetButton.disabled = true;
    for (const node of [table.allButton, table.hint.button, table.hint.line]) node.classList.add("hidden"); // they are about the present
    table.drawAnswers(story.controls(isAsked(table.position)));
  }

  /** Something to be read before the next moment: the nodes of a card, or null. */
  layCard(nodes, { stays = false } = {}) {
    this.card.classList.toggle("hidden", !nodes);
    replace(this.card, nodes, nodes && stays ? button("×", () => this.layCard(null), { class: "plain" }) : null);
  }

  // At the start of a player's own stage he sees his pieces; else what is to be decided, or what happens.
  follow(position) {
    const { board, desk, seat } = this.table;
    if (!board.box) return;
    const { kind, places } = position.scene;
    const asked = !this.past && isAsked(position);
    const stage = asked ? stageOf(this.lines, seat) : null;
    const startsStage = stage !== null && stage !== this.stage;
    const isNew = asked && !this.wasAsked && !stage; // before the first stage, or between them
    this.wasAsked = asked;
    if (asked) this.stage = stage;
    const isUrgent = isFight(kind) || kind === "retreat"; // a stage may begin with one
    const shown = this.past || isUrgent ? places.map((id) => this.table.spotOf(id)) : [];
    const decided = asked ? desk.scene() : [];
    const spots = decided.length ? decided : startsStage && !isUrgent ? [] : shown;
    const how = { closest: desk.closest, covered: this.cover() };
    // Whoever has moved the map himself meanwhile sees what he wanted to see.
    const isHeld = this.isFirst ? board.moved > 0 : board.isHeld && !spots.length;
    if (!isHeld && spots.length && spots.join() !== this.looked) {
      if ((this.past || desk.isSteady) && this.looked !== null && !isFight(kind)) board.reveal(spots, how);
      else board.frame(spots, how);
    } else if (!isHeld && (startsStage || this.looked === null || (asked && this.isBack) || isNew)) this.table.look();
    this.looked = spots.join();
    this.isFirst = false;
  }

  // A window that has grown may lie over what the map was moved to show.
  makeWay() {
    const { framed } = this.table.board;
    if (framed) this.table.board.reveal(framed.ids, { ...framed.how, covered: this.cover() });
  }

  // How much of the map's upper edge the question and a window below it cover. A window that leaves more room beside it
  // than below covers the right edge instead; the hand may have come with this very moment.
  cover() {
    const { board, desk, rooms } = this.table;
    const { clientWidth, clientHeight } = board.host;
    const { insets } = board;
    insets.bottom = rooms.hand.offsetHeight;
    insets.right = 0;
    let top = desk.covered();
    rooms.field.style.setProperty("--asked", `${top}px`); // windows make way for the question before they are measured
    for (const node of rooms.field.querySelectorAll(".duel:not(.hidden)")) {
      const end = node.offsetTop + node.offsetHeight;
      const left = node.getBoundingClientRect().left - board.host.getBoundingClientRect().left;
      const foot = clientHeight - insets.bottom;
      if (left > NARROW && left * (foot - top) > clientWidth * (foot - end)) insets.right = clientWidth - left;
      else top = Math.max(top, end);
    }
    return top;
  }
}
