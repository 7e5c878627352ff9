// The end of a war: who won, why, and how it went.
import { api } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h } from "./dom.js";
import { notice } from "./notices.js";
import { showInvitations } from "./people.js";
import { plot } from "./plot.js";
import { capital, has, t } from "./words.js";

const CHUNK = 200;
const WITHOUT_WINNER = { abandoned: "result.nobody", resignation: "result.given_up", time: "result.given_up" };

export function showResult(table, outcome, { plotted = false } = {}) {
  if (document.querySelector("dialog.result[open]")) return; // it comes by itself, and somebody has asked for it
  table.resultSeen = true;
  const called = (seat) => table.called(seat);
  const winners = (outcome.winners || []).map(called);
  const reason = outcome.text || (has(`reason.${outcome.reason}`) ? t(`reason.${outcome.reason}`) : outcome.reason);
  const plots = h("div", { class: "plots" });
  const draw = () => drawPlots(plots, table, (moment) => { box.close(); toMoment("plots", moment); });
  const title = winners.length ? capital(t("result.won", { who: winners })) : t(WITHOUT_WINNER[outcome.reason] || "result.drawn");
  const box = dialog(title, [
    h("p", { class: "reason" }, reason), scoreList(outcome.scores, called), plots,
    h("div", { class: "row end" },
      // The whole war has to be fetched for the curves, so they are drawn only if wanted.
      plotted ? null : button(t("result.plots"), (event) => { event.target.remove(); draw(); }, { class: "how-it-went" }),
      button(t("result.review"), () => { box.close(); lookBack(table); }, { class: "look-back" }),
      button(t("result.replay"), () => { box.close(); toMoment("result", 0); }),
      h("a", { class: "button", href: api.recordUrl(table.id), download: `${table.id}.txt` }, t("result.record")),
      table.info.mine?.length || table.info.host ? button(t("result.rematch"), () => rematch(table.id, table.names)) : null,
      table.lesson.wayOn() || h("a", { class: "button primary", href: "/" }, t("table.home"))),
  ], { kind: "result" });
  if (plotted) draw();
}

async function lookBack(table) {
  (await import("./review.js")).showReview(table, (entry) => toMoment("review", entry));
}

// The way back from a moment leads to the window it was chosen in: "result", its "plots", or the "review".
function toMoment(from, moment) {
  history.replaceState({ from }, "");
  location.hash = `replay=${moment}`;
}

export function reopen(table, outcome, from) {
  if (from === "review") lookBack(table);
  else showResult(table, outcome, { plotted: from === "plots" });
}

// Points, in games that count them; the best first.
function scoreList(scores, called) {
  if (!scores) return null;
  const rows = Object.entries(scores).sort((one, other) => other[1] - one[1]);
  return h("dl", { class: "scores" }, rows.map(([seat, points]) => [h("dt", {}, called(seat)), h("dd", {}, String(points))]));
}

// The same table again; friends get new links.
export async function rematch(id, names) {
  try {
    const { table, invitations } = await api.rematch(id);
    const invited = Object.entries(invitations).map(([seat, url]) => [capital(names[seat] || seat), url]);
    if (invited.length) showInvitations(table, invited);
    else location.assign(`/table/${table}`);
  } catch (error) {
    notice(error.message || t("offline"), { kind: "bad" });
  }
}

async function drawPlots(host, table, open) {
  host.textContent = t("replay.loading");
  const frames = [];
  try {
    for (let from = 0; ; from += CHUNK) {
      const part = await api.replay(table.id, from, from + CHUNK - 1, null);
      frames.push(...part);
      if (part.length < CHUNK) break;
    }
  } catch (error) {
    host.textContent = error.message || t("offline");
    return;
  }
  const isOneYear = frames[0]?.view.year === frames.at(-1)?.view.year; // such a war is counted in parts of the year
  const turns = frames.map(({ view }, i) => view.turn ?? (isOneYear && view.fraction !== undefined ? view.fraction || 1 : view.year) ?? i);
  host.textContent = turns.at(-1) > turns[0] ? "" : t("plot.too_short");
  if (!host.textContent) host.append(...(await table.game.curves(frames, table.names)).map((one) => plot(one, turns, open)));
}
