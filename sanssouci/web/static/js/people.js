// The people at a table: who sits where, links to invite them, and what they propose to each other.
import { api, botsFor, usualBot } from "./api.js";
import { confirm, dialog } from "./dialog.js";
import { button, h, replace } from "./dom.js";
import { notice } from "./notices.js";
import { capital, t } from "./words.js";

const name = (table, seat) => table.info.seats[seat]?.name || capital(table.names[seat] || seat);

// ------------------------------------------------------------------ links

const MAIL = "mailto:";
const SERVE = "sanssouci serve --host 0.0.0.0"; // stays on one line, to be read and copied whole

// Whoever opened the page by the address of his own machine invites nobody else with it.
const isLocal = (host) => host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");

export function whereLinksLead(url) {
  const { hostname, host } = new URL(url, location.href);
  if (!isLocal(hostname)) return null;
  const [before, after] = t("invite.local", { host, command: SERVE }).split(SERVE);
  return h("p", { class: "trouble local-link" }, before, h("code", {}, SERVE), after);
}

export function linkField(label, url, kind = "invite") {
  const link = new URL(url, location.href).href;
  const field = h("input", { type: "text", readonly: true, value: link, "aria-label": label, on: { focus: (event) => event.target.select() } });
  return h("div", { class: `row link ${kind}` }, h("b", {}, label), field,
    button(t("copy"), async (event) => {
      field.select();
      await navigator.clipboard?.writeText(link).catch(() => {});
      event.target.textContent = t("copied");
    }));
}

// Links for the seats of friends, by name of the seat; then on to the table.
export function showInvitations(table, invited) {
  const go = () => location.assign(`/table/${table}`);
  dialog(t("invite.title"), [
    h("p", {}, t("invite.text")),
    invited.map(([seat, url]) => linkField(seat, url)),
    whereLinksLead(invited[0][1]),
    h("div", { class: "row end" }, h("a", { class: "button primary", href: `/table/${table}` }, t("invite.go"))),
  ], { onClose: go });
}

// ------------------------------------------------------------------ seats

export async function showSeats(table) {
  const bots = botsFor(await api.bots().catch(() => []), table.info.game);
  const body = h("div", { class: "seat-list" });
  const below = h("div", { class: "seat-answer", "aria-live": "polite" });
  const attempt = async (what) => {
    try {
      replace(below, await what());
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
    }
  };
  replace(body, Object.entries(table.info.seats).map(([seat, one]) => {
    const mine = table.info.mine.includes(seat);
    const open = !table.info.over;
    const link = async () => {
      const { url } = await api.invite(table.id, seat);
      return [linkField(capital(table.names[seat]), url), whereLinksLead(url)];
    };
    return h("div", { class: "seat-of" },
      h("i", { class: `dot${one.present ? " here" : ""}`, title: t(one.present ? "seat.present" : "seat.absent") }),
      h("b", {}, capital(table.names[seat])),
      h("span", {}, one.kind === "invite" ? t("seats.open") : mine ? t("seats.mine", { name: one.name }) : one.name),
      h("span", { class: "row" },
        open && table.info.host && one.kind === "invite" ? button(t("seats.invite"), () => attempt(link)) : null,
        open && table.info.host && !mine && one.kind === "person" && !one.present ? replacement(table, seat, bots, () => box.close()) : null,
        table.info.replaced?.includes(seat) ? button(t("seats.take_back"), () => { box.close(); takeBack(table, seat); }) : null,
        open && mine ? button(t("seats.move"), () => attempt(() => moveSeat(table, seat))) : null,
        open && mine ? button(t("seats.webhook"), () => attempt(() => webhookForm(table, seat))) : null));
  }));
  const watch = table.info.lesson ? null : [h("p", {}, t("seats.watch_text")), linkField(t("seats.watch"), `/table/${table.id}`, "watch")];
  const box = dialog(t("seats.title"), [body, below, watch, luck(table.info)], { kind: "wide" });
}

// What is promised of the luck of this game, and afterwards the secret that decided it.
function luck({ luck: told, over }) {
  if (!told) return null;
  if (!told.commitment) return h("p", { class: "luck" }, t("luck.chosen"));
  return h("div", { class: "luck" },
    h("p", {}, t(over ? "luck.published" : "luck.promised")),
    h("p", {}, h("code", {}, told.commitment)),
    told.from_start ? null : h("p", {}, t("luck.later")),
    told.secret ? h("p", {}, t("luck.secret"), " ", h("code", {}, told.secret)) : null);
}

// An absent player's seat goes to the computer.
function replacement(table, seat, bots, done) {
  const level = h("select", { "aria-label": t("lobby.level", { seat: name(table, seat) }) }, bots.map((bot) => h("option", { value: bot.id, selected: bot.id === usualBot(bots) }, bot.title)));
  return [level, button(t("seats.replace"), async () => {
    done();
    if (await confirm(t("menu.replace", { name: name(table, seat) }), t("confirm.yes"), { detail: t("seats.replace_text", { name: name(table, seat) }) })) {
      table.say({ type: "replace", seat, bot: level.value });
    }
  })];
}

// The host has seated a bot for me: told once, and the seat can be had back.
export async function askBack(table, replaced) {
  const known = table.replaced || [];
  table.replaced = replaced;
  for (const seat of replaced.filter((one) => !known.includes(one))) {
    if (await confirm(t("seats.replaced", { seat: capital(table.names[seat] || seat) }), t("seats.take_back"))) takeBack(table, seat);
  }
}

function takeBack(table, seat) {
  table.say({ type: "take_back", seat });
}

async function moveSeat(table, seat) {
  const { url } = await api.moveSeat(table.id, seat);
  return [h("p", {}, t("seats.move_text")), linkField(capital(table.names[seat]), url), whereLinksLead(url)];
}

// An address that is told when it is this seat's turn.
async function webhookForm(table, seat) {
  const known = await api.webhooks(table.id);
  const field = h("input", { type: "text", placeholder: "https://", "aria-label": t("webhook.url"), value: (known[seat] || "").replace(MAIL, "") });
  const address = () => (/^[^/:]+@/.test(field.value.trim()) ? MAIL + field.value.trim() : field.value.trim());
  const keep = async () => ((await api.setWebhook(table.id, seat, address())).asked ? "webhook.asked" : "webhook.kept");
  const said = h("span", { role: "status" });
  const attempt = async (what, word) => {
    try {
      const answer = await what();
      said.textContent = t(word ?? answer);
    } catch (error) {
      said.textContent = error.message || t("offline");
    }
  };
  return h("form", { class: "webhook", on: { submit: (event) => { event.preventDefault(); attempt(keep); } } },
    h("p", {}, t("webhook.text", { seat: capital(table.names[seat]) })),
    h("div", { class: "row" }, field, h("button", { type: "submit", class: "primary" }, t("webhook.keep")),
      button(t("webhook.test"), () => attempt(() => api.testWebhook(table.id, seat), "webhook.tested")),
      button(t("webhook.clear"), () => attempt(() => api.setWebhook(table.id, seat, null), "webhook.cleared"))),
    said);
}

// ------------------------------------------------------------------ proposals

export async function resign(table) {
  if (await confirm(t("menu.resign"), t("menu.resign"), { detail: t("resign.detail") })) table.say({ type: "resign", seat: table.seat });
}

export async function propose(table, what) {
  if (await confirm(t(`menu.${what}`), t("confirm.yes"), { detail: t("propose.detail") })) table.say({ type: "propose", what, seat: table.seat });
}

export async function askProposal(table, proposal) {
  const mine = proposal?.waiting_for.find((seat) => table.info.mine.includes(seat));
  if (!mine || table.asking || table.link.outbox.some((said) => said.proposal === proposal.id)) return;
  table.asking = true;
  const yes = await confirm(capital(t(`proposed.${proposal.what}`, { who: name(table, proposal.seat) })), t("propose.agree"));
  table.asking = false;
  table.say({ type: "answer", seat: mine, proposal: proposal.id, yes });
  askProposal(table, table.info.proposal); // another may have been made meanwhile
}
