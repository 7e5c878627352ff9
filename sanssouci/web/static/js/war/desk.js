// A war at the table that is fought with generals, trains and tactical cards: turns a position into light on the
// map, cards in the hand and answers in the bar. What the hands on the map do is in pointing.js; a game adds its
// panel of nations, what its things are, and what else it shows.
import { BaseDesk } from "../base_desk.js";
import { h } from "../dom.js";
import { notice } from "../notices.js";
import { play } from "../sound.js";
import { t } from "../words.js";
import { pickAdvised } from "./advised.js";
import { Allotment } from "./allotment.js";
import { answers, act as answer } from "./answers.js";
import { Chronicle } from "./chronicle.js";
import { Duel } from "./duel.js";
import { Hand } from "./hand.js";
import { tellPlaces } from "../light.js";
import { Lighting } from "./lighting.js";
import { Choices, noPicks, read } from "../narrowing.js";
import { Pieces } from "./pieces.js";
import { Pointing } from "./pointing.js";
import { Roads, through } from "./roads.js";
import { sayThing } from "./sentences.js";
import { movesIn } from "../scenes.js";
import { War } from "./war.js";

export const warLayers = (...shades) => [
  ...["sectors", "names", "lettering", "river-names", "hills", "cartouche"].map((id) => ({ id, drawn: true, on: true })),
  ...shades.map((id) => ({ id, drawn: false, on: id === "moves" })),
];

// Ends of combats are told aloud: the duel closes as soon as one side gives in.
const TOLD = new Set(["log.defeat", "log.tie", "log.no_way_out"]);

const HOW = { pay: "hand.pay", bid: "hand.bid", reinforce: "bar.reinforce", discard: "hand.discard", retreat: "bar.retreat_where" }; // what is chosen for an answer

export class WarDesk extends BaseDesk {
  constructor(table, board, rooms) {
    super(table, board);
    this.act = (action, options) => super.act(action, options);
    this.rooms = {
      duel: h("section", { class: "duel hidden", role: "region", "aria-label": t("duel.label") }),
      sheet: h("section", { class: "sheet-of-troops hidden", role: "region", "aria-label": t("allot.title") }),
    };
    rooms.field.append(this.rooms.duel, this.rooms.sheet);
    // Pieces are shown below the sheet of troops, unless it leaves too little of the map.
    board.covered = () => {
      const { offsetTop, offsetHeight } = this.rooms.sheet; // nothing while it is hidden
      const foot = offsetTop + offsetHeight;
      return Math.max(this.covered(), 2 * foot < board.host.clientHeight ? foot : 0);
    };
    this.pieces = new Pieces(board);
    this.lighting = new Lighting(board);
    this.hand = new Hand(rooms.hand, (card) => this.pickCard(card), (card) => this.mayI(`play ${card}`));
    this.point = (ids) => this.lighting.point(ids, this.position?.view.pieces || []);
    this.duel = new Duel(this.rooms.duel, this.act, this.odds, this.foresight);
    this.allotment = new Allotment(this.rooms.sheet, this.act);
    this.picks = this.fresh();
    this.pointing = new Pointing(this);
  }

  fresh() {
    return { ...noPicks(), road: 0, led: null, via: [], bending: false, card: null, recruiting: null };
  }

  // ---------------------------------------------------------------- a new position

  update(position, news, log) {
    const before = this.position;
    this.take(position, log);
    this.learn(position);
    this.choices = this.narrow(position);
    if (before?.seat !== position.seat || before?.entries !== position.entries) this.picks = this.fresh();
    this.hear(news);
    const moves = movesIn(news);
    if (moves.length) play("move");
    if (news.some((line) => line.key === "log.plays")) play("card");
    this.draw(moves);
  }

  take(position, log) {
    this.position = { ...position, view: this.lay(position.view) };
    this.war = new War(this.board, this.position.view);
    this.roads = new Roads(this.board, this.war);
    this.chronicle = new Chronicle(log);
  }

  narrow(position) {
    return new Choices(position.legal || [], position.asides || []);
  }

  // Whether an action is offered as a button: the others are on the map, in the hand or in a window.
  inBar(one) {
    return !one.onMap || !this.choices.onMap.includes(one);
  }

  // Whether a button also says what its answer would do.
  weighs(_one) {
    return false;
  }

  // A view with everything that stands on the map among its pieces; a game may add some.
  lay(view) {
    return view;
  }

  // What is new in the log; some of it should be heard even if the log is not open.
  hear(news) {
    if (this.past) return; // the bar tells it
    for (const line of news) if (this.isTold(line)) notice(line.text, { rule: line.rule, openRule: this.table.openRule, stay: 9000 });
  }

  isTold({ key }) {
    return TOLD.has(key);
  }

  // The places a decision is about, if it is about some.
  scene() {
    const { view, legal } = this.position;
    if (view.retreat) return [view.retreat.city, ...view.retreat.ends];
    if (view.battle) return view.battle.cities;
    if (!legal?.length || view.phase === "movement") return []; // a march leaves the map where it is
    if (view.combats?.length) return view.combats.flat();
    const named = new Set(this.choices.onMap.flatMap((one) => one.place || one.pieces.map((id) => this.war.piece(id)?.city)).filter(Boolean));
    return named.size < 12 ? [...named] : [];
  }

  // Where the seat's own pieces are, those of the nation whose stage it is before the others.
  own() {
    const { view, seat } = this.position;
    const mine = view.nations.filter((nation) => nation.seat === seat).map((nation) => nation.id);
    const acting = mine.filter((id) => this.actingNations().includes(id));
    const own = acting.length ? acting : mine;
    return view.pieces.filter((piece) => piece.city && (own.includes(piece.nation) || (!seat && piece.kind === "general"))).map((piece) => piece.city);
  }

  look(also = []) {
    this.board.frame([...this.own(), ...also], { most: also });
  }

  placeOf(id) {
    return this.position?.view.pieces.find((piece) => piece.id === id)?.city || id;
  }

  get inDuel() {
    return Boolean(this.position.view.battle) && !this.position.view.retreat;
  }

  draw(moves = [], { muted = false } = {}) {
    const { position, choices, picks, names } = this;
    const { view } = position;
    const seats = this.table.info?.seats || {};
    const roads = new Map(moves.flatMap(({ pieces, road }) => pieces.map((id) => [id, road])));
    this.board.hands.keep(() => this.drawMap(roads, muted));
    this.hand.draw(view, names, { lit: new Set(choices.cards().map((card) => card.card)), picked: picks.card || this.duel.picked, acting: this.handNation(), asked: this.inDuel && choices.all.length > 0 });
    this.nations.draw(view, names, seats, this.table.openRule);
    this.duel.draw(position, names, seats, choices);
    this.allotment.draw(position, names, choices);
    this.table.showAnswers(this.answers());
  }

  drawMap(roads, muted) {
    const { choices, picks, names } = this;
    const { view } = this.position;
    this.pieces.draw(view, names, { lit: choices.pieces(), picked: picks.pieces, roads, muted, past: this.past });
    this.foresight.want([...choices.matching(picks), ...(picks.led ? [picks.led] : [])]);
    this.lighting.draw(choices.places(picks), this.foresight, names, picks.place, { combats: view.combats || [] });
    tellPlaces(this.board, (city) => this.placeWords(city));
    this.lighting.shade(this.shades, this.war, this.foresight, this.shadedNation(), () => this.trails(this.chronicle.lines));
    const one = this.proposal();
    if (picks.place && one?.road) this.lighting.road(one.road, { bendable: one.pieces.length > 0 });
    if (picks.bending) this.lighting.bends(this.bends(), names, picks.via, picks.place);
  }

  // What is asked, where the page asks it otherwise than the rules do one by one.
  question(position) {
    const how = Object.entries(HOW).find(([verb]) => position.legal.some((action) => action.startsWith(`${verb} `)));
    if (how) return `${position.prompt.text} ${t(how[1])}`;
    return this.allotment.question(position);
  }

  // How far a place is, whether it is in supply, and what else is printed there.
  placeWords(city) {
    const { picks, choices } = this;
    const road = choices.places(picks).get(city)?.[0]?.road;
    const supplied = picks.pieces.length ? this.foresight.layers().supply?.[this.shadedNation()] : null;
    return [
      road ? t("place.steps", { count: road.length - 1 }) : null,
      supplied ? t(supplied.includes(city) ? "place.supplied" : "place.unsupplied") : null,
      ...this.aboutPlace(this.board.places.get(city)).slice(1)];
  }

  answers() {
    return answers(this);
  }

  redraw() {
    if (this.position) this.draw([], { muted: true });
  }

  // Those whose stage it is.
  actingNations() {
    return [this.position.view.active].flat().filter(Boolean);
  }

  // Supply and protection are shown for the nation whose stage it is, else for the reader's first.
  shadedNation() {
    const { view, seat } = this.position;
    return this.actingNations()[0] || view.nations.find((nation) => nation.seat === seat)?.id || view.nations[0].id;
  }

  // Of several hands only that of the nation asked may be used.
  handNation() {
    const { view, prompt } = this.position;
    if (view.battle) return view.battle.nations[view.battle.turn];
    return prompt.args?.nation || this.actingNations()[0];
  }

  // ---------------------------------------------------------------- picking

  startOfPicks() {
    return this.picks.pieces.length ? this.war.piece(this.picks.pieces[0])?.city : null;
  }

  toggle(id, sameStack) {
    this.pickPieces(this.choices.toggle(this.picks, id, sameStack));
  }

  pickPieces(pieces) {
    this.picks = { ...this.fresh(), pieces };
    this.redraw();
    // From far off the places to go are too small for a finger.
    const places = [...this.choices.places(this.picks).keys()];
    if (places.length && this.board.k < 0.5) this.board.frame(places, { closest: 0.8 });
    else if (places.length) this.showAround(this.war.piece(pieces[0])?.city, places);
  }

  // The next cities on the roads from here are in sight.
  showAround(city, places) {
    const next = this.board.neighbours.get(city)?.filter((each) => places.includes(each)) || [];
    if (next.length) this.board.nudge([city, ...next], { covered: this.covered() });
  }

  pickPlace(place, way = null) {
    const road = way ? this.choices.proposals({ ...this.picks, place }).indexOf(way) : 0;
    this.picks = { ...this.picks, place, road, led: null, via: [], bending: false };
    this.redraw();
  }

  pickRoad(road) {
    this.picks = { ...this.picks, road, led: null, via: [], bending: false };
    this.redraw();
  }

  pickCard(card) {
    if (this.inDuel) {
      this.rooms.duel.querySelector(`[data-card="${CSS.escape(card)}"]`)?.click();
      return;
    }
    if (this.picks.card === card) {
      const ways = this.choices.cards().filter((one) => one.card === card);
      if (ways.length === 1) this.act(ways[0].action);
      return;
    }
    this.picks = { ...this.fresh(), card };
    this.redraw();
  }

  startRecruiting() {
    this.picks = { ...this.fresh(), recruiting: [...this.choices.of("recruit").slice(0, 1).flatMap((one) => [one.troops, one.trains ?? 0])] };
    this.redraw();
  }

  setRecruiting(index, value) {
    const recruiting = [...this.picks.recruiting];
    recruiting[index] = Math.max(0, value);
    this.picks = { ...this.picks, recruiting };
    this.redraw();
  }

  unpick() {
    if (!this.choices) return false;
    if (this.picks.bending) {
      this.picks = { ...this.picks, bending: false };
      this.redraw();
      return true;
    }
    const had = this.picks.pieces.length || this.picks.place || this.picks.card || this.picks.recruiting;
    this.picks = this.fresh();
    if (had) this.redraw();
    return Boolean(had);
  }

  // What is ready to be confirmed: the road the player has led himself, else one of those offered.
  proposal() {
    const offered = this.choices.proposals(this.picks);
    return this.picks.led || offered[Math.min(this.picks.road, offered.length - 1)];
  }

  confirm() {
    const one = this.proposal();
    if (one) answer(this, one);
  }

  // ---------------------------------------------------------------- leading the road

  startBending() {
    this.picks = { ...this.picks, bending: !this.picks.bending };
    this.redraw();
  }

  // A retreat, which names no pieces, has an exact length: its roads are those offered.
  bends() {
    if (!this.proposal()?.pieces.length) return new Set();
    return this.roads.bends(this.choices.proposals(this.picks)[0], this.choices.matching(this.picks).filter((one) => one.road));
  }

  // Lead the road through a city, or no longer through it.
  async bend(city) {
    const { picks } = this;
    const offered = this.choices.proposals(picks);
    if (!offered[0]?.road || city === picks.place) return;
    const via = picks.via.includes(city) ? picks.via.filter((one) => one !== city) : [...picks.via, city];
    const found = through(offered, via);
    const led = found ? null : this.roads.led(offered[0], via);
    if (!found && (!led || !(await this.mayI(led.action)))) return;
    if (this.picks !== picks) return; // something else was picked meanwhile
    this.picks = { ...picks, via, led, road: found ? offered.indexOf(found) : 0 };
    this.redraw();
  }

  // ---------------------------------------------------------------- for the list of all actions and replays

  say(id, kind, count) {
    return sayThing(id, kind, this.names, count);
  }

  advise(actions) {
    pickAdvised(this, actions);
  }

  draft() {
    const { seat } = this.position;
    return { picks: { ...this.picks, led: this.picks.led?.action }, card: this.duel.picked, value: this.duel.value, given: { [seat]: this.allotment.given[seat] } };
  }

  resume({ picks, card, value, given }) {
    this.picks = { ...this.fresh(), ...picks, led: picks.led ? read(picks.led) : null };
    Object.assign(this.duel, { picked: card, value });
    this.allotment.given = given;
    this.redraw();
  }

  stop() {
    this.allotment.stop(this.position?.seat);
    super.stop();
  }
}
