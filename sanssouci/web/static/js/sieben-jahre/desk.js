// Sieben Jahre at the table: contingents on the map, ministries as ledgers, the year's budget, Events as they are drawn
// and fights as scenes. What is too long for a list is said word by word, or by pointing at the map.
import { BaseDesk } from "../base_desk.js";
import { button, h, keepFocus, replace } from "../dom.js";
import { Choices, kindAfter, sketch } from "../narrowing.js";
import { movesIn } from "../scenes.js";
import { play } from "../sound.js";
import { capital, has, t } from "../words.js";
import { Battle } from "./battle.js";
import { Budget } from "./budget.js";
import { battleCard, Drawn } from "./cards.js";
import { facts } from "./facts.js";
import { Ledger, stars } from "./ledger.js";
import { tellPlaces } from "../light.js";
import { WarMap } from "./map.js";
import { Steps } from "./steps.js";
import { aboutPiece, aboutPlace } from "./whatis.js";

export const curves = async (...given) => (await import("./curves.js")).curves(...given);
export { learnFacts as prepare } from "./facts.js";

export const layers = [
  ...["names", "lettering", "river-names", "hills", "cartouche"].map((id) => ({ id, drawn: true, on: true })),
  ...["garrisons", "moves"].map((id) => ({ id, drawn: false, on: true })),
];

const FULL = [Infinity, Infinity];
// A longer list is begun only: the rest can be pointed at, or asked for.
const MOST_WORDS = 15;
const FEW_WORDS = 8;
const MANY = 30; // ways whose number says nothing
const NEAR = 12; // places that are shown together
const NARROW = 60; // pixels beside the budget in which no map can be seen
const USUAL = new Set(["done", "end", "halt", "hold", "storm", "disembark"]);

export class Desk extends BaseDesk {
  constructor(table, board, rooms) {
    super(table, board);
    const room = (kind, label) => h("section", { class: `${kind} hidden`, role: "region", "aria-label": t(label) });
    this.rooms = { battle: room("duel sj-battle", "sj.battle"), budget: room("sj-budget", "sj.budget-label"), drawn: room("sj-drawn", "sj.drawn"), hand: rooms.hand };
    rooms.field.append(this.rooms.battle, this.rooms.budget, this.rooms.drawn);
    table.panel.button("nations").textContent = t("sj.tab");
    this.map = new WarMap(board);
    this.point = (ids) => this.map.point(ids, this.position?.view);
    this.ledger = new Ledger(rooms.nations, { names: this.names, point: this.point, show: (id) => this.board.show(this.placeOf(id)) });
    this.battle = new Battle(this.rooms.battle, this.names, table.openRule, this.odds);
    this.budget = new Budget(this.rooms.budget, this.names);
    this.drawn = new Drawn(this.rooms.drawn, this.names);
    this.steps = new Steps([]);
    board.addEventListener("pick", ({ detail }) => this.pick(detail));
    board.addEventListener("hover", ({ detail: { piece, place, event } }) => table.tip.show(this.about(piece, place), event));
  }

  act(action, options) {
    this.battle.putAway();
    return super.act(action, options);
  }

  // ---------------------------------------------------------------- a new position

  update(position, news, log) {
    this.take(position, log);
    this.learn(position);
    if (movesIn(news).length) play("move");
    // What the others drew was shown as they acted: it does not lie over the map while I think.
    const { boards, seat } = position.view;
    const isShown = (board) => this.past || !seat || boards[board]?.seat === seat;
    if (this.past || this.table.showing.isBack) this.drawn.lay([]);
    this.drawn.show(news, isShown);
    this.draw({ news });
  }

  take(position, log) {
    this.position = position;
    this.log = log;
    const { legal = [], asides = [] } = position;
    this.choices = new Choices(legal, asides);
    this.steps = new Steps([...legal, ...asides]);
    this.spoken = null;
    this.all = false;
    this.halfMade = null;
    // Too many to be listed: the server says word by word what may follow.
    const first = Object.keys(position.first_words || {});
    this.unlisted = !legal.length && first.length ? this.talk(first.length === 1 ? first : []) : null;
  }

  draw({ news = [] } = {}) {
    const { view } = this.position;
    this.ledger.draw(view, this.table.info?.seats || {});
    this.battle.draw(this.position, this.log, news, this.past);
    this.budget.draw(this.position, this.log);
    this.drawMap();
    this.drawHand(view.battle);
    this.table.showAnswers(this.answers());
  }

  drawMap() {
    if (!this.board.box) return;
    const { steps, spoken } = this;
    const light = spoken ? { places: new Set(spoken.places.keys()), pieces: spoken.pieces, picked: spoken.picked, place: null }
      : { places: steps.places(), pieces: steps.pieces(), picked: steps.piece, place: steps.place };
    this.board.hands.keep(() => this.map.draw(this.position.view, this.names, { ...light, shades: this.shades, trails: this.shades.has("moves") ? this.trails(this.log) : [] }));
    tellPlaces(this.board, (place) => aboutPlace(place, this.position.view, this.names).slice(1));
  }

  // My battle cards, along the lower edge.
  drawHand(battle) {
    const own = battle?.sides.find((side) => side.hand?.length);
    this.rooms.hand.classList.toggle("empty", !own);
    const playable = this.steps.cards();
    keepFocus(this.rooms.hand, () => replace(this.rooms.hand, own ? h("div", { class: "hand-of" }, h("h3", {}, t("sj.hand")),
      h("div", { class: "fan" }, own.hand.map((id, i) => battleCard(id, this.names, {
        lit: playable.has(id), picked: this.steps.card === id, focus: `${id}-${i}`, onPick: playable.has(id) ? () => this.pickCard(id) : null,
      })))) : null));
  }

  // ---------------------------------------------------------------- answering, step by step

  answers() {
    const { steps } = this;
    if (this.unlisted) return [this.unlisted];
    const back = steps.isBegun ? button(t("steps.back"), () => this.step(() => steps.back()), { class: "plain chip", data: { focus: "unpick" } }) : null;
    const numbered = steps.numbered();
    if (numbered) {
      return [
        this.numbers(numbered.words, (words) => Promise.resolve(steps.following(words)), (action) => this.act(action)),
        ...numbered.others.map((action) => this.whole(action)), back];
    }
    const { whole: listed, words } = steps.offers();
    // To exchange a card is one thing to do, whichever it is: cards to play come first.
    const swaps = steps.isBegun ? [] : listed.filter((action) => action.startsWith("swap "));
    const offered = swaps.length > 1 ? listed.filter((action) => !swaps.includes(action)) : listed;
    const swap = swaps.length > 1 ? [{ word: "swap", said: ["swap"], count: swaps.length, kind: "verb" }] : [];
    const whole = this.all || offered.length <= MOST_WORDS ? offered : offered.filter((action, i) => i < FEW_WORDS || USUAL.has(action));
    this.foresight.want(whole.map((action) => ({ action })));
    const [first] = whole;
    const only = whole.length === 1 && !words.length && !swap.length; // beside cards to play, one is no more than one way
    const several = ({ word, said, count, kind }) => button(count > MANY || steps.isNumbers(said) ? this.word(word, kind) : t("sj.several", { what: this.word(word, kind), count }), () => this.step(() => steps.say(said)), { data: { focus: `word-${word}` } });
    return [
      ...words.map(several),
      ...whole.map((action) => this.whole(action, { confirm: steps.isBegun && action === first, primary: only || (steps.isBegun ? action === first : USUAL.has(action)) })),
      ...swap.map(several),
      whole.length < offered.length ? button(t("more", { count: offered.length - whole.length }), () => this.step(() => { this.all = true; }), { class: "plain", data: { focus: "more" } }) : null, back];
  }

  whole(action, { confirm = false, primary = false } = {}) {
    const said = this.foresight.said({ action });
    if (action === "end" && said.length) primary = false; // nobody is led past what is left to do
    return button([this.describe(action), said.length ? h("small", {}, ` (${said.join("; ")})`) : null], () => this.act(action), { class: primary ? "primary" : "", data: { focus: confirm ? "confirm" : action } });
  }

  word(word, kind) {
    if (kind !== "verb") return capital(this.say(word, kind));
    return sketch([word], (id, what) => this.say(id, what));
  }

  // The numbers of an action, beginning with what a contingent has now, and with wagons as full as can be. How they are chosen
  // is fetched when there are some.
  numbers(words, following, finish) {
    const piece = this.position.view.pieces.find((one) => one.id === words[1]);
    const arms = piece?.kind === "squadron" ? ["ships"] : ["infantry", "cavalry", "artillery"];
    const said = words.join(" ");
    const usual = this.halfMade?.said === said ? this.halfMade.chosen : words[0] === "load" ? FULL : words[0] === "muster" && piece ? arms.map((arm) => piece.units[arm]?.[0] || 0) : [];
    const room = h("div", { class: "sj-numbers" });
    import("./numbers.js").then(({ chooseNumbers }) => {
      chooseNumbers(room, words, { following, foresee: (action) => this.foresee(action), finish, usual, changed: (chosen) => { this.halfMade = { said, chosen }; } });
    });
    return h("div", { class: "sj-choosing" }, words[1] && this.names[words[1]] ? h("b", {}, has(`verb.${words[0]}`) ? t("sj.numbers", { what: t(`verb.${words[0]}`), who: this.names[words[1]] }) : this.names[words[1]]) : null, room);
  }

  async foresee(action) {
    const { prospects } = await this.table.questions.ask({ type: "foresee", seat: this.table.seat, actions: [action] });
    const said = prospects[0].map(({ text }) => text);
    this.budget.foresee(said);
    return said;
  }

  // Word by word, which is fetched when there is so much to say; what may follow and lies on the map can be pointed at.
  talk(begin) {
    const room = h("span");
    import("../word_by_word.js").then(({ wordByWord }) => {
      if (this.unlisted !== room) return;
      this.unlisted = this.speak(wordByWord, begin);
      this.redraw();
    });
    return room;
  }

  speak(wordByWord, begin) {
    return wordByWord(this.table, () => { this.spoken = null; }, {
      begin,
      most: MOST_WORDS,
      beside: (word) => (facts.commanders[word] ? [" ", stars(facts.commanders[word].level)] : null),
      numbers: (words, _next, finish) => this.numbers(words, async (some) => Object.keys(await this.table.narrow(some) || {}), (action) => finish(action.split(" "))),
      asked: async (words, next, goOn) => {
        const spoken = { goOn, words, pieces: new Map(), places: new Map(), picked: null };
        this.spoken = spoken;
        for (const word of next) this.note(spoken, words, word);
        if (!words.length) {
          for (const verb of next) for (const word of Object.keys(await this.table.narrow([verb]) || {})) this.note(spoken, [verb], word);
        }
        spoken.picked = words.findLast((word) => facts.commanders[word]) || null;
        if (this.spoken === spoken) this.drawMap();
      },
    });
  }

  note(spoken, before, word) {
    if (!word) return;
    const kind = kindAfter(before, word);
    const known = kind === "piece" ? spoken.pieces : kind === "place" ? spoken.places : null;
    known?.set(word, [...(known.get(word) || []), [...before, word]]);
  }

  step(change) {
    change();
    this.draw();
  }

  // ---------------------------------------------------------------- pointing

  pick({ piece, place }) {
    if (!this.position || this.table.replaying) return;
    if (this.spoken) {
      const ways = (piece && this.spoken.pieces.get(piece)) || (place && this.spoken.places.get(place));
      if (ways) this.spoken.goOn(ways[0]);
    } else if (piece && this.steps.pieces().has(piece)) this.step(() => { this.steps.piece = piece; });
    else if (piece && this.steps.legal.some((action) => action.split(" ").includes(piece))) this.step(() => { this.steps.forget(); this.steps.piece = piece; });
    else if (place && this.steps.place === place && this.steps.left.length === 1) this.act(this.steps.left[0]);
    else if (place && this.steps.places().has(place)) this.step(() => { this.steps.place = place; });
    else if (piece) this.unpick();
  }

  pickCard(card) {
    this.step(() => { this.steps.forget(); this.steps.card = card; });
  }

  unpick() {
    const had = this.steps.isBegun;
    this.steps.forget();
    if (had) this.redraw();
    return had || this.battle.putAway();
  }

  advise([action]) {
    this.steps.forget();
    if (this.unlisted) this.unlisted = this.talk(action.split(" ").slice(0, 2));
    else this.steps.say(action.split(" "));
    this.redraw();
  }

  draft() {
    const { path, place, piece, card } = this.steps;
    return { steps: { path, place, piece, card }, words: this.spoken?.words, numbers: this.halfMade };
  }

  resume({ steps, words, numbers }) {
    this.halfMade = numbers;
    Object.assign(this.steps, steps);
    if (this.unlisted && words) this.unlisted = this.talk(words);
    this.redraw();
  }

  // ---------------------------------------------------------------- the map

  about(piece, place) {
    const { view } = this.position || {};
    if (!view) return [];
    const found = piece && view.pieces.find((one) => one.id === piece);
    return found ? aboutPiece(found, view, this.names) : place ? aboutPlace(place, view, this.names) : [];
  }

  // Where a piece that is on its way may go next, or where a convoy stops; step by step, so the map is moved only if it must be.
  scene() {
    const near = [...this.steps.places()];
    const { convoy } = this.position.view;
    return near.length && near.length <= NEAR ? near : convoy?.place ? [convoy.place] : [];
  }

  get isSteady() {
    return true;
  }

  own() {
    const { view, prompt } = this.position;
    const standing = view.pieces.filter((piece) => piece.place);
    const [pieces] = [
      standing.filter((piece) => piece.board === prompt?.args?.board), // the ministry that is asked, of two
      standing.filter((piece) => view.boards[piece.board]?.seat === view.seat), standing,
    ].filter((some) => some.length);
    return (pieces || []).map((piece) => piece.place);
  }

  look(also = []) {
    if (!this.board.box) return;
    const { view, prompt } = this.position;
    const { offsetLeft } = this.rooms.budget;
    if (offsetLeft > NARROW) this.board.insets.right = this.board.host.clientWidth - offsetLeft;
    // An army is composed with an eye on those it will meet, as far as they can be seen together.
    const met = this.budget.isAsked || prompt?.key === "prompt.purse" ? view.pieces.map((piece) => piece.place) : [];
    // What is asked about may be elsewhere: a convoy that stops, a town that is stormed.
    this.board.frame([...this.own(), view.convoy?.place, view.battle?.place, ...also, ...met].filter(Boolean), { covered: this.covered(), closest: 0.9, most: met.length ? [...this.own(), ...also] : also });
  }

  nationOf(id) {
    return this.position.view.pieces.find((piece) => piece.id === id)?.state;
  }

  placeOf(id) {
    return this.position?.view.pieces.find((piece) => piece.id === id)?.place || facts.regions[id]?.town || id;
  }
}
