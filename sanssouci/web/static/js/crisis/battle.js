// A battle: two sides with their units, dice and cards, and its course attack by attack. When it is
// over its report stays until it is closed, or until the reader goes on.
import { button, h, keepFocus, replace } from "../dom.js";
import { capital, list, signed, t } from "../words.js";
import { card } from "./cards.js";
import { die } from "../dice.js";
import { tumble } from "./dice.js";
import { SEATS } from "./facts.js";
import { token } from "./sheet.js";

export class Battle {
  constructor(host, odds) {
    this.host = host;
    this.odds = odds;
    this.folded = false;
    this.reports = []; // battles that are over, and not yet put away
    this.shown = 0; // lines of the log whose dice have rolled
  }

  // battles: all of the log; fresh: the line from which on the reader has seen nothing.
  draw(position, battles, names, { fresh, rolling, past }) {
    const { battle } = position.view;
    const now = battle && battles.findLast((one) => one.space === battle.space && one.kind === battle.kind);
    if (fresh !== null) {
      const over = battles.filter((one) => one.last >= fresh && one !== now);
      if (over.length || past) this.reports = over;
    }
    const current = battle?.space;
    if (current && current !== this.current) this.folded = false;
    this.current = current;
    if (battle) this.reports = [];
    const reports = battle ? [] : this.reports;
    this.host.classList.toggle("hidden", !battle && !reports.length);
    if (!battle && !reports.length) {
      this.host.replaceChildren();
      return;
    }
    const redraw = () => this.draw(position, battles, names, { fresh: null, rolling, past });
    keepFocus(this.host, () => replace(this.host, battle ? this.going(battle, now, names, redraw, past ? null : position) : this.report(reports, names, redraw)));
    this.host.classList.toggle("folded", this.folded);
    if (fresh !== null) this.host.querySelectorAll(".step").forEach((node) => Number(node.dataset.at) >= fresh && tumble(node, rolling));
    this.host.querySelector(".course")?.scrollTo(0, 1e6);
  }

  // Nobody asks for the odds of the past (null); and while hits are taken they depend on who takes them.
  going(battle, now, names, redraw, position) {
    const hasOdds = position && battle.round && !position.view.selection;
    return [
      h("header", {}, h("h2", {}, t(`battle.${battle.kind}`, { space: names[battle.space] }), battle.round ? h("small", {}, ` ${t("battle.round", { round: battle.round })}`) : null),
        hasOdds && !this.folded ? this.odds.asker(position) : null,
        button(this.folded ? "▴" : "▾", () => { this.folded = !this.folded; redraw(); }, { class: "plain", "aria-label": t(this.folded ? "battle.unfold" : "battle.fold"), "aria-expanded": String(!this.folded) })),
      this.folded ? null : [
        h("div", { class: "sides-of-battle" }, battle.sides.map((side, i) => this.side(side, SEATS[i], battle, names))),
        now?.steps.length ? this.course(now, names) : null,
        hasOdds ? this.odds.panel(position) : null],
    ];
  }

  side({ units, dice }, seat, battle, names) {
    const cards = battle.cards?.[SEATS.indexOf(seat)] || [];
    const committed = battle.committed && seat === battle.mine ? battle.committed : [];
    return h("section", { class: `fighter ${seat}${battle.turn === seat ? " to-play" : ""}` },
      h("h3", {}, h("i", { class: `swatch ${seat}`, "aria-hidden": "true" }), t(`side.${seat}`), h("small", {}, ` ${t(battle.active === seat ? "battle.active" : "battle.passive")}`)),
      h("div", { class: "tokens" }, units.flatMap((unit) => Array.from({ length: unit.count }, () => token(unit, names)))),
      h("p", { class: "dice-to-come" }, t("battle.dice", { count: dice.length }), dice.some(Boolean) ? `: ${bonuses(dice)}` : ""),
      cards.length || committed.length ? h("div", { class: "cards-used" }, [...cards, ...committed].map((id, i) => card(seat, id, names, { small: true, focus: `used-${seat}-${i}` }))) : null);
  }

  report(battles, names, redraw) {
    return [
      h("header", {}, h("h2", {}, t(battles.length > 1 ? "battle.reports" : "battle.report")),
        button("×", () => { this.reports = []; redraw(); }, { class: "plain", "aria-label": t("close"), data: { focus: "close-report" } })),
      battles.map((one) => h("section", { class: "report" }, h("h3", {}, capital(one.text)), this.course(one, names))),
    ];
  }

  course(battle, names) {
    return h("ol", { class: "course", "aria-label": t("battle.course") }, battle.steps.map((step) => h("li", { class: "step", data: { at: step.at } },
      step.text ? capital(step.text) : [
        h("b", { class: "attacker" }, step.role ? t(`battle.${step.role}`) : list(step.who.map((id) => names[id]))),
        h("span", { class: "dice" }, step.dice.map(die)),
        step.hits === null ? null : h("em", {}, t("battle.hits", { count: step.hits }))])));
  }

  putAway() {
    const had = this.reports.length > 0;
    this.reports = [];
    return had;
  }
}

// "5 × +3, 3 × 0"
function bonuses(dice) {
  const alike = new Map();
  for (const bonus of dice) alike.set(bonus, (alike.get(bonus) || 0) + 1);
  return [...alike].map(([bonus, number]) => `${number} × ${signed(bonus)}`).join(", ");
}
