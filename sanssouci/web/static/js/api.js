// The HTTP half of docs/protocol.md.

class ApiError extends Error {
  constructor(status, code, text) {
    super(text);
    this.status = status;
    this.code = code;
  }
}

async function ask(path, options = {}) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...options });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  const text = await answer.text();
  const isJson = (answer.headers.get("content-type") || "").includes("json");
  const body = isJson && text ? JSON.parse(text) : text;
  if (!answer.ok) throw new ApiError(answer.status, body?.error?.code || "error", body?.error?.text || answer.statusText);
  return body;
}

const send = (path, body, { type = "application/json", method = "POST" } = {}) =>
  ask(path, { method, headers: { "Content-Type": type, "X-Sanssouci": "1" }, body: typeof body === "string" ? body : JSON.stringify(body) });

const kept = new Map();
// What does not change while the page is open is asked for once.
function once(path) {
  if (!kept.has(path)) kept.set(path, ask(path).catch((error) => { kept.delete(path); throw error; }));
  return kept.get(path);
}

const language = document.documentElement.lang;
const under = (rules) => (rules ? `?rules=${encodeURIComponent(rules)}` : "?");
const table = (id) => `/api/tables/${encodeURIComponent(id)}`;

export const TABLES_PAGE = 100; // so many of my tables are listed at once

// Captains of several tempers are there for some games only.
export const botsFor = (bots, game) => bots.filter((bot) => !bot.games?.length || bot.games.includes(game));
// Who sits down where nobody was chosen: the strongest takes a second for each decision.
export const usualBot = (bots) => (bots.find((bot) => bot.id === "captain") ?? bots.at(-1))?.id;

export const api = {
  games: () => once("/api/games"),
  bots: () => once("/api/bots"),
  rules: (game) => once(`/api/games/${game}/rules`),
  // With a rules version, as a table has one: the data of the pack it is played with.
  names: (game, rules) => once(`/api/games/${game}/names${under(rules)}`),
  localNames: (game, rules) => once(`/api/games/${game}/local-names${under(rules)}`),
  grammar: (game, rules) => once(`/api/games/${game}/grammar${under(rules)}`),
  facts: (game, rules) => once(`/api/games/${game}/facts${under(rules)}`),
  // Without the fonts, which the page has; in two parts, as the lettering and the hills can wait.
  map: (game, theme, rules, part = "first") => once(`/api/games/${game}/map.svg${under(rules)}&theme=${theme}&part=${part}&language=${language}`),
  mapUrl: (game, theme) => `/api/games/${game}/map.svg?theme=${theme}&language=${language}`,
  tables: (skip = 0) => ask(`/api/tables?limit=${TABLES_PAGE}&skip=${skip}`),
  table: (id) => ask(table(id)),
  create: (order) => send("/api/tables", order),
  invitation: (token) => ask(`/api/join/${encodeURIComponent(token)}`),
  join: (token, name) => send(`/api/join/${encodeURIComponent(token)}`, { name }),
  invite: (id, seat) => send(`${table(id)}/invitation`, { seat }),
  moveSeat: (id, seat) => send(`${table(id)}/move`, { seat }),
  moving: (token) => ask(`/api/move/${encodeURIComponent(token)}`),
  move: (token) => send(`/api/move/${encodeURIComponent(token)}`, {}),
  webhooks: (id) => ask(`${table(id)}/webhook`),
  setWebhook: (id, seat, url) => send(`${table(id)}/webhook`, { seat, url }),
  testWebhook: (id, seat) => send(`${table(id)}/webhook/test`, { seat }),
  goAlone: (id) => send(`${table(id)}/alone`, {}),
  archive: (id, archived) => send(`${table(id)}/archive`, { archived }),
  lessons: (game) => ask(`/api/games/${encodeURIComponent(game)}/lessons`),
  beginLesson: (game, lesson) => send(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, {}),
  campaigns: (game) => ask(`/api/games/${encodeURIComponent(game)}/campaigns`),
  arranging: (game) => once(`/api/games/${encodeURIComponent(game)}/arranging`),
  arrange: (game, order) => send(`/api/games/${encodeURIComponent(game)}/arrange`, order),
  report: (id, order) => send(`${table(id)}/report`, order),
  branch: (id, entry, step) => send(`${table(id)}/branch`, { entry, step }),
  review: (id) => ask(`${table(id)}/review`),
  beginReview: (id) => send(`${table(id)}/review`, {}),
  rematch: (id) => send(`${table(id)}/rematch`, {}),
  importSeats: (text) => send("/api/import/seats", text, { type: "text/plain" }),
  import: (text, seats = {}) => send(`/api/import?${new URLSearchParams(seats)}`, text, { type: "text/plain" }),
  me: () => once("/api/me"),
  signUp: (name, password) => send("/api/account", { name, password }),
  logIn: (name, password) => send("/api/login", { name, password }),
  logOut: () => send("/api/logout", {}),
  changePassword: (old, fresh) => send("/api/account/password", { old, new: fresh }),
  deleteAccount: (password) => send("/api/account", { password }, { method: "DELETE" }),
  recordUrl: (id) => `${table(id)}/record`,
  replay: (id, from, to, seat, { survey = false, views = true } = {}) =>
    ask(`${table(id)}/replay?from=${from}&to=${to}${seat ? `&seat=${encodeURIComponent(seat)}` : ""}${survey ? "&survey=true" : ""}${views ? "" : "&views=false"}`),
};
