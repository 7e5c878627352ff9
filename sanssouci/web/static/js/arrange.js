// Set up a position: commands of the game's own arranger, said by clicks on the board, by a form or as text. The server says
// what comes of them or what cannot be; the page knows no rule and no game.
import { api, usualBot } from "./api.js";
import { Board } from "./board.js";
import { boardTools } from "./board_tools.js";
import { CommandForm } from "./command_form.js";
import { button, h, replace } from "./dom.js";
import { dress } from "./dress.js";
import { loadGame } from "./games.js";
import { save } from "./files.js";
import { notice } from "./notices.js";
import { RuleOptions } from "./rule_options.js";
import { settings } from "./settings.js";
import { languageSwitch } from "./language_switch.js";
import { themeSwitch } from "./theme_switch.js";
import { Tip } from "./tip.js";
import { capital, t } from "./words.js";

const PATIENCE = 350; // ms without typing after which the server is asked

export async function openArrange(main, id) {
  document.body.className = "at-table arranging";
  const [all] = await Promise.all([api.games(), dress({ desk: "arranging" })]);
  const games = all.filter((game) => game.arranging);
  const info = games.find((game) => game.id === id) || games[0];
  return new Arrange(main, info, games).open();
}

// What a link says of the options; one that was cut says nothing.
function optionsIn(given) {
  try {
    return JSON.parse(given.get("options") || "{}");
  } catch {
    return {};
  }
}

class Arrange {
  constructor(main, info, games) {
    Object.assign(this, { main, info, games, picked: null, asked: 0 });
    const given = new URLSearchParams(location.hash.slice(1));
    this.scenario = info.scenarios.find((one) => one.id === given.get("scenario")) || info.scenarios[0];
    this.seat = this.scenario.seats.find((one) => one.id === given.get("seat"))?.id || this.scenario.seats[0].id;
    this.first = given.get("set") || "";
    this.options = new RuleOptions(info.options, optionsIn(given));
  }

  async open() {
    this.lay();
    document.title = t("arrange.title");
    const { id } = this.info;
    [this.names, this.grammar] = await Promise.all([api.names(id), api.arranging(id)]);
    this.game = await loadGame({ game: id });
    await document.fonts.load("14px 'Sanssouci Fell'");
    if (this.game.hasMap) await this.board.load({ game: id }, settings.theme);
    this.desk = new this.game.Desk(this.stage(), this.board, this.rooms);
    this.form = new CommandForm(this.formRoom, this.grammar, this.names, (command) => this.add(command));
    this.board.addEventListener("pick", ({ detail }) => this.pick(detail));
    this.text.value = this.first;
    this.hint.textContent = t("arrange.hint");
    await this.show();
    if (this.view) this.desk.look();
    this.board.complete();
  }

  lay() {
    const room = (props) => h("div", props);
    const boardRoom = room({ class: "board", role: "group", "aria-label": t("board.label"), tabindex: "0" });
    this.board = new Board(boardRoom);
    this.rooms = { hand: h("section", { class: "hand" }), goals: room({}), nations: room({ class: "nations" }), log: room({}), rules: room({}), talk: room({}) };
    this.tip = new Tip();
    this.problem = h("p", { class: "arrange-problem", role: "status" });
    this.hint = h("p", { class: "hint" }, t("prompt.opening"));
    this.text = h("textarea", { rows: 8, spellcheck: "false", "aria-label": t("arrange.commands"), on: { input: () => this.soon() } });
    this.formRoom = room({ class: "command-form" });
    this.spare = h("select", { "aria-label": t("arrange.spare"), on: { change: (event) => this.take(event.target.value) } });
    this.rooms.field = room({ class: "field-of-play" });
    this.rooms.field.append(boardRoom, boardTools(this.board), this.rooms.hand);
    this.bar = h("section", { class: "prompt" }, this.hint);
    replace(this.main,
      h("header", { class: "topbar" }, h("a", { class: "home", href: "/" }, t("app.title")), h("h1", { class: "table-title" }, t("arrange.title")),
        this.choice("arrange.game", this.games.map((game) => [game.id, game.title]), this.info.id, (id) => location.assign(`/arrange/${id}`)),
        h("span", { class: "grow" }), languageSwitch(), themeSwitch()),
      this.bar, this.rooms.field,
      h("aside", { class: "panel", "aria-label": t("arrange.title") }, h("div", { role: "tabpanel" },
        this.choice("lobby.scenario", this.info.scenarios.map((one) => [one.id, this.called(one)]), this.scenario.id, (id) => this.setScenario(id)),
        this.seatRoom = h("span"),
        this.optionRoom = h("details", { class: "options" }),
        h("label", { class: "field" }, h("span", {}, t("arrange.spare")), this.spare),
        this.formRoom,
        h("div", { class: "arrange-verdict" }, this.problem, h("div", { class: "row" },
          this.playButton = button(t("arrange.play"), () => this.play(), { class: "primary" }),
          button(t("arrange.link"), () => this.copyLink()),
          this.recordButton = button(t("arrange.record"), () => save(`${this.info.id}.txt`, this.record)),
          button(t("arrange.clear"), () => { this.text.value = ""; this.show(); }, { class: "plain" }))),
        h("h3", {}, t("arrange.commands")), this.text,
        this.rooms.nations)), this.tip.node);
    this.drawScenario();
  }

  // Some wars are there for one and for two, under one name.
  called({ title, seats }) {
    const alike = this.info.scenarios.filter((one) => one.title === title).length > 1;
    return alike ? t("lobby.scenario_option", { title, facts: t("lobby.players", { count: seats.length }) }) : title;
  }

  choice(label, options, now, change) {
    return h("label", { class: "field" }, h("span", {}, t(label)),
      h("select", { name: label, on: { change: (event) => change(event.target.value) } }, options.map(([id, name]) => h("option", { value: id, selected: id === now }, name))));
  }

  drawScenario() {
    const rows = this.options.rows(this.scenario.id, () => this.show());
    replace(this.optionRoom, h("summary", {}, t("lobby.options")), rows);
    this.optionRoom.classList.toggle("hidden", !rows.length);
    replace(this.seatRoom, this.choice("lobby.play_as", this.scenario.seats.map((one) => [one.id, one.name]), this.seat, (id) => { this.seat = id; this.show(); }));
  }

  setScenario(id) {
    this.scenario = this.info.scenarios.find((one) => one.id === id);
    this.seat = this.scenario.seats[0].id;
    this.drawScenario();
    this.show();
  }

  // What a desk asks of a table; here nothing is played, so it looks on as at a replay.
  stage() {
    const nothing = () => {};
    return {
      names: this.names, info: { ...this.info, game: this.info.id, seats: {}, hints: false, mine: [] }, seat: null, replaying: true, showing: { past: true, layCard: nothing },
      openRule: nothing, explain: nothing, showAnswers: nothing, bar: this.bar, tip: this.tip, panel: { button: () => h("span"), open: nothing, raise: nothing },
      act: async () => false, why: async () => ({ text: "", rule: "" }), narrow: async () => ({}),
      questions: { ask: () => new Promise(nothing) }, link: { request: () => null },
    };
  }

  // ---------------------------------------------------------------- commands

  get chosen() {
    return this.options.chosen(this.scenario.id);
  }

  get commands() {
    return this.text.value.split("\n").map((line) => line.trim()).filter(Boolean);
  }

  // The last word on a thing counts, so an earlier one of the same kind goes.
  add(command) {
    const [verb, subject] = command.split(" ");
    const isPlacing = this.placing(subject).some(({ word }) => word === verb);
    const kept = this.commands.filter((line) => !isPlacing || !line.startsWith(`${verb} ${subject} `));
    this.text.value = [...kept, command].join("\n");
    this.show();
  }

  // The verbs that put a thing somewhere: its name, then a place.
  placing(id) {
    const { nouns, verbs } = this.grammar;
    const slots = (verb) => verb.parts.filter((part) => typeof part !== "string").map((part) => nouns[part.noun]);
    return verbs.filter((verb) => {
      const [what, where, ...more] = slots(verb);
      return what?.kind === "piece" && where?.kind === "place" && !more.length && what.ids.includes(id);
    });
  }

  take(piece) {
    this.picked = piece || null;
    this.hint.textContent = piece ? capital(t("arrange.where", { who: this.names[piece] || piece })) : t("arrange.hint");
    for (const node of this.board.live.querySelectorAll("[data-piece]")) node.classList.toggle("picked", node.dataset.piece === piece);
  }

  pick({ piece, place }) {
    if (this.picked && place && piece !== this.picked) {
      const [verb] = this.placing(this.picked);
      const who = this.picked;
      this.take("");
      if (verb) this.add(`${verb.word} ${who} ${place}`);
    } else if (piece && this.placing(piece).length) this.take(piece);
    else if (place) this.form.fill(place);
  }

  // ---------------------------------------------------------------- what comes of it

  soon() {
    clearTimeout(this.typing);
    this.typing = setTimeout(() => this.show(), PATIENCE);
  }

  async show() {
    const number = (this.asked += 1);
    const { id } = this.info;
    const { chosen: options } = this;
    const order = { scenario: this.scenario.id, options, commands: this.commands, seat: this.seat };
    const told = Object.keys(options).length ? { options: JSON.stringify(options) } : {};
    history.replaceState(null, "", `/arrange/${id}#${new URLSearchParams({ scenario: this.scenario.id, ...told, seat: this.seat, set: this.text.value })}`);
    let found;
    try {
      found = await api.arrange(id, order);
    } catch (error) {
      found = { problem: error.message || t("offline") };
    }
    if (number !== this.asked) return; // something newer is on its way
    this.problem.textContent = found.problem ? capital(found.problem) : t("arrange.sound", { who: found.actors.map((seat) => capital(this.names[seat] || seat)).join(", ") || "–" });
    this.problem.classList.toggle("trouble", Boolean(found.problem));
    this.playButton.disabled = this.recordButton.disabled = Boolean(found.problem);
    if (!found.view) return;
    this.view = found.view;
    this.record = found.record;
    const { view, actors } = found;
    this.desk.update({ seat: view.seat, entries: number, view, actors, prompt: { args: {} }, legal: [], asides: [] }, [], []);
    this.drawSpare();
    this.take("");
    this.look(order.commands);
  }

  // The map goes to what was said last, unless it is in sight: a piece that was set far off would seem not to have come.
  look(commands) {
    const added = commands.filter((line) => !this.said?.includes(line)).at(-1);
    const isFirst = !this.said;
    this.said = commands;
    if (isFirst || !added) return;
    const words = added.toLowerCase().split(/[\s+]+/);
    const { places } = this.board;
    const named = (id) => words.includes(id) || words.includes(this.names[id]?.toLowerCase());
    const place = [...places.keys()].find(named) || this.desk.placeOf(Object.keys(this.names).find((id) => named(id) && places.has(this.desk.placeOf(id))));
    if (place) this.board.show(place);
  }

  // Pieces that stand nowhere yet.
  drawSpare() {
    const shown = new Set([...this.board.live.querySelectorAll("[data-piece]")].map((node) => node.dataset.piece));
    const all = Object.values(this.grammar.nouns).filter(({ kind }) => kind === "piece").flatMap(({ ids }) => ids);
    const spare = [...new Set(all)].filter((id) => !shown.has(id) && this.placing(id).length);
    replace(this.spare, h("option", { value: "" }, t("arrange.choose")), spare.map((id) => h("option", { value: id }, capital(this.names[id] || id))));
  }

  async play() {
    const bots = await api.bots();
    const seats = Object.fromEntries(this.scenario.seats.map(({ id }) => [id, id === this.seat ? { kind: "me" } : { kind: "bot", bot: usualBot(bots) }]));
    try {
      const { table } = await api.create({ game: this.info.id, scenario: this.scenario.id, options: this.chosen, seats, arrange: this.commands });
      location.assign(`/table/${table}`);
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
    }
  }

  async copyLink() {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    notice(t("replay.link_copied", { url: location.href }));
  }
}
