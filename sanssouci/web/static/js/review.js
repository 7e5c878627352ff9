// A finished war looked back on: chances by turn, the moments that decided it, fights with their odds, luck and skill. The
// server works it out and says every sentence of the game; here it is drawn. A click leads to the moment.
import { api } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h, replace, s } from "./dom.js";
import { dress } from "./dress.js";
import { chance } from "./odds.js";
import { capital, learnPart, sequence, signed, t } from "./words.js";

const EVERY = 1500; // ms between two looks at how far it is
const FLAG = 17; // the width of one that marks a moment
const NARROW = matchMedia("(max-width: 760px)");
const TALL = 200;
const LEFT = 40;
const ENDS = ["win", "tie", "lose"];
const PARTS = ["luck", "skill", "others", "rest"];

/** @param {(entry: number) => void} toMoment shows an entry of the replay */
export async function showReview(table, toMoment) {
  const body = h("div", { class: "review", "aria-live": "polite" });
  await Promise.all([learnPart("review"), dress({ desk: "review" }), dress({ desk: "odds" })]);
  const box = dialog(t("result.review"), body, { kind: "wide reviewing" });
  const open = (entry) => { box.close(); toMoment(entry); };
  const look = async (ask) => {
    let found;
    try {
      found = await ask();
    } catch (error) {
      replace(body, h("p", { class: "trouble" }, error.message || t("offline")));
      return;
    }
    if (!box.isConnected) return;
    if (found.state === "done") drawReview(body, found.review, table, open);
    else if (found.state === "running") {
      drawProgress(body, found.progress);
      setTimeout(() => box.isConnected && look(() => api.review(table.id)), EVERY);
    } else offer(body, () => look(() => api.beginReview(table.id)));
  };
  await look(() => api.review(table.id));
}

function offer(body, begin) {
  const go = button(t("review.begin"), () => { go.disabled = true; begin(); }, { class: "primary begin-review" });
  replace(body, h("p", {}, t("review.begin_text")), h("div", { class: "row end" }, go));
}

function drawProgress(body, progress) {
  const bar = body.querySelector("progress");
  const share = t("odds.share", { share: Math.floor(progress * 100) });
  if (bar) {
    bar.value = progress;
    bar.nextSibling.textContent = share;
    return;
  }
  replace(body, h("p", {}, t("review.busy")), h("p", { class: "row" }, h("progress", { max: 1, value: progress, "aria-label": t("review.busy") }), h("output", {}, share)));
}

const points = (value) => signed(Math.round(value * 100));
const between = ({ low, high }) => t("review.between", { low: points(low), high: points(high) });

function drawReview(body, review, table, open) {
  const name = (seat) => table.called(seat);
  const mine = review.seats.find((seat) => table.info.mine?.includes(seat));
  replace(body,
    section("chances", drawChances(review, name, open)),
    section("moments", review.moments.length ? h("ol", { class: "moments" }, review.moments.map((moment) => drawMoment(moment, mine, name, open))) : h("p", {}, t("review.no_moments")),
      review.given_up ? h("p", { class: "given-up" }, t("review.given_up", { listed: sequence(Object.entries(review.accounts).map(([seat, one]) => t("review.share_of", { who: name(seat), share: t("odds.share", { share: Math.round(one.end * 100) }) }))) })) : null),
    section("accounts", drawAccounts(review, name)),
    section("fights", review.fights.length ? h("p", { class: "hint" }, t("review.fights_hint")) : null, review.fights.length ? h("ul", { class: "fights" }, review.fights.map((fight) => drawFight(fight, name, open))) : h("p", {}, t("review.no_fights"))),
    h("p", { class: "hint" }, t(review.judged ? "review.how" : "review.how_plain", { playouts: review.playouts })));
}

const section = (key, ...content) => h("section", { class: `review-${key}`, "aria-label": t(`review.${key}`) }, h("h3", {}, t(`review.${key}`)), content);

// ------------------------------------------------------------------ chances by turn

function drawChances({ seats, turns, moments }, name, open) {
  const wide = NARROW.matches ? 290 : 640;
  const last = Math.max(1, turns.length - 1);
  const x = (turn) => (turn / last) * wide;
  const y = (share) => TALL * (1 - share);
  const at = (turn, share) => `${x(turn).toFixed(1)} ${y(share).toFixed(1)}`;
  const line = (seat, side) => turns.map(({ chances }, turn) => at(turn, chances[seat][side]));
  const words = (turn) => t("review.point", { when: turns[turn].when, listed: sequence(seats.map((seat) => t("review.share_of", { who: name(seat), share: chance([turns[turn].chances[seat].low, turns[turn].chances[seat].high]) }))) });
  const marker = s("path", { class: "moment", visibility: "hidden" });
  const stride = Math.ceil(turns.length / (wide / 34));
  const svg = s("svg", { viewBox: `${-LEFT} -16 ${LEFT + wide + 16} ${TALL + 46}`, tabindex: "0", role: "img", "aria-label": `${t("review.chances")}. ${words(turns.length - 1)}` },
    [0, 0.25, 0.5, 0.75, 1].map((share) => [
      s("path", { class: "gridline", d: `M0 ${y(share)}H${wide}` }),
      s("text", { class: "tick", x: -6, y: y(share) + 4, "text-anchor": "end" }, t("odds.share", { share: share * 100 }))]),
    turns.map((_, turn) => (turn % stride ? null : [
      s("path", { class: "axis", d: `M${x(turn)} ${TALL}v5` }),
      s("text", { class: "tick", x: x(turn), y: TALL + 17, "text-anchor": "middle" }, turn)])),
    s("text", { class: "tick", x: wide, y: TALL + 29, "text-anchor": "end" }, t("plot.turns")),
    s("path", { class: "axis", d: `M0 0V${TALL}H${wide}` }),
    seats.map((seat, i) => s("path", { class: `band seat-${i}`, d: `M${line(seat, "low").join("L")}L${line(seat, "high").reverse().join("L")}Z` })),
    seats.map((seat, i) => s("path", { class: `chance-line seat-${i}`, d: `M${line(seat, "value").join("L")}` })),
    marker,
    flags(moments.map((moment) => x(placeOf(moment, turns))), wide + 7).map((place, number) => s("g", { class: "flag", transform: `translate(${place.toFixed(1)} -7)` },
      s("circle", { r: 8 }), s("text", { y: 4, "text-anchor": "middle" }, number + 1))));
  const where = h("small", { "aria-live": "polite" }, t("review.chances_hint"));
  let shown = turns.length - 1;
  const show = (turn) => {
    shown = Math.max(0, Math.min(turns.length - 1, turn));
    marker.setAttribute("d", `M${x(shown)} 0V${TALL}`);
    marker.removeAttribute("visibility");
    where.textContent = words(shown);
  };
  const under = (event) => {
    const matrix = svg.getScreenCTM();
    return Math.round(((event.clientX - matrix.e) / matrix.a / wide) * last);
  };
  svg.addEventListener("pointermove", (event) => show(under(event)));
  svg.addEventListener("click", (event) => { show(under(event)); open(turns[shown].entry); });
  svg.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -turns.length, End: turns.length }[event.key];
    if (step) show(shown + step);
    else if (event.key === "Enter") open(turns[shown].entry);
    else return;
    event.preventDefault();
  });
  return h("figure", {}, svg,
    h("p", { class: "legend" }, seats.map((seat, i) => h("span", {}, s("svg", { class: "sample", viewBox: "0 0 26 8", "aria-hidden": "true" }, s("path", { class: `chance-line seat-${i}`, d: "M0 4H26" })), name(seat)))),
    h("figcaption", {}, where));
}

// None covers another: whoever would makes way to the right, and at the end of the axis all of them to the left.
function flags(places, most) {
  const shown = [...places];
  const order = places.map((_, n) => n).sort((a, b) => places[a] - places[b]);
  let free = -Infinity;
  for (const i of order) {
    shown[i] = Math.max(places[i], free);
    free = shown[i] + FLAG;
  }
  free = most;
  for (const i of order.reverse()) {
    shown[i] = Math.min(shown[i], free);
    free = shown[i] - FLAG;
  }
  return shown;
}

// Where on the axis of turns an entry lies.
function placeOf({ entry }, turns) {
  const turn = Math.max(0, turns.findLastIndex((one) => one.entry <= entry));
  const next = turns[turn + 1];
  return next ? turn + (entry - turns[turn].entry) / Math.max(1, next.entry - turns[turn].entry) : turn;
}

// ------------------------------------------------------------------ moments

function drawMoment(moment, mine, name, open) {
  const seat = mine ?? moment.seat;
  const swing = moment.swing[seat];
  const parts = { luck: moment.luck[seat], skill: moment.skill[seat] };
  const left = moment.by ? "others" : "rest"; // where several were not told apart, it may be anybody's
  parts[left] = swing.value - parts.luck - parts.skill;
  const whose = moment.by === "chance" ? t("review.by_chance") : moment.by ? capital(t("review.by_seat", { who: name(moment.by) })) : t("review.by_several");
  return h("li", { class: "turning-point" },
    h("header", {},
      h("h4", {}, moment.when),
      h("strong", { class: swing.value < 0 ? "worse" : "better", title: between(swing) }, t("review.swing", { who: name(seat), points: points(swing.value) }), " ", h("small", {}, `(${between(swing)})`))),
    h("p", {}, whose, " ", h("small", {}, sequence(["luck", "skill", left].map((part) => t(`review.of_${part}`, { points: points(parts[part]) }))))),
    moment.lines.length ? h("ul", { class: "happened" }, moment.lines.map((line) => h("li", {}, line))) : null,
    moment.decisions.map((decision) => drawDecision(decision, name, open)),
    h("div", { class: "row end" }, button(t("review.to_moment"), () => open(moment.entry), { class: "to-moment" })));
}

function drawDecision(decision, name, open) {
  return h("div", { class: "decision" },
    button(t("review.decision", { who: name(decision.seat), action: decision.text }), () => open(decision.entry), { class: "plain", title: t("review.to_moment") }),
    decision.agrees ? h("p", {}, t("review.best_same", { bot: decision.bot })) : [
      h("p", {}, t("review.best", { bot: decision.bot, action: decision.best_text }), decision.why ? h("small", {}, ` (${decision.why})`) : null),
      h("p", { class: decision.lost.low > 0 ? "worse" : "" }, verdict(decision.lost))]);
}

function verdict(lost) {
  if (lost.low > 0) return t("review.lost", { points: Math.round(lost.value * 100), low: points(lost.low), high: points(lost.high) });
  if (lost.high < 0) return t("review.gained", { points: Math.round(-lost.value * 100), low: points(-lost.high), high: points(-lost.low) });
  const guess = Math.round(lost.value * 100);
  if (guess > 0) return t("review.perhaps_lost", { points: guess, low: points(lost.low), high: points(lost.high) });
  if (guess < 0) return t("review.perhaps_gained", { points: -guess, low: points(-lost.high), high: points(-lost.low) });
  return t("review.even", { low: points(lost.low), high: points(lost.high) });
}

// ------------------------------------------------------------------ luck and skill

function drawAccounts({ accounts }, name) {
  const most = Math.max(0.05, ...Object.values(accounts).flatMap((one) => PARTS.flatMap((part) => (part === "rest" ? [Math.abs(one.rest)] : [Math.abs(one[part].low), Math.abs(one[part].high)]))));
  return [
    h("p", { class: "hint" }, t("review.accounts_hint")),
    h("div", { class: "accounts" }, Object.entries(accounts).map(([seat, one]) => h("table", {},
      h("caption", {}, name(seat)),
      h("tbody", {},
        h("tr", {}, h("th", { scope: "row" }, t("review.start")), h("td", {}), h("td", {}, chance([one.start.low, one.start.high]))),
        PARTS.map((part) => accountRow(part, part === "rest" ? { value: one.rest, low: one.rest, high: one.rest } : one[part], most)),
        h("tr", {}, h("th", { scope: "row" }, t("review.end")), h("td", {}), h("td", {}, t("odds.share", { share: Math.round(one.end * 100) }))))))),
  ];
}

// A bar to the left or the right of nothing, with the limits of the doubt.
function accountRow(part, { value, low, high }, most) {
  const x = (v) => 60 + (v / most) * 58;
  const label = `${t(`review.${part}`)} ${points(value)}`;
  return h("tr", { title: between({ low, high }) },
    h("th", { scope: "row" }, t(`review.${part}`)),
    h("td", {}, s("svg", { viewBox: "0 0 120 14", role: "img", "aria-label": label, preserveAspectRatio: "none" },
      s("rect", { class: value < 0 ? "bar-worse" : "bar-better", x: Math.min(60, x(value)), y: 2, width: Math.abs(x(value) - 60), height: 10 }),
      low === high ? null : s("path", { class: "doubt", d: `M${x(low)} 7H${x(high)}M${x(low)} 4v6M${x(high)} 4v6` }),
      s("path", { class: "axis", d: "M60 0V14" }))),
    h("td", {}, points(value)));
}

// ------------------------------------------------------------------ fights

function drawFight(fight, name, open) {
  return h("li", {},
    button([h("small", {}, fight.when), " ", fight.begins], () => open(fight.first), { class: "plain", title: t("review.to_moment") }),
    h("ul", {}, fight.sides.map((side) => drawSide(side, name))),
    fight.ends ? h("small", {}, fight.ends) : null);
}

function drawSide(side, name) {
  const [win, tie] = [side.win, side.tie].map(({ low, high }) => chance([low, high]));
  const words = t(side.tie.high > 0 ? "review.fight_of" : "review.fight_of_two", { who: name(side.seat), win, tie });
  const how = side.assumes ? t(`odds.assumes_${side.assumes}`) : t("review.worlds", { worlds: side.worlds });
  let x = 0;
  const bars = ENDS.map((kind) => {
    const bar = s("rect", { class: `odds-${kind}`, x, width: side[kind].value * 100, height: 10 });
    x += side[kind].value * 100;
    return bar;
  });
  return h("li", { title: how },
    s("svg", { class: "fight-odds", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, bars),
    h("span", {}, words, side.result ? h("em", { class: `result-${side.result}` }, ` – ${t(`review.result_${side.result}`)}`) : null, side.assumes ? h("small", {}, ` (${how})`) : null));
}
