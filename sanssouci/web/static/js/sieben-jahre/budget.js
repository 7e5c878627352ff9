// The year's beginning as a budget: what came in, what is charged, and what is left while one chooses.
import { h, replace } from "../dom.js";
import { capital, t } from "../words.js";

// Lines of the log that change a purse, and whether they fill it.
const ENTRIES = { "log.purse": 1, "log.income": 1, "log.windfall": 1, "log.aid": -1, "log.garrisons": -1, "log.upkeep": -1, "log.fined": -1 };
const QUESTIONS = new Set(["aid", "ministry", "ministry_short", "lost_leader", "settle", "settle_short", "experience", "stores", "buy_advantages", "purchases", "guerrillas"].map((key) => `prompt.${key}`));

export class Budget {
  constructor(host, names) {
    this.host = host;
    this.names = names;
    this.left = null;
  }

  draw({ view, prompt, seat }, log) {
    this.isAsked = QUESTIONS.has(prompt?.key) && view.actors?.includes(seat);
    this.host.classList.toggle("hidden", !this.isAsked);
    if (!this.isAsked) return;
    const id = prompt.args?.board || Object.keys(view.boards).find((one) => view.boards[one].seat === seat);
    const board = view.boards[id];
    const year = log.slice(Math.max(0, log.findLastIndex((line) => line.key === "log.year")));
    const rows = year.flatMap((line) => {
      const sign = ENTRIES[line.key];
      if (!sign || ![line.args.board, line.args.partner].includes(id)) return [];
      const value = line.args.partner === id ? Number(line.args.coins) : sign * Number(line.args.coins);
      return value ? [[t(`sj.budget_${line.key.slice(4)}`), value]] : [];
    });
    const known = rows.reduce((sum, [, value]) => sum + value, 0);
    replace(this.host,
      h("h2", {}, t("sj.budget", { who: capital(this.names[id] || id), year: view.year })),
      h("table", {}, h("tbody", {}, rows.map(([what, value]) => row(what, value)), known !== board.purse && rows.length ? row(t(year.some((line) => line.key === "log.upkeep") ? "sj.budget-chosen" : "sj.budget_standing"), board.purse - known) : null),
        h("tfoot", {}, h("tr", { class: board.purse < 0 ? "short" : "" }, h("th", { scope: "row" }, t(board.purse < 0 ? "sj.missing" : "sj.left")), h("td", {}, Math.abs(board.purse))))),
      this.foreseen = h("p", { class: "sj-foreseen" }));
  }

  // What an action that is being put together would leave.
  foresee(said) {
    if (this.foreseen) this.foreseen.textContent = said.join("; ");
  }
}

const row = (what, value) => h("tr", { class: value < 0 ? "goes" : "comes" }, h("th", { scope: "row" }, what), h("td", {}, value < 0 ? `−${-value}` : value));
