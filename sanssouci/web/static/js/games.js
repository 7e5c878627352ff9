// What the table knows of a game: the module js/<desk>/desk.js and the look css/<desk>.css. A game has a desk of
// its own or the plain one; the server says which. What such a module exports is told in docs/desks.md.
import { api } from "./api.js";
import { dress } from "./dress.js";
import { learnGrammar } from "./narrowing.js";
import { learn } from "./words.js";

export async function loadGame({ game: id, rules }) {
  const info = (await api.games()).find((game) => game.id === id);
  const [module] = await Promise.all([import(`./${info.desk}/desk.js`), dress(info), learn(id), learnGrammar(id, rules)]);
  await module.prepare?.(rules);
  return { ...module, hasMap: info.map };
}
