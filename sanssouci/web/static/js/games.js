// What the table knows of a game: the module js/<desk>/desk.js and the look css/<desk>.css. A game has a desk of
// its own or the plain one; the server says which. What such a module exports is told in docs/desks.md.
import { api } from "./api.js";
import { h } from "./dom.js";
import { learnGrammar } from "./narrowing.js";
import { learn } from "./words.js";

const dressed = new Map();

// The colours and shapes of a game; the lobby wants them for its sides, the table for everything.
export function dress({ desk }) {
  if (!dressed.has(desk)) {
    dressed.set(desk, new Promise((resolve) => {
      document.head.append(h("link", { rel: "stylesheet", href: `/static/css/${desk}.css`, on: { load: resolve, error: resolve } }));
    }));
  }
  return dressed.get(desk);
}

export async function loadGame({ game: id, rules }) {
  const info = (await api.games()).find((game) => game.id === id);
  const [module] = await Promise.all([import(`./${info.desk}/desk.js`), dress(info), learn(id), learnGrammar(id, rules)]);
  await module.prepare?.(rules);
  return { ...module, hasMap: info.map };
}
