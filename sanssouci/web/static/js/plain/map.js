// Pieces and lit places on the map of a game that draws none of its own. Of a view it reads `pieces`, a list
// whose members have an `id` and a `place`.
import { s } from "../dom.js";
import { pointAt } from "../light.js";
import { ribbon, RIBBON } from "../tokens.js";

const ABOVE = -24; // the lowest slip of a stack, over its place

export const placed = (view) => (Array.isArray(view.pieces) ? view.pieces.filter((one) => one && one.id && one.place) : []);

export class PlainMap {
  constructor(board) {
    this.board = board;
  }

  draw(view, names, { places, pieces, picked }) {
    const { board } = this;
    const spot = (place, kind, data, label, ...parts) => {
      const { x, y } = board.places.get(place);
      return s("g", { class: kind, transform: `translate(${x} ${y})`, data, ...(kind.includes(" lit") ? { tabindex: "0", role: "button", "aria-label": label } : {}) }, parts);
    };
    const known = [...places].filter((place) => board.places.has(place));
    board.under.replaceChildren(...known.map((place) =>
      spot(place, `place lit${place === picked ? " picked" : ""}`, { place, focus: `place-${place}` }, names[place] || place,
        s("circle", { r: 16, class: "touch" }), s("circle", { r: 10.5, class: "ring" }))));
    const stacks = new Map();
    for (const piece of placed(view)) {
      if (board.places.has(piece.place)) stacks.set(piece.place, [...(stacks.get(piece.place) || []), piece]);
    }
    board.pieces.replaceChildren(...[...stacks].flatMap(([place, stack]) => stack.map((piece, i) =>
      spot(place, `piece${pieces.has(piece.id) ? " lit" : ""}`, { piece: piece.id, city: place, focus: `piece-${piece.id}` }, names[piece.id] || piece.id,
        s("g", { transform: `translate(0 ${ABOVE - i * (RIBBON + 3)})` }, ribbon(names[piece.id] || piece.id, piece.side || "plain", -RIBBON))))));
  }

  point(ids, view) {
    const at = new Map(placed(view || {}).map((piece) => [piece.id, piece.place]));
    pointAt(this.board, ids.map((id) => at.get(id) || id));
  }
}
