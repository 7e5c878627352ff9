// Maria at the table: what this war has beside generals, trains and cards. Hussars, the boards, politics, the
// election, bargains, and who is whose enemy.
import { h, s } from "../dom.js";
import { notice } from "../notices.js";
import { t } from "../words.js";
import { roadNodes } from "../light.js";
import { text } from "../tokens.js";
import { warLayers, WarDesk } from "../war/desk.js";
import { adopt } from "../war/manner.js";
import { Bargains } from "./bargains.js";
import { Boards } from "./boards.js";
import { Election } from "./election.js";
import { LETTERS } from "./facts.js";
import { Nations, stance } from "./nations.js";
import { Politics } from "./politics.js";
import { hussar } from "./shapes.js";
import { aboutPiece, aboutPlace } from "./whatis.js";

export const curves = async (...given) => (await import("./curves.js")).curves(...given);
export { learnFacts as prepare } from "./facts.js";

adopt({ letters: LETTERS, reserve: 8, shapes: { hussar } });

export const layers = warLayers("control", "neutral", "moves", "supply", "watch");

// What everybody should hear, even if the log is not open.
const TOLD = new Set(["log.saxony", "log.annexed", "log.truce", "log.truce_over", "log.election_due", "log.elected", "log.deal", "log.offer", "log.release", "log.offers_peace"]);
// Of these, those that say themselves who is an enemy no more.
const CHANGING = new Set(["log.saxony", "log.annexed", "log.truce", "log.truce_over"]);
// Decided in a scene, not in the bar.
const IN_SCENES = new Set(["trump", "event", "deny", "vote"]);
// Answers of great consequence in few words: the button says what comes of them.
const WEIGHED = new Set(["cover", "agree", "drift", "propose", "reduce", "subsidise", "withhold"]);

export class Desk extends WarDesk {
  constructor(table, board, rooms) {
    super(table, board, rooms);
    const scene = (kind, label) => {
      const node = h("section", { class: `duel scene ${kind} hidden`, role: "region", "aria-label": t(label) });
      rooms.field.append(node);
      return node;
    };
    this.boards = new Boards(board);
    this.politics = new Politics(scene("politics", "politics.label"), this);
    this.election = new Election(scene("election", "election.title"), this);
    this.bargains = new Bargains(this);
    this.nations = new Nations(rooms.nations, this.point, this.bargains);
    for (const place of board.places.keys()) if (place.startsWith("mission-")) this.names[place] ||= t(`name.${place}`);
  }

  // Hussars are pieces like others, generals on missions stand in their boxes, and a marker lies on each of
  // the four seats in nobody's land.
  lay(view) {
    const away = new Map(Object.entries(view.missions).filter(([, general]) => general).map(([power, general]) => [general, `mission-${power}`]));
    const hussars = view.hussars.map((city, i) => ({ id: `hussar-${i + 1}`, kind: "hussar", nation: "austria", name: this.names[`hussar-${i + 1}`], city }));
    const seats = view.electors.filter(({ city }) => this.board.places.get(city).country === "empire");
    return {
      ...view,
      pieces: [...view.pieces.map((piece) => (away.has(piece.id) ? { ...piece, city: away.get(piece.id) } : piece)), ...hussars],
      markers: [...view.markers, ...seats.map((seat) => ({ ...seat, question: false }))],
    };
  }

  update(position, news, log) {
    const before = this.position?.view;
    this.nations.changed = new Set(before ? position.view.nations.filter((nation) => stance(nation) !== stance(before.nations.find((one) => one.id === nation.id))).map((nation) => nation.id) : []);
    super.update(position, news, log);
    if (this.nations.changed.size && !news.some((line) => CHANGING.has(line.key))) notice(t("nation.changed", { who: [...this.nations.changed].map((id) => this.names[id]) }), { rule: "M1.4", openRule: this.table.openRule, stay: 9000 });
  }

  isTold(line) {
    const { seat } = this.table;
    // Of an offer whoever has made it waits for the answer; that another has been turned down concerns nobody else.
    if (line.key === "log.offer" && line.args.seat === seat) return false;
    return TOLD.has(line.key) || (line.key === "log.decline" && line.args.partner === seat) || super.isTold(line);
  }

  narrow(position) {
    const choices = super.narrow(position);
    // Whom the cards cover is a choice among sets, not among pieces.
    choices.onMap = choices.onMap.filter((one) => one.verb !== "cover");
    return choices;
  }

  inBar(one) {
    return super.inBar(one) && !IN_SCENES.has(one.verb);
  }

  weighs(one) {
    return WEIGHED.has(one.verb);
  }

  // Where one piece has to be placed nobody need point at it first.
  fresh() {
    const [first, ...others] = this.choices?.of("place") || [];
    const alone = first && others.every((one) => one.pieces.join() === first.pieces.join());
    return { ...super.fresh(), ...(alone ? { pieces: first.pieces } : {}) };
  }

  answers() {
    return [...super.answers(), ...this.bargains.answers()];
  }

  draw(moves, how) {
    super.draw(moves, how);
    this.boards.draw(this.position.view);
    this.politics.draw();
    this.election.draw();
  }

  drawMap(roads, muted) {
    super.drawMap(roads, muted);
    this.harassed();
  }

  // The roads of supply on which hussars exact a price, and the price.
  harassed() {
    const { view } = this.position;
    const payers = view.pieces.filter((piece) => piece.supply?.price);
    if (!payers.length) return;
    const found = this.foresight.layers().harassed || {};
    for (const piece of payers) {
      const road = found[piece.id];
      if (!road) continue;
      const { x, y } = this.board.places.get(road[Math.floor(road.length / 2)]);
      this.board.over.append(...roadNodes(this.board, road, "harassed-road"), this.price(piece.supply.price, x, y));
    }
  }

  price(points, x, y) {
    return s("g", { class: "price", transform: `translate(${x} ${y - 16})` }, s("circle", { r: 12 }), text(points, 0, 5.5, 16, "price-points"));
  }

  // A price is shown with the road it is paid for, a march asked for with those who would march, a piece to be
  // placed with the towns around, hussars with the generals they ride out from.
  scene() {
    const { view, legal, prompt } = this.position;
    if (!legal?.length) return super.scene();
    if (view.phase === "march_consent") return [...prompt.args.group.split("+").map((id) => this.placeOf(id)), prompt.args.city];
    if (this.choices.verbs.has("place")) return [...this.choices.places(this.fresh()).keys()];
    if (view.phase === "hussars") return this.startsOfRides();
    if (!["hussar_payment", "cover"].includes(view.phase)) return super.scene();
    return view.pieces.filter((piece) => piece.supply?.price || (piece.kind === "hussar" && piece.city)).map((piece) => piece.city);
  }

  startsOfRides() {
    const ends = new Set(this.choices.onMap.map((one) => one.place));
    const isNear = (city) => this.board.neighbours.get(city)?.some((next) => ends.has(next));
    return this.position.view.pieces.filter((piece) => piece.nation === "austria" && isNear(piece.city)).map((piece) => piece.city);
  }

  // The hand that pays or plays: that of the power asked, of the piece in question, or any.
  handNation() {
    const { view, prompt } = this.position;
    if (view.battle && !view.retreat) return view.battle.nations[view.battle.turn];
    const { nation, train, general } = prompt.args || {};
    return nation || this.war.piece(train || general)?.nation || null;
  }

  aboutPiece(piece) {
    return aboutPiece(piece, this.position.view, this.names, this.chronicle);
  }

  aboutPlace(place) {
    return aboutPlace(place, this.position.view, this.names);
  }
}
