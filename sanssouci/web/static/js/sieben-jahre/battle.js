// A battle or a siege as a scene: both sides with what they have left, and its course with every part of each sum.
import { button, h, keepFocus, replace } from "../dom.js";
import { kindOf } from "../scenes.js";
import { capital, list, t } from "../words.js";
import { loads, unitTokens } from "./forces.js";

const BEGINS = /^log\.fight_/;
const ENDS = new Set(["log.won", "log.held", "log.drawn", "log.siege_lifted", "log.captured", "log.destroyed", "log.landing_open"]);
const QUIET = new Set(["log.dealt", "log.draws", "log.has_chosen"]);
const PARTS = [["points", 1], ["strength", 1], ["silenced", -1], ["fire", -1], ["exhaustion", -1], ["advantage", 1], ["carry", 1]];
// What each part of a sum, and each fact of a side, is explained by.
const RULES = { points: "S20.3", strength: "S12.4", silenced: "S20.10", fire: "S20.8", exhaustion: "S16.1", advantage: "S25.1", carry: "S20.7", shield: "S20.15", reserves: "S20.4", late: "S22.1", losses: "S20.17", cards: "S20.2", patience: "S24.2" };

// In place of the losses after which a force gives up: it never does.
const ENDLESS = -2;

export class Battle {
  constructor(host, names, openRule, odds) {
    Object.assign(this, { host, names, openRule, odds });
    this.folded = false;
    this.isOn = false; // whether a fight was going on when last looked at
    this.report = null; // the course of a fight that is over, and not yet put away
  }

  // news: the lines of the log that the reader has not seen before.
  draw(position, log, news, past = false) {
    const { view } = position;
    const { battle } = view;
    if (battle || past) this.report = null;
    if (!battle && news.some((line) => ENDS.has(line.key)) && (this.isOn || news.some((line) => line.key === "log.sum" || BEGINS.test(line.key)))) this.report = ended(course(log));
    this.isOn = Boolean(battle);
    const redraw = () => this.draw(position, log, []);
    this.host.classList.toggle("hidden", !battle && !this.report);
    this.host.classList.toggle("folded", this.folded);
    keepFocus(this.host, () => replace(this.host, battle ? this.going(battle, position, course(log), redraw) : this.report ? this.over(redraw) : null));
    if (news.length) this.host.scrollTop = 0; // odds that were scrolled to are gone
    this.host.querySelector(".course")?.scrollTo(0, 1e6);
  }

  going(battle, position, lines, redraw) {
    const { view } = position;
    const isMine = battle.sides.some((side) => side.hand);
    return [
      h("header", {}, h("h2", {}, t(`sj.fight_${battle.kind}`, { place: this.names[battle.place] }), h("small", {}, ` ${t("sj.phase", { phase: battle.phase })}`)),
        isMine && !this.folded ? this.odds.asker(position) : null,
        button(this.folded ? "▴" : "▾", () => { this.folded = !this.folded; redraw(); }, { class: "plain", "aria-label": t(this.folded ? "sj.unfold" : "sj.fold"), "aria-expanded": String(!this.folded), data: { focus: "fold" } })),
      this.folded ? null : [h("div", { class: "sj-sides" }, battle.sides.map((side, i) => this.side(side, i, view))), this.course(lines), isMine ? this.odds.panel(position) : null],
    ];
  }

  side(side, i, view) {
    const armies = side.commanders.map((id) => view.pieces.find((piece) => piece.id === id)).filter(Boolean);
    const state = armies[0]?.state || side.state;
    const fact = (key, number) => (number ? this.explained(key, t(`sj.side_${key}`, { number })) : null);
    return h("section", { class: `sj-side of-${state}` },
      h("h3", {}, armies.length ? list(armies.map((piece) => this.names[piece.id])) : t("sj.garrison", { state: this.names[side.state] }), h("small", {}, ` ${t(i ? "sj.defends" : "sj.attacks")}`)),
      armies.length ? armies.map((piece) => h("div", { class: "sj-force" }, unitTokens(piece), loads(piece))) : h("p", { class: "sj-force" }, t("sj.side_units", { number: side.units }), " · ", t("sj.side_loads", { number: side.loads })),
      h("p", { class: "sj-facts" }, fact("shield", side.shield), fact("reserves", side.reserves.reduce((a, b) => a + b, 0)), fact("late", side.late.reduce((a, b) => a + b, 0)), fact("carry", side.carry), fact("losses", side.losses), fact("cards", side.cards),
        side.patience > 0 ? fact("patience", side.patience) : side.patience === ENDLESS ? this.explained("patience", t("sj.side_endless")) : null,
        side.chosen ? h("em", {}, t("sj.chosen")) : null));
  }

  over(redraw) {
    return [h("header", {}, h("h2", {}, t("sj.report")), button("×", () => { this.report = null; redraw(); }, { class: "plain", "aria-label": t("close"), data: { focus: "close-report" } })), this.course(this.report)];
  }

  course(lines) {
    return h("ol", { class: "course", "aria-label": t("sj.course") }, lines.filter((line) => !QUIET.has(line.key)).map((line) =>
      h("li", { class: `step ${line.key.replaceAll(".", "-")}` }, line.key === "log.sum" ? this.sum(line) : capital(line.text),
        line.rule ? button(line.rule, () => this.openRule(line.rule), { class: "rule-link quiet" }) : null)));
  }

  // "Soubise: 2 points + 3 strength − 1 into fire = 4"
  sum({ args }) {
    const parts = PARTS.map(([key, sign]) => [key, sign * Number(args[key])]).filter(([key, value]) => value || key === "points");
    return [h("b", { class: "attacker" }, list(String(args.who).split("+").map((id) => this.names[id] || id))),
      parts.map(([key, value], i) => h("span", { class: "part" }, `${value < 0 ? "− " : i ? "+ " : ""}${Math.abs(value)} `, this.explained(key, t(`sj.part_${key}`)))),
      h("em", {}, `= ${args.sum}`)];
  }

  explained(key, said) {
    return button(said, () => this.openRule(RULES[key]), { class: "rule-link" });
  }

  putAway() {
    const had = this.report !== null;
    this.report = null;
    return had;
  }
}

// The lines of the log since the last fight began; a lesson may begin in the middle of one.
function course(log) {
  return log.slice(Math.max(0, log.findLastIndex((line) => BEGINS.test(line.key))));
}

// Without what was done when it was over.
const LATER = new Set(["stage", "turn", "march", "fate"]);
function ended(lines) {
  const end = lines.findLastIndex((line) => ENDS.has(line.key));
  const next = lines.findIndex((line, i) => i > end && LATER.has(kindOf(line)));
  return next < 0 ? lines : lines.slice(0, next);
}
