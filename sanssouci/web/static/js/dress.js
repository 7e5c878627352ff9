// The colours and shapes of a game, css/<desk>.css; the lobby wants them for its sides, the table for everything.
import { h } from "./dom.js";

const dressed = new Map();

export function dress({ desk }) {
  if (!dressed.has(desk)) {
    dressed.set(desk, new Promise((resolve) => {
      document.head.append(h("link", { rel: "stylesheet", href: `/static/css/${desk}.css`, on: { load: resolve, error: resolve } }));
    }));
  }
  return dressed.get(desk);
}
