// The first page: pick a war, pick a side, begin.
import { api } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h, replace } from "./dom.js";
import { notice } from "./notices.js";
import { settings } from "./settings.js";
import { TableOptions } from "./table_options.js";
import { t, list } from "./words.js";

export async function openLobby(main) {
  document.title = t("app.title");
  document.body.className = "in-lobby";
  const tables = h("section", { class: "my-tables", "aria-labelledby": "my-tables" });
  const start = h("section", { class: "new-game", "aria-busy": "true" });
  replace(main,
    h("header", { class: "masthead" },
      h("h1", {}, t("app.title")),
      h("p", { class: "motto" }, t("lobby.motto")),
      themeSwitch()),
    start, tables,
    h("footer", { class: "imprint" }, h("p", { id: "credit" }), importer()));
  showTables(tables);
  try {
    const [games, bots] = await Promise.all([api.games(), api.bots()]);
    new Order(start, games[0], bots).draw();
    start.removeAttribute("aria-busy");
    document.getElementById("credit").textContent = `${games[0].credit} ${t("lobby.unofficial")}`;
  } catch (error) {
    replace(start, h("p", { class: "trouble" }, error.message || t("offline")));
  }
}

export function themeSwitch() {
  const other = () => (settings.theme === "day" ? "candle" : "day");
  const node = button("", () => { settings.set({ theme: other() }); label(); }, { class: "plain theme" });
  const label = () => {
    node.textContent = settings.theme === "day" ? "☾" : "☀";
    node.setAttribute("aria-label", t(`theme.${other()}`));
    node.title = t(`theme.${other()}`);
  };
  label();
  return node;
}

// ------------------------------------------------------------------ a new game

class Order {
  constructor(host, game, bots) {
    this.host = host;
    this.game = game;
    this.bots = bots;
    this.tableOptions = new TableOptions();
    this.scenario = game.scenarios[0];
    this.seat = this.scenario.seats[0].id;
    this.options = {};
    this.kinds = {};
    this.names = {};
    this.level = bots.at(-1)?.id;
  }

  draw() {
    const { game, scenario } = this;
    const options = h("div", { class: "options" });
    const seats = h("div", { class: "seats" });
    const sides = h("div", { class: "sides", role: "radiogroup", "aria-label": t("lobby.play_as") });
    const blurb = h("p", { class: "blurb" });
    const redraw = () => {
      blurb.textContent = this.scenario.text;
      replace(sides, this.sideButtons(redraw));
      replace(seats, this.seatRows(redraw));
      replace(options, this.optionRows(redraw));
    };
    replace(this.host,
      h("article", { class: "game-card" },
        h("div", { class: "plate" }, h("img", {
          src: api.mapUrl(game.id, settings.theme), alt: t("lobby.map_of", { game: game.title }),
          width: 2601, height: 1770, decoding: "async",
        })),
        h("form", { class: "order", on: { submit: (event) => { event.preventDefault(); this.begin(); } } },
          h("h2", {}, game.title),
          h("label", { class: "field" }, h("span", {}, t("lobby.scenario")),
            h("select", { name: "scenario", on: { change: (event) => this.choose(event.target.value, redraw) } },
              game.scenarios.map((one) => h("option", { value: one.id, selected: one === scenario }, one.title)))),
          blurb,
          h("div", { class: "field" }, h("span", {}, t("lobby.play_as")), sides),
          h("button", { type: "submit", class: "primary start" }, t("lobby.start")),
          h("details", { class: "more" }, h("summary", {}, t("lobby.more")),
            h("h3", {}, t("lobby.seats")), h("p", { class: "hint" }, t("lobby.seats_hint")), seats,
            h("h3", {}, t("lobby.options")), options, this.tableOptions.node))));
    redraw();
    settings.watch(() => { this.host.querySelector("img").src = api.mapUrl(game.id, settings.theme); });
  }

  choose(id, redraw) {
    this.scenario = this.game.scenarios.find((one) => one.id === id);
    if (!this.scenario.seats.some((seat) => seat.id === this.seat)) this.seat = this.scenario.seats[0].id;
    this.kinds = {};
    redraw();
  }

  kindOf(seat) {
    return this.kinds[seat] || (seat === this.seat ? "me" : "bot");
  }

  sideButtons(redraw) {
    return this.scenario.seats.map((seat) =>
      h("label", { class: `side ${seat.id}` },
        h("input", {
          type: "radio", name: "side", value: seat.id, checked: seat.id === this.seat,
          on: { change: () => { this.seat = seat.id; this.kinds = {}; redraw(); document.querySelector(`input[name=side][value=${seat.id}]`)?.focus(); } },
        }),
        h("span", {}, seat.name)));
  }

  seatRows(redraw) {
    return this.scenario.seats.map((seat) => {
      const kind = this.kindOf(seat.id);
      return h("div", { class: "seat-row" },
        h("span", { class: "seat-name" }, seat.name),
        h("select", { "aria-label": t("lobby.who", { seat: seat.name }), on: { change: (event) => { this.kinds[seat.id] = event.target.value; redraw(); } } },
          ["me", "bot", "invite"].map((one) => h("option", { value: one, selected: one === kind }, t(`seat.${one}`)))),
        kind === "bot"
          ? h("select", { "aria-label": t("lobby.level", { seat: seat.name }), on: { change: (event) => { this.names[seat.id] = event.target.value; } } },
            this.bots.map((bot) => h("option", { value: bot.id, selected: bot.id === (this.names[seat.id] || this.level), title: bot.text }, bot.title)))
          : kind === "me"
            ? h("input", { type: "text", maxlength: 40, placeholder: t("lobby.name"), "aria-label": t("lobby.name_of", { seat: seat.name }), value: this.names[`me-${seat.id}`] || "", on: { input: (event) => { this.names[`me-${seat.id}`] = event.target.value; } } })
            : h("span", { class: "hint" }, t("lobby.link_later")));
    });
  }

  optionRows() {
    return this.game.options
      .filter((option) => !option.scenarios || option.scenarios.includes(this.scenario.id))
      .map((option) => {
        const now = this.options[option.name] ?? option.default;
        const value = (text) => option.choices.find((choice) => String(choice) === text);
        return h("label", { class: "option-row" },
          h("select", { on: { change: (event) => { this.options[option.name] = value(event.target.value); } } },
            option.choices.map((choice) => h("option", { value: String(choice), selected: choice === now },
              choice === true ? t("yes") : choice === false ? t("no") : String(choice)))),
          h("span", {}, option.text, option.rule ? h("small", {}, ` ${option.rule}`) : null));
      });
  }

  async begin() {
    const seats = {};
    for (const { id } of this.scenario.seats) {
      const kind = this.kindOf(id);
      seats[id] = { kind };
      if (kind === "bot") seats[id].bot = this.names[id] || this.level;
      const name = this.names[`me-${id}`]?.trim();
      if (kind === "me" && name) seats[id].name = name;
    }
    const options = {};
    for (const option of this.game.options) {
      const chosen = this.options[option.name];
      const here = !option.scenarios || option.scenarios.includes(this.scenario.id);
      if (here && chosen !== undefined && chosen !== option.default) options[option.name] = chosen;
    }
    const go = this.host.querySelector(".start");
    go.disabled = true;
    try {
      const made = await api.create({ game: this.game.id, scenario: this.scenario.id, options, seats, ...this.tableOptions.chosen });
      const invited = Object.entries(made.invitations || {});
      if (invited.length) this.showInvitations(made.table, invited);
      else location.assign(`/table/${made.table}`);
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
      go.disabled = false;
    }
  }

  showInvitations(table, invited) {
    const name = (id) => this.scenario.seats.find((seat) => seat.id === id)?.name || id;
    dialog(t("invite.title"), [
      h("p", {}, t("invite.text")),
      invited.map(([seat, url]) => {
        const link = new URL(url, location.href).href;
        const field = h("input", { type: "text", readonly: true, value: link, "aria-label": name(seat), on: { focus: (event) => event.target.select() } });
        return h("div", { class: "row invite" }, h("b", {}, name(seat)), field,
          button(t("copy"), async (event) => {
            field.select();
            await navigator.clipboard?.writeText(link).catch(() => {});
            event.target.textContent = t("copied");
          }));
      }),
      h("div", { class: "row end" }, h("a", { class: "button primary", href: `/table/${table}` }, t("invite.go"))),
    ], { onClose: () => location.assign(`/table/${table}`) });
  }
}

// ------------------------------------------------------------------ my tables

async function showTables(host) {
  let tables;
  try {
    tables = await api.tables();
  } catch {
    return;
  }
  if (!tables.length) return;
  const shown = tables.filter((table) => !table.archived);
  const old = tables.filter((table) => table.archived);
  replace(host,
    h("h2", { id: "my-tables" }, t("tables.title")),
    h("ul", {}, shown.map((table) => tableRow(table, host))),
    old.length ? h("details", {}, h("summary", {}, t("tables.archived", { count: old.length })), h("ul", {}, old.map((table) => tableRow(table, host)))) : null);
}

function tableRow(table, host) {
  const yours = !table.over && table.turn_of?.some((seat) => table.mine?.includes(seat));
  const seatName = (id) => table.seats[id]?.name || id;
  const status = table.over ? t("tables.over") : yours ? t("tables.your_turn") : t("tables.turn_of", { seats: list((table.turn_of || []).map(seatName)) });
  return h("li", { class: yours ? "yours" : "" },
    h("a", { href: `/table/${table.table}` },
      h("b", {}, table.title || table.scenario),
      h("span", {}, Object.values(table.seats).map((seat) => seat.name).join(" · ")),
      h("span", { class: "status" }, status),
      table.updated ? h("time", { datetime: table.updated }, ago(table.updated)) : null),
    h("span", { class: "row" },
      h("a", { class: "button", href: table.over ? `/table/${table.table}#replay=0` : `/table/${table.table}` },
        table.over ? t("tables.replay") : table.mine?.length ? t("tables.continue") : t("tables.watch")),
      button(table.archived ? t("tables.unarchive") : t("tables.archive"), async () => {
        try {
          await api.archive(table.table);
          showTables(host);
        } catch (error) {
          notice(error.message, { kind: "bad" });
        }
      }, { class: "plain" })));
}

function ago(time) {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(time)) / 60000));
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / 1440), "day");
}

function importer() {
  const read = async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    try {
      const { table } = await api.import(await file.text());
      location.assign(`/table/${table}`);
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad", stay: 12000 });
    }
    event.target.value = "";
  };
  return h("label", { class: "import" }, h("span", { class: "button" }, t("lobby.import")),
    h("input", { type: "file", accept: ".txt,.record,.sanssouci,text/plain", class: "unseen", on: { change: read } }));
}
