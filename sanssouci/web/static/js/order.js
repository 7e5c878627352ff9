// A new game: which war, which side, who sits where, under which rules.
import { api, botsFor, usualBot } from "./api.js";
import { h, replace } from "./dom.js";
import { notice } from "./notices.js";
import { RuleOptions } from "./rule_options.js";
import { settings } from "./settings.js";
import { TableOptions } from "./table_options.js";
import { capital, t } from "./words.js";

const CLOCKS = {
  none: null,
  blitz: { kind: "live", minutes: 30, increment: 10 },
  live: { kind: "live", minutes: 60, increment: 30 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
  week: { kind: "days", days: 7 },
};

export class Order {
  // With friends the other seats wait for them; else the computer takes them.
  constructor(bots, game, withFriends, account) {
    Object.assign(this, { bots: botsFor(bots, game.id), game, withFriends, account });
    this.level = this.usualLevel();
    this.names = {};
    this.clock = "none";
    this.tableOptions = new TableOptions();
    // An old hand plays what he played last, a newcomer a small game.
    const last = settings.lastOrder?.game === game.id ? settings.lastOrder : {};
    const { scenarios } = game;
    this.scenario = scenarios.find((one) => one.id === last.scenario) || scenarios.find((one) => one.id === game.newcomers);
    this.side = last.seat;
    this.keepTogether();
    // What the parts of a scenario decide is asked as the side one plays.
    this.options = new RuleOptions(game.options, {}, (option) => this.scenario.parts.some((part) => part.option === option.name));
    this.kinds = {};
  }

  // An old hand meets whom he met last, somebody who has met nobody yet, but in wars for one, a recruit: he shall be able to win.
  usualLevel() {
    const { bots } = this;
    const wanted = settings.lastOrder?.bot ?? "recruit";
    return (bots.find((bot) => bot.id === wanted) ? wanted : usualBot(bots));
  }

  inviteOthers(withFriends) {
    this.withFriends = withFriends;
    this.kinds = {};
    this.keepTogether();
  }

  // What can be chosen from: friends are offered no war for one.
  get scenarios() {
    const several = this.game.scenarios.filter((one) => one.seats.length > 1);
    return this.withFriends && several.length ? several : this.game.scenarios;
  }

  // For friends the same war as alone, else the shortest.
  keepTogether() {
    const { scenarios, scenario } = this;
    if (!scenarios.includes(scenario)) this.scenario = scenarios.find((one) => one.title === scenario.title) || [...scenarios].sort((a, b) => a.minutes - b.minutes)[0];
    this.keepSide();
  }

  // What one may play: the seats, or the parts of a scenario for one, which an option tells apart.
  get sides() {
    const { parts, seats } = this.scenario;
    return parts.length ? parts : seats;
  }

  get seat() {
    return this.scenario.parts.length ? this.scenario.seats[0].id : this.side;
  }

  node() {
    const options = h("div", { class: "options" });
    const seats = h("div", { class: "seats" });
    const sides = h("div", { class: "sides", role: "radiogroup", "aria-label": t("lobby.play_as") });
    const blurb = h("p", { class: "blurb" });
    const facts = h("p", { class: "scenario-facts" });
    const role = h("p", { class: "role" });
    const against = h("div", { class: "against" });
    const nameEnemies = () => replace(against, this.against(redraw));
    const select = h("select", { name: "scenario", on: { change: (event) => this.choose(event.target.value, redraw) } }, this.scenarioOptions());
    const redraw = () => {
      for (const option of select.options) option.text = this.called(this.game.scenarios.find((one) => one.id === option.value));
      blurb.textContent = this.scenario.text;
      facts.textContent = this.facts(this.scenario, "", this.sides.find((one) => one.id === this.side));
      role.textContent = this.sides.find((one) => one.id === this.side)?.role || "";
      replace(sides, this.sideButtons(redraw));
      replace(seats, this.seatRows(redraw, nameEnemies));
      nameEnemies();
      replace(options, this.options.rows(this.scenario.id));
    };
    this.go = h("button", { type: "submit", class: "primary start" }, t(this.withFriends ? "lobby.invite" : "lobby.start"));
    const people = [h("h3", {}, t("lobby.seats")), h("p", { class: "hint" }, t("lobby.seats_hint")), seats];
    const form = h("form", { class: "order", on: { submit: (event) => { event.preventDefault(); this.begin(); } } },
      h("h2", {}, this.game.title),
      h("label", { class: "field" }, h("span", {}, t("lobby.scenario")), select),
      facts, blurb,
      h("div", { class: "field" }, h("span", {}, t("lobby.play_as")), sides), role, against,
      this.withFriends ? people : null,
      this.go,
      h("details", { class: "more" }, h("summary", {}, t(this.withFriends ? "lobby.more_friends" : "lobby.more")),
        this.withFriends ? null : people,
        h("h3", {}, t("lobby.table")), this.tableRows(),
        h("h3", {}, t("lobby.options")), options));
    redraw();
    this.form = form;
    // A scenario that was found elsewhere on the page, such as in the book.
    this.open = (id) => {
      this.choose(id, redraw);
      select.value = this.scenario.id;
      select.scrollIntoView({ block: "center" });
      this.go.focus();
    };
    return form;
  }

  // The one that is chosen has its facts below, and more room for its name.
  called(one) {
    return one === this.scenario ? one.title : t("lobby.scenario_option", { title: one.title, facts: this.facts(one, "_short") });
  }

  // In groups where a game has scenarios for one beside others: what one can play alone comes first.
  scenarioOptions() {
    const { scenarios } = this;
    const option = (one) => h("option", { value: one.id, selected: one === this.scenario }, this.called(one));
    const alone = scenarios.filter((one) => one.seats.length === 1);
    if (!alone.length) return scenarios.map(option);
    const group = (key, some) => (some.length ? h("optgroup", { label: t(key) }, some.map(option)) : null);
    const rest = scenarios.filter((one) => one.seats.length > 1);
    const long = rest.filter((one) => one.level === "veteran");
    return [group("lobby.alone", alone), group("lobby.for_two", rest.filter((one) => !long.includes(one))), group("lobby.campaigns", long)];
  }

  // "Two players · about 40 minutes · good for a first game"
  // A side of a scenario for one has a level of its own; before it is chosen all of them are told.
  facts({ seats, minutes, level, parts }, manner = "", side = null) {
    const time = minutes < 120 ? t("lobby.minutes", { minutes }) : t("lobby.hours", { hours: Math.round(minutes / 60) });
    const levels = [...new Set(parts.length ? parts.map((one) => one.level) : [level])];
    const how = side?.level ? t(`level.side_${side.level}`) : levels.map((one) => t(`level.${one}${manner}`)).join(" / ");
    const players = manner ? "" : capital(t("lobby.players", { count: seats.length }));
    return [players, minutes ? time : "", how].filter(Boolean).join(" · ");
  }

  // Who has named no side yet is given the one that is kindest in the war he looks at.
  choose(id, redraw) {
    this.scenario = this.game.scenarios.find((one) => one.id === id);
    if (!this.sideIsNamed) this.side = this.scenario.usual;
    this.keepTogether();
    this.kinds = {};
    redraw();
  }

  keepSide() {
    const { sides, scenario } = this;
    if (!sides.some((one) => one.id === this.side)) this.side = scenario.usual;
  }

  kindOf(seat) {
    return this.kinds[seat] || (seat === this.seat ? "me" : this.withFriends ? "invite" : "bot");
  }

  sideButtons(redraw) {
    return this.sides.map((seat) =>
      h("label", { class: `side ${seat.id}` },
        h("input", {
          type: "radio", name: "side", value: seat.id, checked: seat.id === this.side,
          on: { change: () => { this.side = seat.id; this.sideIsNamed = true; this.kinds = {}; redraw(); this.form.querySelector(`input[name=side][value=${seat.id}]`)?.focus(); } },
        }),
        h("span", {}, capital(seat.name))));
  }

  // ---------------------------------------------------------------- people

  // Whom one meets, to be chosen for all seats at once; each can be given another further down.
  against(redraw) {
    const there = this.scenario.seats.filter(({ id }) => this.kindOf(id) === "bot").map(({ id }) => this.botOf(id));
    const [one, ...others] = new Set(there.filter(Boolean));
    if (!one || this.withFriends) return [];
    const meet = (level) => {
      this.level = level;
      for (const { id } of this.scenario.seats) delete this.names[id];
      redraw();
      this.form.querySelector("select[name=level]").focus();
    };
    const mixed = others.length ? h("option", { selected: true, disabled: true }, [one, ...others].map((bot) => bot.title).join(", ")) : null;
    return [
      h("label", { class: "field" }, h("span", {}, t("lobby.opponents")),
        h("select", { name: "level", on: { change: (event) => meet(event.target.value) } },
          mixed, this.bots.map((bot) => h("option", { value: bot.id, selected: !mixed && bot === one }, bot.title)))),
      h("p", { class: "hint" }, mixed ? "" : one.text)];
  }

  botOf(seat) {
    return this.bots.find((bot) => bot.id === (this.names[seat] || this.level));
  }

  seatRows(redraw, nameEnemies) {
    return this.scenario.seats.map((seat) => {
      const kind = this.kindOf(seat.id);
      return h("div", { class: "seat-row" },
        h("span", { class: "seat-name" }, capital(seat.name)),
        h("select", { "aria-label": t("lobby.who", { seat: seat.name }), on: { change: (event) => { this.kinds[seat.id] = event.target.value; redraw(); } } },
          ["me", "bot", "invite"].map((one) => h("option", { value: one, selected: one === kind }, t(`seat.${one}`)))),
        { bot: () => this.botChoice(seat, nameEnemies), me: () => this.nameField(seat), invite: () => h("span", { class: "hint" }, t("lobby.link_later")) }[kind]());
    });
  }

  botChoice(seat, nameEnemies) {
    const level = () => this.botOf(seat.id);
    const about = h("small", { class: "bot-text" }, level()?.text);
    return [
      h("select", { "aria-label": t("lobby.level", { seat: seat.name }), on: { change: (event) => { this.names[seat.id] = event.target.value; about.textContent = level().text; nameEnemies(); } } },
        this.bots.map((bot) => h("option", { value: bot.id, selected: bot === level() }, bot.title))),
      about];
  }

  // Friends know somebody with an account by its name.
  nameOf(seat) {
    return this.names[`me-${seat}`] ?? (this.withFriends && seat === this.seat && this.account || "");
  }

  nameField(seat) {
    return h("input", {
      type: "text", maxlength: 40, placeholder: t("lobby.name"), "aria-label": t("lobby.name_of", { seat: seat.name }),
      value: this.nameOf(seat.id), on: { input: (event) => { this.names[`me-${seat.id}`] = event.target.value; } },
    });
  }

  // ---------------------------------------------------------------- the table and its rules

  tableRows() {
    return h("div", { class: "table-rows" },
      h("label", { class: "option-row" },
        h("select", { name: "clock", on: { change: (event) => { this.clock = event.target.value; } } },
          Object.keys(CLOCKS).map((one) => h("option", { value: one, selected: one === this.clock }, t(`clock.${one}`)))),
        h("span", {}, t("lobby.clock"))),
      this.tableOptions.node);
  }

  order() {
    const seats = {};
    for (const { id } of this.scenario.seats) {
      const kind = this.kindOf(id);
      seats[id] = { kind };
      if (kind === "bot") seats[id].bot = this.names[id] || this.level;
      const name = this.nameOf(id).trim();
      if (kind === "me" && name) seats[id].name = name;
    }
    const part = this.scenario.parts.find((one) => one.id === this.side);
    const { hints, training } = this.tableOptions.chosen;
    return {
      game: this.game.id, scenario: this.scenario.id, seats,
      options: { ...this.options.chosen(this.scenario.id), ...(part ? { [part.option]: part.value } : {}) },
      ...(CLOCKS[this.clock] ? { clock: CLOCKS[this.clock] } : {}),
      ...(hints ? {} : { hints }),
      ...(training ? { training } : {}),
    };
  }

  draft() {
    const { side, level, names, clock, kinds } = this;
    return { scenario: this.scenario.id, options: this.options.values, table: this.tableOptions.chosen, rest: { side, level, names, clock, kinds } };
  }

  resume({ scenario, options, table, rest }) {
    this.scenario = this.game.scenarios.find((one) => one.id === scenario) || this.scenario;
    Object.assign(this, rest);
    this.options.values = options;
    this.tableOptions = new TableOptions(table);
    this.keepTogether();
  }

  async begin() {
    this.go.disabled = true;
    try {
      const made = await api.create(this.order());
      const met = this.scenario.seats.find(({ id }) => this.kindOf(id) === "bot");
      settings.set({ lastOrder: { game: this.game.id, scenario: this.scenario.id, seat: this.side, bot: met ? this.botOf(met.id).id : settings.lastOrder?.bot } });
      const name = (id) => this.scenario.seats.find((seat) => seat.id === id)?.name || id;
      const invited = Object.entries(made.invitations || {}).map(([seat, url]) => [name(seat), url]);
      if (invited.length) (await import("./people.js")).showInvitations(made.table, invited);
      else location.assign(`/table/${made.table}`);
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
      this.go.disabled = false;
    }
  }
}
