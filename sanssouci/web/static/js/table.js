// A table: the map in the middle, the prompt above it, panels beside it. Knows the protocol and the
// people; what the game means is the desk's business.
import { api } from "./api.js";
import { Board } from "./board.js";
import { boardTools } from "./board_tools.js";
import { Clocks } from "./clocks.js";
import { Curtain } from "./curtain.js";
import { afterWindows, confirm } from "./dialog.js";
import { button, h, keepFocus, replace } from "./dom.js";
import { takeDraft } from "./draft.js";
import { tellEdges } from "./edges.js";
import { loadGame } from "./games.js";
import { Goals } from "./goals.js";
import { Hint } from "./hint.js";
import { onKey } from "./keys.js";
import { LessonCard } from "./lesson.js";
import { LineBox } from "./line_box.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { layerMenu, soundSwitch, tableMenu } from "./menus.js";
import { isAsked } from "./narrowing.js";
import { Notepad } from "./notepad.js";
import { notice } from "./notices.js";
import { Panel } from "./panel.js";
import { keepPresses } from "./press.js";
import { Questions } from "./questions.js";
import { settings } from "./settings.js";
import { Showing } from "./showing.js";
import { SinceCard } from "./since.js";
import { play } from "./sound.js";
import { Story } from "./story.js";
import { Talk } from "./talk.js";
import { themeSwitch } from "./theme_switch.js";
import { Tip } from "./tip.js";
import { badge, ring } from "./turn_notices.js";
import { capital, t } from "./words.js";

const isMove = ({ type }) => type === "act" || type === "undo";
const LEAVING = new Set(["done", "end"]);
const PATIENCE = 1500; // ms in which the server says what is left to do

export function openTable(main, id) {
  document.body.className = "at-table";
  return new Table(main, id).open();
}

class Table {
  constructor(main, id) {
    this.id = id;
    this.main = main;
    this.positions = new Map(); // by seat; null for a spectator
    this.logs = new Map();
    this.fresh = new Map(); // lines not yet shown to the desk
    this.seat = undefined;
    this.openRule = (rule) => this.panel.showRule(rule);
    this.curtain = new Curtain();
    this.story = new Story(this);
    this.kept = takeDraft();
  }

  async open() {
    this.lay();
    const games = api.games().catch(() => []);
    let summary;
    try {
      summary = await api.table(this.id);
    } catch (error) {
      replace(this.main, h("div", { class: "lost" }, h("h1", {}, t("table.lost")), h("p", {}, error.message || t("offline")), h("a", { class: "button", href: "/" }, t("table.home"))));
      return;
    }
    this.info = summary;
    // Everything is asked for at once: over a slow line each question is a journey.
    const game = (await games).find(({ id }) => id === summary.game);
    this.scenario = game?.scenarios.find(({ id }) => id === summary.scenario);
    const map = game?.map && api.map(summary.game, settings.theme, summary.rules).catch(() => null);
    [this.names, this.game] = await Promise.all([
      api.names(summary.game, summary.rules), loadGame(summary), document.fonts.load("14px 'Sanssouci Fell'"), map]);
    if (this.game.hasMap) await this.board.load(summary, settings.theme);
    this.main.classList.toggle("no-map", !this.game.hasMap);
    // What is picked on the map is picked in the present, so this listens before the desk does.
    this.board.addEventListener("pick", () => {
      if (isAsked(this.position)) this.story.skip();
      this.panel.raise(false); // who touches the map wants to see it
    });
    this.board.addEventListener("bereft", () => this.bar.focus());
    this.board.addEventListener("onward", (event) => {
      const first = this.answers.querySelector("input") || this.answers.querySelector("button:not([disabled])");
      if (first) event.preventDefault();
      first?.focus();
    });
    this.desk = new this.game.Desk(this, this.board, this.rooms);
    if (this.game.layers.length) this.layers.replaceWith(layerMenu(this.game.layers));
    this.goals = new Goals(this.rooms.goals, { names: this.names, point: this.desk.point, show: (ids) => this.showAll(ids), openRule: this.openRule });
    this.log = new Log(this.rooms.log, { names: this.names, point: (ids) => this.desk.point(ids.map((id) => this.desk.placeOf(id))), show: (id) => this.show(id), openRule: this.openRule });
    this.notepad = new Notepad((seat, text) => this.link.request({ type: "note", seat, text }));
    this.talk = new Talk(this.rooms.talk, (text) => this.link.request({ type: "chat", text }), this.notepad);
    this.applyLayers();
    this.menu.dispatchEvent(new Event("toggle")); // who has opened it meanwhile finds the rest in it
    settings.watch((changes) => this.onSettings(changes));
    this.connect();
    window.addEventListener("hashchange", () => this.followHash());
    window.addEventListener("popstate", ({ state }) => this.reopen(state));
    this.followHash();
  }

  // ---------------------------------------------------------------- the room

  lay() {
    const room = (props) => h("div", props);
    this.prompt = h("p", { class: "prompt-text", "aria-live": "polite" }, t("prompt.opening"));
    this.answers = room({ class: "answers", role: "group", "aria-label": t("bar.answers") });
    this.heading = h("h1", { class: "table-title" });
    this.undoButton = button(t("undo"), () => this.undo(), { class: "undo", disabled: true, title: t("undo.title") });
    this.resetButton = button(t("reset"), () => this.reset(), { class: "reset", disabled: true, title: t("reset.title") });
    this.allButton = button(t("all.open"), () => this.listAll(), { class: "plain all-actions hidden", title: t("all.title") });
    this.seatSwitch = h("span", { class: "seat-switch" });
    this.watchers = h("span", { class: "watchers", role: "status" });
    this.clocks = new Clocks();
    this.hint = new Hint(this);
    this.lesson = new LessonCard(this);
    this.since = new SinceCard(this);
    this.showing = new Showing(this);
    this.tip = new Tip(this.openRule);
    const boardRoom = room({ class: "board", role: "group", "aria-label": t("board.label"), tabindex: "0" });
    this.rooms = {
      hand: h("section", { class: "hand", "aria-label": t("hand.title") }),
      goals: h("section", { class: "goals-card hidden", "aria-label": t("goals.label") }),
      nations: h("div", { class: "nations" }),
      log: h("div", { class: "log", role: "tabpanel", id: "panel-log", tabindex: "0" }),
      rules: h("div", { class: "rules", role: "tabpanel", id: "panel-rules" }),
      talk: h("div", { class: "talk", role: "tabpanel", id: "panel-talk" }),
    };
    this.board = new Board(boardRoom);
    this.replayBar = h("section", { class: "replay hidden", "aria-label": t("replay.title") });
    this.panel = new Panel(
      [this.lesson.node, this.since.node],
      { ...this.rooms, nations: h("div", { role: "tabpanel", id: "panel-nations" }, this.rooms.goals, this.rooms.nations) },
      { game: () => this.info?.game, rule: () => this.shown?.prompt?.rule });
    this.layers = h("span");
    this.rooms.field = h("div", { class: "field-of-play" }, boardRoom, boardTools(this.board, () => this.look()), this.showing.card, this.replayBar, this.rooms.hand);
    replace(this.main,
      h("header", { class: "topbar" },
        h("a", { class: "home", href: "/", title: t("table.home") }, t("app.title")),
        this.heading, this.seatSwitch, this.watchers,
        h("span", { class: "grow" }),
        this.clocks.node, this.resetButton, this.undoButton, this.layers,
        soundSwitch(), themeSwitch(), this.menu = tableMenu(this)),
      this.bar = h("section", { class: "prompt", "aria-label": t("prompt.label"), tabindex: "-1" }, this.prompt, this.answers, h("div", { class: "askers" }, this.hint.button, this.allButton), this.hint.line),
      this.rooms.field, this.panel.node, this.tip.node);
    document.addEventListener("keydown", (event) => onKey(this, event));
    document.addEventListener("keydown", () => this.fetchList(), { once: true });
    document.querySelector(".skip").addEventListener("click", (event) => {
      event.preventDefault(); // what follows the # of a table is a moment of it
      this.bar.focus();
    });
    keepPresses(document, () => `${this.shown?.seat} ${this.shown?.question}`);
    tellEdges(this.rooms.hand);
    // What lies over the map's lower edge must not hide the places looked at, nor lie under a notice.
    this.rooms.field.append(document.getElementById("notices"));
    const foot = new ResizeObserver(() => {
      this.board.insets.bottom = this.rooms.hand.offsetHeight;
      const below = [this.replayBar, this.rooms.hand].find((node) => node.offsetHeight);
      this.rooms.field.style.setProperty("--foot", `${below ? this.rooms.field.clientHeight - below.offsetTop : 0}px`);
    });
    for (const node of [this.rooms.hand, this.replayBar, this.rooms.field]) foot.observe(node);
  }

  // At the player's own pieces, and at what his lesson speaks of.
  look() {
    this.desk?.look((this.position?.lesson?.about || []).map((id) => this.desk.placeOf(id)));
  }

  // Where it is that something happens: towns go before generals of the same name.
  spotOf(place) {
    return this.board.places.has(place) ? place : this.desk.placeOf(place);
  }

  show(id) {
    this.board.show(this.desk.placeOf(id));
  }

  // Every one of them, from as far away as that takes; on a phone the panel makes way for the map.
  showAll(ids) {
    this.panel.raise(false);
    this.board.frame(ids.map((id) => this.spotOf(id)), { whole: true, covered: this.showing.cover() });
  }

  applyLayers() {
    for (const { id, drawn, on } of this.game.layers) {
      const shown = settings.layers[id] ?? on;
      if (drawn) this.board.setLayer(id, shown);
      else this.desk.shade(id, shown);
    }
  }

  async onSettings(changes) {
    if (changes.theme && this.game.hasMap) await this.board.load(this.info, settings.theme);
    if (changes.theme || changes.layers) this.applyLayers();
  }

  // ---------------------------------------------------------------- the link

  connect() {
    this.link = new Link(this.id);
    this.questions = new Questions(this.link);
    const on = (type, what) => this.link.addEventListener(type, (event) => what(event.detail));
    this.lineBox = new LineBox(this.link, (message) => this.wordsFor(message));
    this.bar.append(this.lineBox.node);
    this.link.outbox.addEventListener("change", () => this.talk.wait(this.link.outbox));
    on("table", (message) => this.onTable(message));
    on("position", (message) => this.onPosition(message));
    on("refused", (message) => this.onRefused(message));
    on("withdrawn", (message) => {
      if (!isMove(message)) return;
      this.resetting = null;
      this.desk.stop();
    });
    for (const type of ["why", "narrow", "prospects", "survey"]) on(type, (message) => this.questions.answer(message));
    on("hint", (message) => this.hint.hear(message));
    on("odds", (message) => this.desk.odds?.hear(message));
    on("chat", (message) => {
      this.talk.hear(message);
      this.panel.tellNews("talk");
    });
    on("note", (message) => this.notepad.hear(message));
    on("kept", (message) => this.notepad.kept(message));
    on("notice", (message) => notice(message.text));
    on("lost", () => notice(t("table.lost"), { kind: "bad", stay: 60000 }));
    on("presence", ({ seats, watchers }) => {
      for (const [seat, present] of Object.entries(seats)) if (this.info.seats[seat]) this.info.seats[seat].present = present;
      this.watchers.textContent = watchers ? t("watchers", { count: watchers }) : "";
      if (!this.replaying) this.desk.redraw();
    });
  }

  onTable(message) {
    this.info = { ...this.info, ...message };
    this.clocks.set(message.clock, this.info, this.names);
    this.askAmongPeople(message);
    if (this.position) this.settle();
  }

  // What people ask each other is rare, and fetched when it is asked.
  async askAmongPeople({ proposal, replaced }) {
    if (!proposal && !replaced?.length && !this.replaced?.length) return;
    const { askBack, askProposal } = await import("./people.js");
    askProposal(this, proposal);
    askBack(this, replaced);
  }

  onPosition(message) {
    const { seat } = message;
    // After an undo the server goes back: lines newer than its word are forgotten.
    const kept = (this.logs.get(seat) || []).filter((line) => line.entry <= message.log_after);
    this.logs.set(seat, [...kept, ...message.log]);
    const known = this.positions.get(seat)?.entries;
    this.positions.set(seat, message);
    if (seat === this.seat && !isAsked(message)) this.wasAsked = false; // others may be done before it is drawn
    if (this.resetting === seat) this.resetting = message.can_undo && this.undo(message) ? seat : null;
    // At the end the whole log is told once more, with the bots' reasons in it; that is no news.
    const news = message.log.filter((line) => line.entry > known);
    if (known !== undefined && seat === this.seat && this.story.takes(message, news)) {
      this.showing.drawStory();
      return;
    }
    if (news.length) this.fresh.set(seat, [...(this.fresh.get(seat) || []), ...news]);
    clearTimeout(this.settling);
    if (this.story.isOn && seat === this.seat) { // the next one may come before this one was seen
      this.settle();
      return;
    }
    this.settling = setTimeout(() => this.settle(), 12); // several seats' positions arrive together
  }

  get position() {
    return this.positions.get(this.seat);
  }

  // Whoever plays alone goes by the side he leads.
  called(seat) {
    return capital((this.info.seats[seat] && this.since.part?.name) || this.names[seat] || seat);
  }

  get outcome() {
    return this.info?.result || this.position?.outcome;
  }

  // Who of the people at this screen is to look at it now?
  settle() {
    const mine = this.info.mine || [];
    const anyone = this.positions.values().next().value;
    if (!anyone || this.story.isTelling || this.replaying) return; // nor falls a curtain over what all may see
    if (mine.some((seat) => !this.positions.has(seat))) return; // the one whose position is still to come may be asked
    if (!mine.length) this.seat = null;
    else {
      const asked = mine.filter((seat) => isAsked(this.positions.get(seat)));
      const stay = this.seat && (asked.includes(this.seat) || !asked.length);
      const next = stay ? this.seat : asked[0] || mine[0];
      if (next !== this.seat && mine.length > 1 && !this.info.over) {
        this.changeSeat(next);
        return;
      }
      this.seat = next;
    }
    this.render();
  }

  changeSeat(next) {
    this.main.classList.add("curtained");
    this.curtain.fall(next, {
      power: this.names[next],
      name: this.info.seats[next]?.name || this.names[next],
      lifted: () => {
        this.seat = next;
        this.render();
      },
    });
  }

  render() {
    const { position } = this;
    if (!position || this.replaying) return;
    this.main.classList.remove("curtained");
    this.shown = position;
    const { prompt } = position;
    const asked = isAsked(position);
    const waiting = (position.actors || []).map((seat) => this.info.seats[seat]?.name || this.names[seat]);
    const text = position.outcome || this.info.over ? t("prompt.over") : asked ? this.desk.question?.(position) || prompt.text : waiting.length ? t(this.seat ? "prompt.waiting" : "prompt.watching", { who: waiting }) : prompt?.text || "";
    this.ask(text, asked ? prompt.rule : "");
    this.main.classList.toggle("asked", asked);
    this.main.dataset.moment = position.entries; // for those who watch the page by script
    this.undoButton.disabled = this.resetButton.disabled = !position.can_undo;
    this.allButton.classList.toggle("hidden", !asked);
    replace(this.seatSwitch, this.info.mine?.length > 1 && this.seat ? capital(this.names[this.seat]) : null);
    document.title = `${asked ? "● " : ""}${this.info.title} – ${t("app.title")}`;
    badge(asked);
    if (asked && this.wasAsked === false) {
      play("turn");
      ring(this.info.title, prompt.text, this.id);
    }
    this.wasAsked = asked;
    const news = this.fresh.get(this.seat) || [];
    this.fresh.delete(this.seat);
    const lines = this.logs.get(this.seat) || [];
    this.lesson.update(position.lesson, asked);
    this.showing.present(position, news, lines);
    if (asked) this.since.offer(lines, this.seat, Boolean(position.lesson));
    this.hint.update(position);
    this.notepad.turnTo(this.seat);
    this.lineBox.draw(); // each reads what he has said himself
    this.resume(this.kept);
    this.kept = null;
    const { outcome } = this;
    if (outcome && !this.resultShown) {
      this.resultShown = true;
      if (!location.hash.startsWith("#replay")) afterWindows(async () => this.resultSeen || (await import("./result.js")).showResult(this, outcome));
    }
  }

  // The number of the rule never stands in a line of its own.
  ask(text, rule) {
    const last = text.lastIndexOf(" ") + 1;
    const link = rule ? button(rule, () => this.openRule(rule), { class: "rule-link", "aria-label": t("rule.open", { rule }) }) : null;
    replace(this.prompt, link ? [h("span", {}, text.slice(0, last)), h("span", { class: "bound" }, text.slice(last), link)] : h("span", {}, text));
  }

  showAnswers(nodes) {
    if (this.story.isTelling) return; // the bar has something else to tell
    this.drawAnswers(this.outcome ? button(t("menu.result"), async () => (await import("./result.js")).showResult(this, this.outcome), { class: "see-result" }) : nodes);
  }

  // Whoever has answered by a key goes on at the map, unless the same answer is there again.
  drawAnswers(nodes) {
    const held = this.answers.contains(document.activeElement);
    keepFocus(this.answers, () => replace(this.answers, nodes));
    this.hint.compare();
    if (held && !this.answers.contains(document.activeElement)) this.board.hands.goOn();
  }

  // ---------------------------------------------------------------- what the player does

  // True if the server is told. It is an answer to what the player sees, whatever comes meanwhile.
  async act(action, { confirm: warning = null, seat = this.seat, sure = false } = {}) {
    if (this.replaying) return false;
    this.story.skip();
    this.since.hide();
    const { question } = this.shown?.seat === seat ? this.shown : this.positions.get(seat);
    if (!warning && !sure && !(await this.mayLeave(action, seat))) return false;
    if (warning && !(await confirm(warning, t("confirm.yes"), { detail: t("confirm.final") }))) return false;
    return this.say({ type: "act", seat, action, question });
  }

  // Whoever is done while something is left to do is asked once whether he means it; a learner, if he is told to do something else.
  async mayLeave(action, seat) {
    if (!settings.warn || !LEAVING.has(action) || (this.lesson.isGuiding && !this.lesson.wantsOtherThan(action))) return true;
    const nothing = new Promise((resolve) => { setTimeout(() => resolve({}), PATIENCE); }); // the line may be dead
    const { prospects } = await Promise.race([this.questions.ask({ type: "foresee", seat, actions: [action] }), nothing]);
    const left = (prospects?.[0] || []).filter(({ key }) => key.startsWith("foresee.left_"));
    return !left.length || confirm(t("left.title"), t("left.done"), { detail: capital(left.map(({ text }) => text).join("; ")) });
  }

  undo(position = this.shown) {
    if (!position?.can_undo || this.replaying) return false;
    this.hint.forget();
    return this.say({ type: "undo", seat: position.seat, question: position.question });
  }

  // Whether it is said, now or once the line is back.
  say(message) {
    const id = this.link.request(message);
    if (!id && this.lineBox.isShown) notice(t("line.one_answer"));
    return Boolean(id);
  }

  // What to call something that waits for its answer; others at this screen do not read it.
  wordsFor({ type, seat, action, what, yes, text }) {
    if (seat && seat !== this.seat && !["replace", "take_back"].includes(type)) return "";
    const words = {
      act: () => capital(this.desk.describe(action)),
      undo: () => t("undo"),
      chat: () => t("line.chat", { text }),
      note: () => t("note.title"),
      resign: () => t("menu.resign"),
      propose: () => t(`menu.${what}`),
      answer: () => t(yes ? "propose.agree" : "propose.decline"),
      take_back: () => t("seats.take_back"),
      replace: () => t("menu.replace", { name: this.info.seats[seat]?.name || this.names[seat] }),
    };
    return words[type]?.() || "";
  }

  onRefused(message) {
    const { about = {}, code, text } = message;
    this.questions.refuse(message);
    if (about.type === "foresee" || about.type === "survey") return; // the position has changed hands meanwhile
    this.hint.refused(message);
    if (isMove(about)) {
      this.resetting = null;
      this.hint.forget();
    }
    // What was said a while ago may have been forgotten meanwhile, so it is named.
    const what = isMove(about) && code !== "stale" ? "" : this.wordsFor(about);
    const told = what ? { ...message, text: t("line.refused", { what, why: text || t("refused") }) } : message;
    if (what && !isMove(about)) this.explain(told);
    else this.desk.refused(told);
  }

  // Back to where the turn began, as far as the rules of taking back allow.
  async reset() {
    if (!this.position?.can_undo || !(await confirm(t("reset.title"), t("reset"), { detail: t("reset.detail") }))) return;
    this.resetting = this.seat;
    this.undo();
  }

  // What is half made here, once everything said to the server has been answered.
  async draft() {
    await this.settled();
    const { shown, board } = this;
    return {
      seat: shown?.seat, question: shown?.question, desk: this.desk.draft(), tab: this.panel.tab, up: this.panel.isUp,
      chat: this.talk.input.value, view: board.box && { x: board.x, y: board.y, k: board.k },
    };
  }

  // Of what was half made, all that still fits the question.
  resume(draft) {
    if (!draft) return;
    const { shown, board } = this;
    this.panel.open(draft.tab);
    this.panel.raise(draft.up);
    this.talk.input.value = draft.chat;
    if (draft.view && board.box) {
      board.framed = null;
      board.animate(draft.view);
    }
    if (shown.seat === draft.seat && shown.question === draft.question) this.desk.resume(draft.desk);
  }

  settled() {
    const { outbox } = this.link;
    return new Promise((done) => {
      const look = () => { if (!outbox.items.size) done(); };
      outbox.addEventListener("change", look);
      look();
    });
  }

  // Why an action is forbidden; the text is empty if it is not.
  async why(action) {
    return this.seat ? this.questions.ask({ type: "why", seat: this.seat, action }) : { text: "", rule: "" };
  }

  // The words that may follow some words of an action that is not listed, each with a count.
  async narrow(words) {
    const { seat, question } = this.position;
    return (await this.questions.ask({ type: "narrow", seat, words, question })).following;
  }

  explain({ text, rule }) {
    notice(text, { kind: "bad", rule, openRule: this.openRule, stay: 9000 });
  }

  // From the first key on the list is at hand, so that nothing is lost of what is typed after "/".
  async listAll() {
    const list = this.list || await this.fetchList();
    list(this);
  }

  async fetchList() {
    this.list = (await import("./all_actions.js")).listAll;
    return this.list;
  }

  // ---------------------------------------------------------------- replay

  async followHash() {
    const asked = location.hash.match(/^#replay(?:=(\w+))?/);
    if (!asked) {
      if (this.replaying) this.endReplay();
      return;
    }
    if (this.replaying) {
      this.replay?.show(this.replay.moment(asked[1]));
      return;
    }
    this.story.skip();
    this.replaying = true;
    this.main.classList.add("replaying");
    const { Replay } = await import("./replay.js");
    if (this.replaying) this.replay ??= new Replay(this, this.replayBar, asked[1]);
  }

  // On the way back from a moment, the window in which it was chosen.
  async reopen(state) {
    for (const box of document.querySelectorAll("dialog.result, dialog.reviewing")) box.close();
    if (state?.from && this.outcome) (await import("./result.js")).reopen(this, this.outcome, state.from);
  }

  endReplay() {
    this.replay?.stop();
    this.replay = null;
    this.replaying = false;
    this.main.classList.remove("replaying");
    this.showing.looked = null;
    this.replayBar.classList.add("hidden");
    if (location.hash) history.replaceState(null, "", location.pathname);
    this.settle();
  }
}
