// Curves of how a war went: an axis of turns, one of numbers, each line's name beside it. A click leads to the moment.
import { h, s } from "./dom.js";
import { capital, t } from "./words.js";

const NARROW = matchMedia("(max-width: 760px)");
const TALL = 150;
const LEFT = 34;
const LETTER = 6.8; // the width of one, roughly
const APART = 14; // between two names
const SAMPLES = 160;

/** @param {{title: string, isShare?: boolean, lines: {name: string, kind: string, values: number[]}[]}} curve
 *  @param {number[]} turns the turn of every moment @param {(moment: number) => void} open */
export function plot({ title, lines, isShare = false }, turns, open) {
  const wide = NARROW.matches ? 230 : 520;
  const last = turns.length - 1;
  const most = Math.max(0, ...lines.flatMap(({ values }) => values)) || 1; // an axis has a length, though nothing happened
  const x = (i) => (i / last) * wide;
  const y = (v) => TALL - (v / most) * TALL;
  const stride = Math.ceil(turns.length / SAMPLES);
  const path = (values) => `M${values.map((v, i) => (i % stride === 0 || i === values.length - 1 ? `${x(i).toFixed(1)} ${y(v).toFixed(1)}` : null)).filter(Boolean).join("L")}`;
  const drawn = lines.filter(({ values }) => values.length);
  const names = beside(drawn.map(({ name, kind, values }) => ({
    name: capital(name).replace(/^The /, ""), kind, x: x(values.length - 1), y: y(values.at(-1)),
  })));
  const past = wide + 3 + (String(turns.at(-1)).length * LETTER) / 2; // the last number stands under the end of its axis
  const right = Math.max(past - wide + 10 + t("plot.turns").length * LETTER, ...names.map((one) => one.x - wide + 16 + one.name.length * LETTER));
  const marker = s("path", { class: "moment", d: `M0 0V${TALL}`, visibility: "hidden" });
  const svg = s("svg", { viewBox: `${-LEFT} -12 ${LEFT + wide + right} ${TALL + 34}`, role: "img", "aria-label": summary(title, drawn, isShare), tabindex: "0" },
    scale(most, isShare).map((v) => [
      s("path", { class: "gridline", d: `M0 ${y(v)}H${wide}` }),
      s("text", { class: "tick", x: -6, y: y(v) + 4, "text-anchor": "end" }, figure(v, isShare))]),
    beginnings(turns, wide / 40, x).map(([i, turn]) => [
      s("path", { class: "axis", d: `M${x(i)} ${TALL}v5` }),
      s("text", { class: "tick", x: x(i), y: TALL + 18, "text-anchor": "middle" }, turn)]),
    s("text", { class: "tick", x: past, y: TALL + 18 }, t("plot.turns")),
    s("path", { class: "axis", d: `M0 0V${TALL}H${wide}` }),
    marker,
    drawn.map(({ kind, values }) => s("path", { class: `curve curve-${kind}`, d: path(values) })),
    names.map((one) => [
      s("path", { class: "lead", d: `M${one.x + 2} ${one.y}L${one.x + 12} ${one.at}` }),
      s("text", { class: "curve-name", x: one.x + 14, y: one.at + 4 }, one.name)]));
  let at = last;
  const show = (moment) => {
    at = Math.max(0, Math.min(last, moment));
    marker.setAttribute("d", `M${x(at)} 0V${TALL}`);
    marker.removeAttribute("visibility");
    where.textContent = t("plot.moment", { turn: turns[at] });
  };
  const under = (event) => {
    const matrix = svg.getScreenCTM();
    return Math.round((((event.clientX - matrix.e) / matrix.a) / wide) * last);
  };
  svg.addEventListener("pointermove", (event) => show(under(event)));
  svg.addEventListener("click", (event) => { show(under(event)); open(at); });
  svg.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -20, PageDown: 20 }[event.key];
    if (step) show(at + step);
    else if (event.key === "Enter") open(at);
    else return;
    event.preventDefault();
  });
  const where = h("small", { "aria-live": "polite" }, t("plot.hint"));
  return h("figure", {}, h("figcaption", {}, title, " ", where), svg);
}

const figure = (v, isShare) => (isShare ? `${Math.round(v * 100)} %` : String(v));

const summary = (title, lines, isShare) => `${title}: ${lines.map(({ name, values }) => `${name} ${figure(Math.round(values.at(-1) * 100) / 100, isShare)}`).join(", ")}`;

// Three or four round numbers from nothing to the most.
function scale(most, isShare) {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = isShare ? 0.01 : 1; // figures are whole ones
  const isWhole = (n) => Math.abs(n / unit - Math.round(n / unit)) < 1e-6;
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough - 1e-9 && isWhole(n)) || Math.ceil(rough / unit) * unit;
  const ticks = [];
  for (let v = 0; v <= most + 1e-9; v += step) ticks.push(Math.round(v * 1000) / 1000);
  return ticks;
}

// Where turns begin; of many only every so many, and none whose number would run into the one before.
function beginnings(turns, most, x) {
  const first = turns.map((turn, i) => [i, turn]).filter(([i, turn]) => i === 0 || turn !== turns[i - 1]);
  const every = Math.ceil(first.length / most);
  let clear = -Infinity;
  return first.filter((_, n) => n % every === 0).filter(([i, turn]) => {
    const half = (String(turn).length * LETTER) / 2;
    const fits = x(i) - half >= clear;
    if (fits) clear = x(i) + half + LETTER / 2;
    return fits;
  });
}

// Every name as near to the end of its line as the others leave room.
function beside(names) {
  names.sort((a, b) => a.y - b.y);
  let groups = names.map((one) => ({ members: [one], middle: one.y }));
  const half = ({ members }) => ((members.length - 1) * APART) / 2;
  const placed = (group) => Math.max(half(group) + 2, Math.min(TALL - half(group), group.middle));
  for (let i = 1; i < groups.length;) {
    const [above, below] = [groups[i - 1], groups[i]];
    if (placed(above) + half(above) + APART <= placed(below) - half(below) + 1e-6) i += 1;
    else {
      const members = [...above.members, ...below.members];
      groups = [...groups.slice(0, i - 1), { members, middle: members.reduce((sum, one) => sum + one.y, 0) / members.length }, ...groups.slice(i + 1)];
      i = Math.max(1, i - 1);
    }
  }
  for (const group of groups) group.members.forEach((one, n) => { one.at = placed(group) - half(group) + n * APART; });
  return names;
}
