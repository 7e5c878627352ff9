// Friedrich at the table: turns a position into light on the map, cards in the hand and answers in
// the bar, and turns clicks into actions of the legal list.
import { notice } from "../notices.js";
import { play } from "../sound.js";
import { t } from "../words.js";
import { pickAdvised } from "./advised.js";
import { Allotment } from "./allotment.js";
import { answers, act as answer } from "./answers.js";
import { Duel } from "./duel.js";
import { announce } from "./fate.js";
import { Hand } from "./hand.js";
import { Lighting, tip } from "./lighting.js";
import { Choices, noPicks, read } from "./narrowing.js";
import { Nations } from "./nations.js";
import { Odds } from "./odds.js";
import { Pieces } from "./pieces.js";
import { describe } from "./sentences.js";
import { War } from "./war.js";
import { aboutPiece, aboutPlace } from "./whatis.js";

export class Desk {
  constructor(table, board, rooms) {
    this.table = table;
    this.board = board;
    this.rooms = rooms;
    this.names = table.names;
    this.act = (action, options) => table.act(action, options);
    this.pieces = new Pieces(board);
    this.lighting = new Lighting(board);
    this.hand = new Hand(rooms.hand, (card) => this.pickCard(card));
    this.point = (ids) => this.lighting.point(ids, this.position?.view.pieces || []);
    this.nations = new Nations(rooms.nations, board, this.point);
    this.odds = new Odds(table, () => this.redraw());
    this.duel = new Duel(rooms.duel, this.act, this.odds);
    this.allotment = new Allotment(rooms.sheet, this.act);
    this.picks = this.fresh();
    this.announced = new Set();
    this.shades = new Set();
    for (const [type, method] of Object.entries({ pick: "onPick", hover: "onHover", lift: "onLift", carry: "onCarry", drop: "onDrop" })) {
      board.addEventListener(type, (event) => this[method](event.detail));
    }
  }

  fresh() {
    return { ...noPicks(), road: 0, card: null, recruiting: null };
  }

  // ---------------------------------------------------------------- a new position

  update(position, news = []) {
    const before = this.position;
    this.position = position;
    this.war = new War(this.board, position.view);
    this.choices = new Choices(position.legal || [], position.asides || []);
    if (before?.seat !== position.seat || before?.entries !== position.entries) this.picks = this.fresh();
    const roads = new Map();
    for (const line of news) {
      if (line.key === "log.marches") line.args.group.split("+").forEach((id) => roads.set(id, line.args.road.split(" ")));
      if (line.key === "log.fate" && !this.announced.has(line.args.text)) {
        this.announced.add(line.args.text); // no card comes twice, but several seats may share the screen
        announce(line.args.text, this.table);
      }
    }
    if (roads.size) play("move");
    if (news.some((line) => line.key === "log.plays")) play("card");
    this.draw(roads);
    const scene = this.scene();
    if (scene.length && scene.join() !== this.lastScene) this.board.frame(scene, { closest: 0.95, covered: position.view.battle ? this.rooms.duel.offsetHeight : 0 });
    else if (!before) this.look();
    this.lastScene = scene.join();
  }

  // The places a decision is about, if it is about some.
  scene() {
    const { view, legal } = this.position;
    if (view.retreat) return [view.retreat.city, ...view.retreat.ends];
    if (view.battle) return view.battle.cities;
    if (!legal?.length) return [];
    if (view.combats?.length) return view.combats.flat();
    const named = [...this.choices.places(noPicks()).keys()];
    return named.length < 12 ? named : [];
  }

  // The first look goes where the seat's own pieces are.
  look() {
    const { view, seat } = this.position;
    const own = view.nations.filter((nation) => nation.seat === seat).map((nation) => nation.id);
    const cities = view.pieces.filter((piece) => piece.city && (own.includes(piece.nation) || (!seat && piece.kind === "general"))).map((piece) => piece.city);
    this.board.frame(cities);
  }

  get inDuel() {
    return Boolean(this.position.view.battle) && !this.position.view.retreat;
  }

  draw(roads = new Map(), { muted = false } = {}) {
    const { position, choices, picks, names } = this;
    const { view } = position;
    const seats = this.table.info?.seats || {};
    this.pieces.draw(view, names, { lit: choices.pieces(), picked: picks.pieces, roads, muted });
    const places = choices.places(picks);
    this.lighting.draw(places, this.war, names, picks.place, { combats: view.combats || [] });
    this.lighting.shade(this.shades, this.war, this.shadedNation());
    const proposals = choices.proposals(picks);
    if (picks.place && proposals.length) this.lighting.road(proposals[Math.min(picks.road, proposals.length - 1)].road);
    this.hand.draw(view, names, { lit: new Set(choices.cards().map((one) => one.card)), picked: picks.card || this.duel.picked, acting: this.handNation() });
    this.nations.draw(view, names, seats, this.table.openRule);
    this.duel.draw(position, names, seats, choices);
    this.allotment.draw(position, names, choices);
    this.table.showAnswers(answers(this));
  }

  // Supply and protection are shown for the nation whose stage it is, else for the reader's first.
  shadedNation() {
    const { view, seat } = this.position;
    return view.active || view.nations.find((nation) => nation.seat === seat)?.id || view.nations[0].id;
  }

  shade(kind, on) {
    if (on) this.shades.add(kind);
    else this.shades.delete(kind);
    if (this.position) this.redraw();
  }

  // Of several hands only that of the nation asked may be used.
  handNation() {
    const { view, prompt } = this.position;
    if (view.battle) return view.battle.nations[view.battle.turn];
    return prompt.args?.nation || view.active;
  }

  // ---------------------------------------------------------------- picking

  onPick({ piece, place }) {
    if (!this.position || this.table.replaying) return;
    const { choices, picks } = this;
    if (picks.place && place === picks.place && choices.places(picks).has(place)) {
      this.confirm();
      return;
    }
    // A lit destination wins over the pieces that stand there.
    if (place && choices.places(picks).has(place) && !(piece && choices.pieces().has(piece) && !picks.pieces.length)) {
      if (!piece || this.war.piece(piece)?.city !== this.startOfPicks()) {
        this.pickPlace(place);
        return;
      }
    }
    if (piece && choices.pieces().has(piece)) {
      if (picks.pieces.length === 1 && picks.pieces[0] === piece && choices.proposals(picks).length === 1) this.confirm();
      else this.toggle(piece, this.war.piece(piece)?.city === this.startOfPicks());
      return;
    }
    if (place && picks.pieces.length) this.askWhy(place);
    else this.unpick();
  }

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
  }

  pickPlace(place) {
    this.picks = { ...this.picks, place, road: 0 };
    this.redraw();
  }

  pickRoad(road) {
    this.picks = { ...this.picks, road };
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
    this.picks = { ...this.fresh(), recruiting: [...this.choices.of("recruit")[0].units] };
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
    const had = this.picks.pieces.length || this.picks.place || this.picks.card || this.picks.recruiting;
    this.picks = this.fresh();
    if (had) this.redraw();
    return Boolean(had);
  }

  redraw() {
    this.draw(new Map(), { muted: true });
  }

  confirm() {
    const proposals = this.choices.proposals(this.picks);
    const one = proposals[Math.min(this.picks.road, proposals.length - 1)];
    if (one) answer(this, one);
  }

  // A forbidden march is put to the server by the shortest road, to hear the rule against it.
  askWhy(place) {
    const start = this.startOfPicks();
    if (!start || place === start) {
      this.unpick();
      return;
    }
    const road = this.shortest(start, place);
    if (road) this.table.why(`march ${this.picks.pieces.join("+")} ${road.join(" ")}`);
  }

  shortest(start, end) {
    const before = new Map([[start, null]]);
    const queue = [start];
    for (let i = 0; i < queue.length && !before.has(end); i++) {
      for (const other of this.board.neighbours.get(queue[i])) {
        if (!before.has(other)) {
          before.set(other, queue[i]);
          queue.push(other);
        }
      }
    }
    if (!before.has(end)) return null;
    const road = [];
    for (let city = end; city; city = before.get(city)) road.unshift(city);
    return road;
  }

  // ---------------------------------------------------------------- looking and dragging

  onHover({ piece, place, event }) {
    if (!this.position) return;
    const { view } = this.position;
    const destinations = this.choices.places(this.picks).get(place);
    const found = piece && view.pieces.find((one) => one.id === piece);
    let lines = [];
    if (found) lines = aboutPiece(found, view, this.names);
    else if (place) lines = aboutPlace(this.board.places.get(place), view, this.names);
    if (destinations && this.picks.pieces.length) {
      lines.push(tip(destinations, this.war, this.names));
      if (!this.picks.place) this.lighting.road(destinations[0].road);
    } else if (!this.picks.place) this.lighting.road(null);
    this.table.showTip(lines.filter(Boolean), event);
  }

  onLift({ piece }) {
    if (this.table.replaying || !this.choices?.pieces().has(piece)) return;
    if (!this.choices.onMap.some((one) => one.place && one.pieces.includes(piece))) return;
    if (!this.picks.pieces.includes(piece)) this.toggle(piece, false);
    this.board.carrying = this.choices.places(this.picks).size > 0;
  }

  onCarry({ place }) {
    const ways = this.choices.places(this.picks).get(place);
    this.lighting.road(ways ? ways[0].road : null);
  }

  onDrop({ place }) {
    const ways = place && this.choices.places(this.picks).get(place);
    if (ways?.length === 1) answer(this, ways[0]);
    else if (ways) this.pickPlace(place);
    else if (place && place !== this.startOfPicks()) this.askWhy(place);
  }

  // ---------------------------------------------------------------- for the list of all actions and replays

  allActions() {
    return [...this.choices.all, ...this.choices.asides].map((one) => ({ action: one.action, text: describe(one, this.names) }));
  }

  describe(action) {
    return describe(read(action), this.names);
  }

  showFrame(view, log) {
    this.position = { seat: view.seat, entries: -1, view, prompt: { args: {} }, legal: [], asides: [] };
    this.war = new War(this.board, view);
    this.choices = new Choices([]);
    this.picks = this.fresh();
    const roads = new Map();
    for (const line of log || []) {
      if (line.key === "log.marches") line.args.group.split("+").forEach((id) => roads.set(id, line.args.road.split(" ")));
    }
    this.draw(roads);
  }

  advise(action) {
    pickAdvised(this, action);
  }

  refused(message) {
    if (this.odds.refused(message)) return;
    this.allotment.stop(this.position?.seat);
    notice(message.text || t("refused"), { kind: "bad", rule: message.rule, openRule: this.table.openRule, stay: 9000 });
  }
}
