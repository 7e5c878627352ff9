// The ministries as ledgers: purse, revenue, garrisons, and each contingent with its units and loads.
import { button, h, keepFocus, replace } from "../dom.js";
import { capital, list, t } from "../words.js";
import { facts } from "./facts.js";
import { conditions, loads, unitTokens } from "./forces.js";

export class Ledger {
  constructor(host, { names, point, show }) {
    Object.assign(this, { host, names, point, show });
    host.classList.add("sj-ledgers");
  }

  draw(view, seats) {
    const mine = (id) => view.boards[id].seat === view.seat;
    const boards = Object.keys(view.boards).sort((a, b) => mine(b) - mine(a));
    keepFocus(this.host, () => replace(this.host, this.calendar(view), this.objectives(view), boards.map((id) => this.ministry(id, view, seats))));
  }

  calendar(view) {
    return h("section", { class: "sj-calendar" },
      h("h3", {}, t("sj.year", { year: view.year }), view.fraction ? h("small", {}, ` ${t("sj.fraction", { fraction: view.fraction })}`) : null),
      h("ol", { class: "sj-fractions", "aria-hidden": "true" }, Array.from({ length: view.fractions }, (_, i) => h("li", { class: i + 1 === view.fraction ? "now" : i + 1 < view.fraction ? "past" : "" }, i + 1))),
      view.order.length ? h("p", { class: "hint" }, t("sj.order", { who: list(view.order.map((id) => this.names[id])) })) : null);
  }

  objectives(view) {
    if (!view.objectives.length) return null;
    const regions = (id) => facts.objectives[id]?.regions || [];
    return h("details", { class: "sj-objectives" }, h("summary", {}, t("sj.objectives")),
      h("ul", {}, view.objectives.map(({ id, board, points, won }) => h("li", { class: won ? "won" : "" },
        h("i", { class: `swatch of-${board}`, "aria-hidden": "true" }),
        button(list(regions(id).map((region) => this.names[region])) || this.names[id] || id, () => this.point(regions(id)), { class: "rule-link" }),
        h("b", {}, t("sj.points", { points }), won ? " ✓" : "")))));
  }

  ministry(id, view, seats) {
    const board = view.boards[id];
    const seat = seats[board.seat] || {};
    const own = view.pieces.filter((piece) => piece.board === id);
    const isCampaign = view.objectives.length > 0; // a sheet has one purse and no revenue
    const entry = (what, value, kind = "") => h("tr", { class: kind }, h("th", { scope: "row" }, t(`sj.ledger_${what}`)), h("td", {}, value));
    return h("section", { class: `sj-ledger of-${id}${board.seat === view.seat ? " mine" : ""}`, data: { board: id } },
      h("header", {}, h("h3", {}, capital(this.names[id])), h("small", {}, seat.name || this.names[board.seat] || t("name.bot"))),
      h("table", {}, h("tbody", {},
        isCampaign ? [entry("revenue", board.resources, "comes"), entry("garrisons", `−${board.garrison_cost}`, "goes")] : null, entry("purse", board.purse, board.purse < 0 ? "purse short" : "purse"),
        board.owed ? entry("owed", board.owed) : null, board.natives ? entry("natives", board.natives) : null, board.guerrillas ? entry("guerrillas", board.guerrillas) : null,
        "score" in board ? entry("score", board.score) : null)),
      board.advantages.length ? h("p", { class: "sj-advantages" }, board.advantages.map((tile) => h("span", { class: "sj-tile" }, this.names[tile]))) : null,
      board.stopped ? h("p", { class: "hint" }, t("sj.stopped")) : null,
      own.map((piece) => this.contingent(piece, view)));
  }

  contingent(piece, view) {
    const notes = conditions(piece, this.names, view);
    const change = view.changes.find((one) => one.old === piece.id);
    if (change) notes.push(t("sj.change", { who: this.names[change.new], turns: change.turns }));
    return h("article", { class: `sj-contingent of-${piece.state}`, data: { contingent: piece.id }, on: { pointerenter: () => this.point([piece.id]), pointerleave: () => this.point([]) } },
      h("header", {}, button(this.names[piece.id], () => this.show(piece.id), { class: "rule-link", data: { focus: `show-${piece.id}` } }),
        stars(piece.level),
        h("span", { class: "where" }, piece.place ? this.names[piece.place] : t("sj.at_sea"))),
      h("div", { class: "sj-force" }, unitTokens(piece), h("span", { class: "sj-strength", title: t("sj.strength") }, piece.strength), loads(piece)),
      notes.length ? h("p", { class: "hint" }, notes.join(" · ")) : null);
  }
}

// The level of a commander: the more stars, the better.
export const stars = (level) => h("small", { title: t("sj.level", { level }) }, "★".repeat(Math.max(1, 4 - level)));
