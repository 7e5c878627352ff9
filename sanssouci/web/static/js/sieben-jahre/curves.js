// How the war went, for the page of its result: purses, strength and towns taken, over the moments of the game.
import { t } from "../words.js";

export function curves(frames, names) {
  const boards = Object.keys(frames[0].view.boards);
  const byBoard = (kind, value) => ({
    title: t(`sj.plot_${kind}`),
    lines: boards.map((id) => ({ name: names[id], kind: id, values: frames.map(({ view }) => value(view, id)) })),
  });
  return [
    byBoard("purse", (view, id) => view.boards[id].purse),
    byBoard("strength", (view, id) => view.pieces.filter((piece) => piece.board === id).reduce((sum, piece) => sum + piece.strength, 0)),
    byBoard("contingents", (view, id) => view.pieces.filter((piece) => piece.board === id).length),
  ];
}
