// The end of a war: who won, why, and how it went.
import { api } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h, s } from "./dom.js";
import { notice } from "./notices.js";
import { capital, has, list, t } from "./words.js";

const WIDE = 520;
const TALL = 150;
const SAMPLES = 120;

export function showResult(table, outcome) {
  const winners = (outcome.winners || []).map((seat) => capital(table.names[seat] || seat));
  const reason = outcome.text || (has(`reason.${outcome.reason}`) ? t(`reason.${outcome.reason}`) : outcome.reason);
  const plots = h("div", { class: "plots" });
  const box = dialog(winners.length ? t("result.won", { who: list(winners) }) : t("result.nobody"), [
    h("p", { class: "reason" }, reason), plots,
    h("div", { class: "row end" },
      // The whole war has to be fetched for the curves, so they are drawn only if wanted.
      button(t("result.plots"), (event) => { event.target.remove(); drawPlots(plots, table); }),
      button(t("result.replay"), () => { box.close(); location.hash = "replay=0"; }),
      h("a", { class: "button", href: api.recordUrl(table.id), download: `${table.id}.txt` }, t("result.record")),
      button(t("result.rematch"), async () => {
        try {
          const { table: next } = await api.rematch(table.id);
          location.assign(`/table/${next}`);
        } catch (error) {
          notice(error.message, { kind: "bad" });
        }
      }),
      h("a", { class: "button primary", href: "/" }, t("table.home"))),
  ], { kind: "result" });
}

async function drawPlots(host, table) {
  host.textContent = t("replay.loading");
  const frames = [];
  try {
    for (let from = 0; ; from += 200) {
      const part = await api.replay(table.id, from, from + 200, null);
      frames.push(...part.map((frame) => ({ turn: frame.view.turn, nations: frame.view.nations })));
      if (part.length < 200) break;
    }
  } catch (error) {
    host.textContent = error.message || t("offline");
    return;
  }
  host.textContent = "";
  if (frames.length < 2) return;
  const thin = frames.filter((_, i) => i % Math.ceil(frames.length / SAMPLES) === 0 || i === frames.length - 1);
  host.append(
    plot(t("plot.objectives"), thin, table, (nation) => nation.objectives.taken.length / Math.max(1, nation.objectives.taken.length + nation.objectives.missing.length)),
    plot(t("plot.troops"), thin, table, (nation) => nation.troops / Math.max(1, nation.most_troops)),
    plot(t("plot.cards"), thin, table, (nation) => nation.cards));
}

function plot(title, frames, table, value) {
  const nations = frames[0].nations.map((nation) => nation.id);
  const of = (frame, id) => frame.nations.find((one) => one.id === id);
  // A curve ends where its nation leaves the war.
  const series = nations.map((id) => frames.map((frame) => of(frame, id)).filter((nation) => nation.at_war).map(value));
  const most = Math.max(1e-9, ...series.flat());
  const point = (v, i) => `${((i / (frames.length - 1)) * WIDE).toFixed(1)} ${(TALL - (v / most) * TALL).toFixed(1)}`;
  return h("figure", {}, h("figcaption", {}, title),
    s("svg", { viewBox: `-6 -10 ${WIDE + 104} ${TALL + 22}`, role: "img", "aria-label": title },
      s("path", { class: "axis", d: `M0 0V${TALL}H${WIDE}` }),
      series.map((values, n) => s("path", { class: `curve curve-${nations[n]}`, d: `M${values.map(point).join("L")}` })),
      spaced(series.map((values, n) => ({ y: TALL - ((values.at(-1) ?? 0) / most) * TALL, n }))).map(({ y, n }) =>
        s("text", { x: WIDE + 6, y: y + 4, class: "curve-name" }, capital(table.names[nations[n]]).replace(/^The /, "")))));
}

// Names at the ends of the curves, moved apart so that each can be read.
function spaced(labels) {
  labels.sort((a, b) => a.y - b.y);
  labels[0].y = Math.max(6, labels[0].y);
  for (let i = 1; i < labels.length; i++) labels[i].y = Math.max(labels[i].y, labels[i - 1].y + 14);
  const over = Math.max(0, labels.at(-1).y - TALL);
  for (const one of labels) one.y -= over;
  return labels;
}
