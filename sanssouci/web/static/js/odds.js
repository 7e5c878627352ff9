// The odds of a fight, from what its player knows: as it stands and for every card. They are told to whoever asks, and how
// sure they are: what comes of trying a few worlds is never called certain.
import { button, h, s } from "./dom.js";
import { dress } from "./dress.js";
import { isAsked } from "./narrowing.js";
import { capital, t, tenths } from "./words.js";

const WIDE = 120;
const TALL = 12;
const SHARES = ["win", "tie", "lose"];
const TINY = 1e-9;

// "over 88 %", "42–58 %", "63 %"
export function chance([low, high]) {
  const least = Math.floor(low * 100 + TINY);
  const most = Math.ceil(high * 100 - TINY);
  if (low === high && (low === 0 || low === 1)) return t("odds.share", { share: low * 100 });
  if (high > 0.995) return t("odds.over", { share: Math.min(least, 99) });
  if (low < 0.005) return t("odds.under", { share: Math.max(most, 1) });
  return low === high ? t("odds.share", { share: Math.round(low * 100) }) : t("odds.between", { low: least, high: most });
}

export class Odds {
  constructor(table, redraw) {
    this.table = table;
    this.redraw = redraw;
    this.forget("");
  }

  forget(moment) {
    Object.assign(this, { moment, found: null, asked: null });
  }

  // Whether the odds of a position were asked for; null if they cannot be.
  wanted({ seat, entries }) {
    if (!seat || !this.table.info.hints || this.table.showing.past) return null;
    const moment = `${seat} ${entries}`;
    if (moment !== this.moment) this.forget(moment);
    return Boolean(this.asked);
  }

  // For the head of a fight's window: a button until somebody wants to know, while he has something to decide.
  asker(position) {
    if (this.wanted(position) !== false || !isAsked(position)) return null;
    return button(t("odds.ask"), () => this.ask(position.seat), { class: "plain ask-odds", title: t("odds.ask_title"), data: { focus: "odds" } });
  }

  // The odds themselves, once they are asked for.
  panel(position) {
    if (!this.wanted(position)) return null;
    const { found } = this;
    return h("section", { class: "odds", "aria-label": t("odds.title"), "aria-live": "polite" },
      h("h3", {}, t("odds.title"), h("small", {}, ` ${found ? this.sureness(found) : t("odds.thinking")}`)),
      found ? h("table", {},
        h("thead", {}, h("tr", {}, h("th", {}), h("th", {}, this.key()), h("th", {}, t("odds.chances")), h("th", {}, t("odds.own")), h("th", {}, t("odds.enemy")))),
        h("tbody", {}, found.actions.length ? found.actions.map((row) => this.row(capital(this.table.desk.describe(row.action)), row)) : this.row(t("odds.overall"), found.overall))) : null);
  }

  ask(seat) {
    dress({ desk: "odds" });
    this.asked = this.table.link.request({ type: "odds", seat });
    this.redraw();
  }

  sureness({ assumes, worlds }) {
    return assumes ? t(`odds.assumes_${assumes}`) : t("odds.worlds", { count: worlds });
  }

  // What the colours of the bars mean: without it a sure tie looks like nothing at all.
  key() {
    return h("span", { class: "odds-key", "aria-hidden": "true" }, SHARES.map((kind) => h("span", { class: `key-${kind}` }, t(`odds.key_${kind}`))));
  }

  row(label, odds) {
    const words = SHARES.map((kind) => t(`odds.${kind}`, { share: chance(odds.bounds[kind]) })).join(", ");
    let x = 0;
    const bars = SHARES.map((kind) => {
      const bar = s("rect", { class: `odds-${kind}`, x, width: odds[kind] * WIDE, height: TALL });
      x += odds[kind] * WIDE;
      return bar;
    });
    return h("tr", { title: words },
      h("th", { scope: "row" }, label),
      h("td", {}, s("svg", { viewBox: `0 0 ${WIDE} ${TALL}`, width: WIDE, height: TALL, preserveAspectRatio: "none", role: "img", "aria-label": words }, bars)),
      h("td", { class: "chance" }, chance(odds.bounds.win)),
      h("td", {}, tenths(odds.own_losses)),
      h("td", {}, tenths(odds.enemy_losses)));
  }

  hear({ id, odds }) {
    if (id !== this.asked) return;
    this.found = odds;
    this.redraw();
    this.table.rooms.field.querySelector(".odds")?.scrollIntoView({ block: "nearest" }); // on a phone they lie below the cards
    this.table.showing.makeWay();
  }

  // Whether a refusal was about the odds; they may come too late, and nobody minds.
  refused({ id }) {
    if (id !== this.asked) return false;
    this.forget(this.moment);
    this.redraw();
    return true;
  }
}
