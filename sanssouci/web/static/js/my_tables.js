// The tables I sit at, whose turn it is there, and word when it becomes mine.
import { api, TABLES_PAGE } from "./api.js";
import { span } from "./clocks.js";
import { button, h, replace } from "./dom.js";
import { notice } from "./notices.js";
import { badge, noticeSwitch, ring } from "./turn_notices.js";
import { list, t } from "./words.js";

const LOOK_AGAIN = 15000; // ms

const isMyTurn = (table) => !table.over && Boolean(table.turn_of?.some((seat) => table.mine?.includes(seat)));

export class MyTables {
  constructor(host) {
    this.host = host;
    this.resume = h("p", { class: "resume" });
    host.parentNode.querySelector(".masthead").after(this.resume);
    this.waiting = null; // ids of the tables where it was my turn when last looked at
    this.older = []; // what was asked for beyond the first page, which alone is looked at again
    this.hasMore = false;
  }

  async open() {
    await this.look();
    setInterval(() => this.look(), LOOK_AGAIN);
    document.addEventListener("visibilitychange", () => document.hidden || this.look());
  }

  async look() {
    let tables;
    try {
      tables = await api.tables();
    } catch {
      return; // the next look may have more luck
    }
    if (!this.older.length) this.hasMore = tables.length === TABLES_PAGE;
    const listed = new Set(tables.map((table) => table.table));
    tables = tables.concat(this.older.filter((table) => !listed.has(table.table)));
    const mine = tables.filter(isMyTurn);
    for (const table of mine) {
      if (this.waiting && !this.waiting.has(table.table)) ring(table.title, t("tables.your_turn"), table.table);
    }
    this.waiting = new Set(mine.map((table) => table.table));
    badge(mine.length > 0);
    document.title = `${mine.length ? `(${mine.length}) ` : ""}${t("app.title")}`;
    // Nothing is drawn anew under somebody's fingers unless it has changed.
    const now = JSON.stringify(tables, (key, value) => (key === "at" ? null : key === "left" ? Object.values(value).map((left) => Math.floor(left / 60)) : value));
    if (now !== this.drawn && tables.length) this.draw(tables);
    this.drawn = now;
  }

  async lookFurther() {
    const further = await api.tables(TABLES_PAGE + this.older.length);
    this.older.push(...further);
    this.hasMore = further.length === TABLES_PAGE;
    this.drawn = null;
    await this.look();
  }

  draw(tables) {
    const shown = tables.filter((table) => !table.archived).sort((a, b) => isMyTurn(b) - isMyTurn(a));
    const old = tables.filter((table) => table.archived);
    const running = shown.find((table) => !table.over && table.mine?.length);
    replace(this.resume, running ? this.wayBack(running) : null);
    const isOpen = this.host.querySelector("details")?.open;
    replace(this.host,
      h("header", { class: "row" }, h("h2", { id: "my-tables" }, t("tables.title")), h("span", { class: "grow" }), noticeSwitch()),
      h("ul", {}, shown.map((table) => this.row(table))),
      this.hasMore ? button(t("tables.older"), () => this.lookFurther(), { class: "plain" }) : null,
      old.length ? h("details", { open: isOpen }, h("summary", {}, t("tables.archived", { count: old.length })), h("ul", {}, old.map((table) => this.row(table)))) : null);
  }

  // On a phone, where the list is far below: the game to go on with.
  wayBack(table) {
    return h("a", { class: "button", href: `/table/${table.table}` }, h("b", {}, t("tables.continue")), ` ${table.title || table.scenario} `, h("small", {}, this.status(table)));
  }

  status(table) {
    const seatName = (id) => table.seats[id]?.name || id;
    if (table.over) return table.result?.text || t("tables.over");
    return isMyTurn(table) ? t("tables.your_turn") : t("tables.turn_of", { seats: list((table.turn_of || []).map(seatName)) });
  }

  row(table) {
    const yours = isMyTurn(table);
    const left = yours && table.clock ? Math.min(...table.mine.map((seat) => table.clock.left[seat] ?? Infinity)) : Infinity;
    const players = Object.values(table.seats).map((seat) => (seat.kind === "invite" ? t("seats.open") : seat.name));
    return h("li", { class: yours ? "yours" : "" },
      h("a", { href: `/table/${table.table}` },
        h("b", {}, table.title || table.scenario),
        h("span", {}, players.join(" · ")),
        h("span", { class: "status" }, this.status(table), Number.isFinite(left) ? ` · ${span(left)}` : ""),
        table.updated ? h("time", { datetime: table.updated }, ago(table.updated)) : null),
      h("span", { class: "row" },
        h("a", { class: "button", href: table.over ? `/table/${table.table}#replay=0` : `/table/${table.table}` },
          table.over ? t("tables.replay") : table.mine?.length ? t("tables.continue") : t("tables.watch")),
        table.over && table.mine?.length ? button(t("result.rematch"), () => this.rematch(table)) : null,
        button(table.archived ? t("tables.unarchive") : t("tables.archive"), () => this.archive(table), { class: "plain" })));
  }

  async rematch(table) {
    const [{ rematch }, names] = await Promise.all([import("./result.js"), api.names(table.game, table.rules)]);
    rematch(table.table, names);
  }

  async archive(table) {
    try {
      await api.archive(table.table, !table.archived);
      await this.look();
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
    }
  }
}

function ago(time) {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(time)) / 60000));
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / 1440), "day");
}
