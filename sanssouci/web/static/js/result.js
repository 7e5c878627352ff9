// The end of a war: who won, why, and how it went.
import { api } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h, s } from "./dom.js";
import { notice } from "./notices.js";
import { showInvitations } from "./people.js";
import { capital, has, t } from "./words.js";

const WIDE = 520;
const TALL = 150;
const SAMPLES = 160;
const CHUNK = 200;

export function showResult(table, outcome) {
  const winners = (outcome.winners || []).map((seat) => capital(table.names[seat] || seat));
  const reason = outcome.text || (has(`reason.${outcome.reason}`) ? t(`reason.${outcome.reason}`) : outcome.reason);
  const plots = h("div", { class: "plots" });
  const title = winners.length ? t("result.won", { who: winners }) : t(outcome.reason === "abandoned" ? "result.nobody" : "result.drawn");
  const box = dialog(title, [
    h("p", { class: "reason" }, reason), scoreList(outcome.scores, table.names), plots,
    h("div", { class: "row end" },
      // The whole war has to be fetched for the curves, so they are drawn only if wanted.
      button(t("result.plots"), (event) => { event.target.remove(); drawPlots(plots, table); }, { class: "how-it-went" }),
      button(t("result.replay"), () => { box.close(); location.hash = "replay=0"; }),
      h("a", { class: "button", href: api.recordUrl(table.id), download: `${table.id}.txt` }, t("result.record")),
      table.info.mine?.length ? button(t("result.rematch"), () => rematch(table.id, table.names)) : null,
      h("a", { class: "button primary", href: "/" }, t("table.home"))),
  ], { kind: "result" });
}

// Points, in games that count them; the best first.
function scoreList(scores, names) {
  if (!scores) return null;
  const rows = Object.entries(scores).sort((one, other) => other[1] - one[1]);
  return h("dl", { class: "scores" }, rows.map(([seat, points]) => [h("dt", {}, capital(names[seat] || seat)), h("dd", {}, String(points))]));
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

async function drawPlots(host, table) {
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
  host.textContent = "";
  if (frames.length > 1) host.append(...table.game.curves(frames, table.names).map((one) => plot(one, frames.length)));
}

function plot({ title, lines }, length) {
  const most = Math.max(1e-9, ...lines.flatMap(({ values }) => values));
  const point = (v, i) => `${((i / (length - 1)) * WIDE).toFixed(1)} ${(TALL - (v / most) * TALL).toFixed(1)}`;
  const stride = Math.ceil(length / SAMPLES);
  const path = (values) => `M${values.map((v, i) => (i % stride === 0 || i === values.length - 1 ? point(v, i) : null)).filter(Boolean).join("L")}`;
  const ends = lines.map(({ name, values }) => ({ name, y: TALL - ((values.at(-1) ?? 0) / most) * TALL }));
  return h("figure", {}, h("figcaption", {}, title),
    s("svg", { viewBox: `-6 -10 ${WIDE + 104} ${TALL + 22}`, role: "img", "aria-label": title },
      s("path", { class: "axis", d: `M0 0V${TALL}H${WIDE}` }),
      lines.filter(({ values }) => values.length).map(({ kind, values }) => s("path", { class: `curve curve-${kind}`, d: path(values) })),
      spaced(ends).map(({ y, name }) => s("text", { x: WIDE + 6, y: y + 4, class: "curve-name" }, capital(name).replace(/^The /, "")))));
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
