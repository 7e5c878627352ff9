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

const send = (path, body, type = "application/json") =>
  ask(path, { method: "POST", headers: { "Content-Type": type, "X-Sanssouci": "1" }, body });

const kept = new Map();
// What does not change while the page is open is asked for once.
function once(path) {
  if (!kept.has(path)) kept.set(path, ask(path).catch((error) => { kept.delete(path); throw error; }));
  return kept.get(path);
}

const table = (id) => `/api/tables/${encodeURIComponent(id)}`;

// Who sits down where nobody was chosen: the strongest takes a second for each decision.
export const usualBot = (bots) => (bots.find((bot) => bot.id === "captain") ?? bots.at(-1))?.id;

export const api = {
  games: () => once("/api/games"),
  bots: () => once("/api/bots"),
  rules: (game) => once(`/api/games/${game}/rules`),
  names: (game) => once(`/api/games/${game}/names`),
  map: (game, theme) => once(`/api/games/${game}/map.svg?theme=${theme}`),
  mapUrl: (game, theme) => `/api/games/${game}/map.svg?theme=${theme}`,
  tables: () => ask("/api/tables"),
  table: (id) => ask(table(id)),
  create: (order) => send("/api/tables", JSON.stringify(order)),
  join: (token, name) => send(`/api/join/${encodeURIComponent(token)}`, JSON.stringify({ name })),
  archive: (id) => send(`${table(id)}/archive`, "{}"),
  rematch: (id) => send(`${table(id)}/rematch`, "{}"),
  import: (text) => send("/api/import", text, "text/plain"),
  recordUrl: (id) => `${table(id)}/record`,
  replay: (id, from, to, seat) =>
    ask(`${table(id)}/replay?from=${from}&to=${to}${seat ? `&seat=${encodeURIComponent(seat)}` : ""}`),
};
