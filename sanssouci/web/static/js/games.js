// What the table knows of a game: its module js/<id>/desk.js and its look css/<id>.css, loaded by
// its id. What such a module exports is told in docs/adding-a-game.md.
import { h } from "./dom.js";
import { learn } from "./words.js";

const dressed = new Map();

// The colours and shapes of a game; the lobby wants them for its sides, the table for everything.
export function dress(id) {
  if (!dressed.has(id)) {
    dressed.set(id, new Promise((resolve) => {
      document.head.append(h("link", { rel: "stylesheet", href: `/static/css/${id}.css`, on: { load: resolve, error: resolve } }));
    }));
  }
  return dressed.get(id);
}

export async function loadGame(id) {
  const [game] = await Promise.all([import(`./${id}/desk.js`), dress(id)]);
  learn(game.messages);
  return game;
}
