// The odds of a duel, from what its player knows: of the combat as it stands and of every card.
import { h, s } from "../dom.js";
import { capital, t } from "../words.js";
import { read } from "../narrowing.js";
import { describe } from "./sentences.js";

const WIDE = 120;
const TALL = 12;
const SHARES = ["win", "tie", "lose"];
const percent = (share) => `${Math.round(share * 100)} %`;

export class Odds {
  constructor(table, redraw) {
    this.table = table;
    this.redraw = redraw;
    this.moment = "";
    this.found = null;
  }

  // The panel for a position; asks the server if it is a new one.
  panel({ seat, entries, view }, names) {
    const mine = view.nations.some((nation) => nation.seat === seat && view.battle.nations.includes(nation.id));
    if (!seat || !mine || !this.table.info.hints || this.table.replaying) return null;
    const moment = `${seat} ${entries}`;
    if (moment !== this.moment) {
      this.moment = moment;
      this.found = null;
      this.asked = this.table.link.request({ type: "odds", seat });
    }
    return h("section", { class: "odds", "aria-label": t("odds.title"), "aria-live": "polite" },
      h("h3", {}, t("odds.title"), h("small", {}, this.found ? ` ${t("odds.worlds", { count: this.found.worlds })}` : ` ${t("odds.thinking")}`)),
      this.found ? h("table", {},
        h("thead", {}, h("tr", {}, h("th", {}), h("th", { colspan: 2 }, t("odds.chances")), h("th", {}, t("odds.own")), h("th", {}, t("odds.enemy")))),
        h("tbody", {}, this.found.actions.length ? this.found.actions.map((row) => this.row(capital(describe(read(row.action), names)), row)) : this.row(t("odds.overall"), this.found.overall))) : null);
  }

  row(label, odds) {
    const words = SHARES.map((kind) => t(`odds.${kind}`, { share: percent(odds[kind]) })).join(", ");
    let x = 0;
    const bars = SHARES.map((kind) => {
      const bar = s("rect", { class: `odds-${kind}`, x, width: odds[kind] * WIDE, height: TALL });
      x += odds[kind] * WIDE;
      return bar;
    });
    return h("tr", { title: words },
      h("th", { scope: "row" }, label),
      h("td", {}, s("svg", { viewBox: `0 0 ${WIDE} ${TALL}`, width: WIDE, height: TALL, preserveAspectRatio: "none", role: "img", "aria-label": words }, bars)),
      h("td", {}, percent(odds.win)),
      h("td", {}, odds.own_losses.toFixed(1)),
      h("td", {}, odds.enemy_losses.toFixed(1)));
  }

  hear({ id, odds }) {
    if (id !== this.asked) return;
    this.found = odds;
    this.redraw();
  }

  // Whether a refusal was about the odds; they may come too late, and nobody minds.
  refused({ id }) {
    return id === this.asked;
  }
}
