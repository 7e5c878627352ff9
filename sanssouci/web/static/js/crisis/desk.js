// The Great Crisis at the table: turns a position into light on the map, units on the sheet, cards
// in the hand and answers in the bar. What the hands on the map do is in pointing.js.
import { BaseDesk } from "../base_desk.js";
import { h } from "../dom.js";
import { notice } from "../notices.js";
import { play } from "../sound.js";
import { t } from "../words.js";
import { answers } from "./answers.js";
import { Battle } from "./battle.js";
import { cardLabel } from "./cards.js";
import { battlesIn } from "./course.js";
import { Tray } from "./dice.js";
import { isMarch, onward, road, travellers } from "./foreseen.js";
import { Hand } from "./hand.js";
import { tellPlaces } from "../light.js";
import { Lighting } from "./lighting.js";
import { read } from "../narrowing.js";
import { movesIn } from "../scenes.js";
import { Choices } from "./narrowing.js";
import { Nations } from "./nations.js";
import { Pieces } from "./pieces.js";
import { Pointing } from "./pointing.js";
import { changed, load, roster, same, tally, titleOf } from "./roster.js";
import { Sheet } from "./sheet.js";
import { sayThing } from "./sentences.js";
import { keyOf, Takes } from "./takes.js";
import { count, oneName, readUnit } from "./units.js";
import { War } from "./war.js";
import { aboutPlace } from "./whatis.js";

export const curves = async (...given) => (await import("./curves.js")).curves(...given);
export { learnFacts as prepare } from "./facts.js";

export const layers = [
  ...["names", "lettering", "river-names", "hills", "cartouche"].map((id) => ({ id, drawn: true, on: true })),
  ...["sieges", "isolation", "reach", "dice", "moves"].map((id) => ({ id, drawn: false, on: true })),
  ...["control", "network"].map((id) => ({ id, drawn: false, on: false })),
];

// What everybody should hear, even if the log is not open.
const TOLD = new Set(["log.empress_dies", "log.commander_lost", "log.scorched", "log.drawn"]);
const NO_PICKS = { start: null, end: null, chosen: null, recruit: null, card: null, cards: [], goal: null };
const NEAR = 12; // so many places may be shown at once

export class Desk extends BaseDesk {
  constructor(table, board, rooms) {
    super(table, board);
    const room = (kind, label) => h("section", { class: `${kind} hidden`, role: "region", "aria-label": t(label) });
    this.rooms = { battle: room("duel battle", "battle.label"), sheet: room("unit-sheet", "sheet.label"), tray: h("div", { class: "dice-tray", role: "status" }) };
    rooms.field.append(this.rooms.battle, this.rooms.sheet, this.rooms.tray);
    board.easy = 0.45; // its lettering is large
    this.pieces = new Pieces(board);
    this.lighting = new Lighting(board);
    this.hand = new Hand(rooms.hand, (card, picked) => this.pickCard(card, picked), (deck, card) => notice(cardLabel(deck, card, this.names)));
    this.point = (ids) => this.lighting.point(ids, (id) => this.placeOf(id));
    this.nations = new Nations(rooms.nations, this.point);
    this.battle = new Battle(this.rooms.battle, this.odds);
    this.sheet = new Sheet(this.rooms.sheet);
    this.tray = new Tray(this.rooms.tray, table.openRule);
    this.takes = new Takes((action, options) => table.act(action, options));
    this.picks = { ...NO_PICKS };
    new ResizeObserver(() => this.showAround()).observe(this.rooms.sheet); // it comes when the server has said who may go
    this.pointing = new Pointing(this);
  }

  act(action, options) {
    this.battle.putAway();
    return super.act(action, options);
  }

  // ---------------------------------------------------------------- a new position

  update(position, news, log) {
    const before = this.position;
    this.take(position, log);
    this.learn(position);
    this.choices = new Choices(position.legal || [], position.asides || []);
    if (before?.seat !== position.seat || before?.entries !== position.entries) this.picks = this.kept();
    const moves = movesIn(news);
    if (moves.length) play("move");
    if (!this.past) for (const line of news.filter((one) => TOLD.has(one.key)).slice(-3)) notice(line.text, { rule: line.rule, openRule: this.table.openRule });
    this.tray.throw(news, this.shades.has("dice"));
    if (this.takes.next(position, this.choices)) return; // the sheet has said it all already
    this.draw({ fresh: news.length || this.past ? log.length - news.length : null });
    this.pieces.march(this.onRoads(moves));
  }

  get closest() {
    return 0.8;
  }

  // A recruit goes on being placed while there are more of his kind.
  kept() {
    const { recruit } = this.picks;
    return { ...NO_PICKS, recruit: this.choices.of("place").some((one) => one.pieces[0] === recruit) ? recruit : null };
  }

  take(position, log) {
    this.position = position;
    if (position.view.battle) position.view.battle.mine = position.seat;
    this.log = log;
    this.war = new War(position.view);
  }

  // Moves that were made, along routes of the map; the log does not tell the space between.
  onRoads(moves) {
    return moves.map((move) => {
      const [start, end] = move.road;
      const between = this.board.road(start, end) ? [] : this.board.neighbours.get(start).filter((space) => this.board.road(space, end));
      return { ...move, nation: move.by[0], road: [start, ...between.slice(0, 1), end] };
    });
  }

  // On the sheet all units are chosen at once, whichever of them the rules ask for first.
  question({ view, legal }) {
    return legal.some((action) => action.startsWith("take ")) ? `${titleOf(view.selection, this.names)} ${t("sheet.choose")}` : null;
  }

  // The places a decision is about, if it is about some.
  scene() {
    const { view, legal } = this.position;
    if (!legal?.length) return [];
    if (view.selection) return [view.selection.space, view.selection.end].filter(Boolean);
    const named = [...this.choices.places({}).keys(), ...this.choices.of("garrison", "claim").map((one) => one.start)];
    if (view.battle) return [view.battle.space, ...named];
    return named.length < NEAR ? [...new Set(named)] : [];
  }

  // A large army counts for more.
  own() {
    const { view, seat } = this.position;
    const own = view.spaces.filter((space) => space.units.some((unit) => !seat || this.war.side(unit.nation) === seat));
    const marching = own.filter((space) => view.army === null || space.units.some((unit) => this.war.marching(unit.nation)));
    return marching.flatMap((space) => Array(count(space.units)).fill(space.id));
  }

  look(also = []) {
    this.board.frame([...this.own(), ...also], { most: also });
  }

  placeOf(id) {
    if (this.board.places.has(id)) return id;
    return this.position?.view.spaces.find((space) => space.units.some((unit) => unit.id === id && unit.kind === "commander"))?.id || id;
  }

  // ---------------------------------------------------------------- drawing

  draw({ fresh = null } = {}) {
    const { position, choices, picks, names } = this;
    const { view } = position;
    this.board.hands.keep(() => this.drawMap());
    this.hand.draw(view, names, { lit: choices.cards(), picked: picks.card ? [picks.card] : picks.cards });
    this.nations.draw(view, names, this.table.info?.seats || {}, this.table.openRule);
    this.battle.draw(position, battlesIn(this.log), names, { fresh, past: this.past, rolling: this.shades.has("dice") });
    this.sheet.draw(names, this.sheetNow());
    this.table.showAnswers(answers(this));
  }

  drawMap() {
    const { choices, picks, names, war, foresight } = this;
    const { view } = this.position;
    const lit = choices.starts();
    const restoring = choices.verbs.has("restore");
    const mobilized = this.position.prompt?.args?.nation;
    this.pieces.draw(war, names, { lit, acts: (nation) => (restoring ? nation === mobilized : war.marching(nation)), picked: picks.start, shades: this.shades });
    const places = choices.places(picks);
    foresight.want([...(picks.start ? choices.from(picks.start) : []), ...choices.of("take").slice(0, 1)]);
    this.lighting.draw({ places, far: this.farOff(), picked: picks.end, battles: view.battles || [], foresight, names });
    tellPlaces(this.board, (space) => [this.distance(space, places), ...aboutPlace(space, war, null, names).slice(1)]);
    this.lighting.shade(this.shades, war, foresight, () => this.trails(this.log));
    if (picks.start && picks.end) this.lighting.road(road(foresight, this.ways()[0]));
  }

  // How far a march to a space is, for those who cannot see it.
  distance(space, places) {
    const [one] = places.get(space) || [];
    return this.picks.start && one?.end ? t("place.steps", { count: road(this.foresight, one).length - 1 }) : null;
  }

  // ---------------------------------------------------------------- picking

  pick(changes) {
    this.battle.putAway();
    this.picks = { ...NO_PICKS, ...changes };
    this.redraw();
    // From far off the places to go are too small for a finger.
    const places = [...this.choices.places(this.picks).keys()];
    if (!this.picks.end && places.length && places.length < NEAR && this.board.k < 0.4) this.board.frame(places, { closest: 0.7 });
    else this.showAround();
  }

  // On a phone the sheet lies over the map's lower edge: the next places to go are shown above it.
  showAround() {
    const { board, rooms, table } = this;
    const { start, end } = this.picks;
    if (!start || end) return;
    const hand = table.rooms.hand.offsetHeight;
    const places = this.choices.places(this.picks);
    const next = board.neighbours.get(start).filter((space) => places.has(space));
    board.insets.bottom = hand + (matchMedia("(max-width: 760px)").matches ? rooms.sheet.offsetHeight : 0);
    board.nudge([start, ...next], { covered: this.covered() });
    board.insets.bottom = hand;
  }

  pickStart(start) {
    this.pick({ start });
  }

  pickRecruit(recruit) {
    this.pick({ recruit });
  }

  // The end of this march; towards a goal that takes several it is the first of them.
  pickEnd(end, goal = null) {
    const { start, recruit, card, chosen } = this.picks;
    this.picks = { ...NO_PICKS, start, recruit, card, chosen, end, goal };
    this.redraw();
  }

  pickCard(card, picked) {
    if (this.choices.verbs.has("commit")) {
      const cards = [...this.picks.cards];
      if (picked) cards.splice(cards.indexOf(card), 1);
      else cards.push(card);
      this.pick({ cards });
    } else this.pick({ card: picked ? null : card });
  }

  unpick() {
    if (!this.choices) return false;
    if (this.battle.putAway()) {
      this.redraw();
      return true;
    }
    const { start, end, recruit, card, cards } = this.picks;
    const had = start || end || recruit || card || cards.length;
    this.picks = { ...NO_PICKS };
    if (had) this.redraw();
    return Boolean(had);
  }

  // The actions that lead from what is picked to the place picked.
  ways() {
    return this.choices.places(this.picks).get(this.picks.end) || [];
  }

  // The first march towards a space that takes several, and the points of them all.
  wayTo(goal) {
    return this.onward().get(goal);
  }

  // Places beyond the next step, with the points they would take, while somebody looks where to go.
  farOff() {
    const { start, end } = this.picks;
    const far = this.shades.has("reach") && start && !end ? this.onward() : new Map();
    far.delete(start); // there and back leads nowhere
    return far;
  }

  onward() {
    return onward(this.foresight, this.choices.from(this.picks.start).filter(isMarch));
  }

  // ---------------------------------------------------------------- the sheet of units

  muster() {
    return roster(this);
  }

  chosen(muster = this.muster()) {
    if (!this.picks.chosen && muster?.groups.length) this.picks.chosen = muster.begin();
    const chosen = new Map();
    for (const unit of muster?.groups || []) chosen.set(unit.unit, Math.min(unit.count, this.picks.chosen?.get(unit.unit) || 0));
    return chosen;
  }

  chosenCount() {
    return [...this.chosen().values()].reduce((sum, number) => sum + number, 0);
  }

  sheetNow() {
    const muster = this.muster();
    if (!muster || this.table.replaying) return null;
    const chosen = this.chosen(muster);
    const set = (unit, number) => {
      this.picks = { ...this.picks, chosen: changed(muster, chosen, unit, number) };
      this.redraw();
    };
    return {
      title: muster.title, note: this.sheetNote(muster, chosen), groups: [...muster.groups, ...(muster.others || [])], chosen,
      set: (unit) => muster.groups.includes(unit) && set,
      deeds: (unit) => (muster.deeds || []).filter((one) => one.pieces[0] === unit.unit).map((one) => h("button", { type: "button", class: "deed", data: { focus: one.action }, on: { click: () => this.act(one.action) } }, t(`confirm.${one.verb}`))),
    };
  }

  sheetNote(muster = this.muster(), chosen = this.chosen(muster)) {
    if (!muster.groups.length) return "";
    const taken = load(muster, chosen);
    return muster.least === muster.most ? t("sheet.exactly", { count: taken, most: muster.most }) : t("sheet.at_most", { count: taken, most: muster.most });
  }

  mayConfirm() {
    if (this.picks.recruit || (this.picks.end && !this.picks.start)) return true;
    const muster = this.muster();
    if (!muster) return false;
    const taken = load(muster, this.chosen(muster));
    return taken >= muster.least && taken <= muster.most;
  }

  garrisonAction() {
    return same(this.choices.of("garrison"), this.chosen(), (one) => one.pieces);
  }

  commitAction() {
    return same(this.choices.of("commit"), tally(this.picks.cards), (one) => one.cards);
  }

  // ---------------------------------------------------------------- doing it

  confirm() {
    const { choices, picks, position } = this;
    if (!this.mayConfirm()) return;
    if (choices.verbs.has("take")) {
      this.takes.begin(position.seat, keyOf(position.view.selection), this.chosen());
      this.takes.next(position, choices);
    } else if (choices.verbs.has("garrison")) this.act(this.garrisonAction().action);
    else if (picks.start && picks.end) this.march();
    else if (picks.end) this.act(this.ways()[0].action);
  }

  march() {
    const { start, end } = this.picks;
    const ways = this.ways();
    const chosen = this.chosen();
    const sail = same(ways.filter((one) => one.verb === "sail"), chosen, (one) => one.pieces);
    if (sail) {
      this.act(sail.action);
      return;
    }
    const whole = this.chosenCount() === count(travellers(this.foresight, ways).groups);
    const all = ways.find((one) => one.verb === "march");
    const some = ways.find((one) => one.verb === "pick");
    if (all && (whole || !some)) this.act(all.action);
    else if (some) {
      this.takes.begin(this.position.seat, keyOf({ kind: "party", space: start, end }), chosen);
      this.act(some.action);
    }
  }

  // ---------------------------------------------------------------- for the list of all actions, advice and replays

  say(id, kind, count) {
    return sayThing(id, kind, this.names, count);
  }

  // An advised decision in words. Who goes is asked group by group, but read as one list: that some have just arrived is no matter.
  spell(actions) {
    const steps = actions.map(read);
    const groups = new Map();
    for (const { pieces: [id], number } of steps.filter(({ verb }) => verb === "take")) {
      const unit = id.replace(".arrived", "");
      groups.set(unit, number + (groups.get(unit) || 0));
    }
    const who = [...groups].filter(([, number]) => number).map(([id, number]) => {
      const unit = readUnit(id, number);
      return unit.kind === "commander" ? oneName(unit, this.names) : `${number} ${oneName(unit, this.names, number)}`;
    });
    const [first, ...others] = steps.filter(({ verb }) => verb !== "take").map((one) => this.tell(one));
    return [[first, who.join(" + ")].filter(Boolean).join(": "), ...others];
  }

  advise(actions) {
    const one = read(actions[0]);
    const taken = new Map(actions.map(read).filter(({ verb }) => verb === "take").map(({ pieces, number }) => [pieces[0], number]));
    if (one.verb === "take") this.picks = { ...NO_PICKS, chosen: new Map([...this.chosen(), ...taken]) };
    else if (one.verb === "pick") this.picks = { ...NO_PICKS, start: one.start, end: one.end, chosen: taken };
    else if (one.verb === "garrison" || one.verb === "sail") this.picks = { ...NO_PICKS, start: one.verb === "sail" ? one.start : null, end: one.end ?? null, chosen: tally(one.pieces) };
    else if (one.verb === "commit") this.picks = { ...NO_PICKS, cards: one.cards };
    else this.picks = { ...NO_PICKS, start: one.start ?? null, end: one.end ?? null, recruit: one.verb === "place" ? one.pieces[0] : null, card: one.cards[0] || null };
    this.redraw();
    this.board.frame([one.start, one.end].filter(Boolean), { closest: 0.8 });
  }

  draft() {
    const { chosen } = this.picks;
    return { ...this.picks, chosen: chosen && [...chosen] };
  }

  resume(draft) {
    this.picks = { ...draft, chosen: draft.chosen && new Map(draft.chosen) };
    this.redraw();
  }

  stop() {
    this.takes.stop();
    super.stop();
  }
}
