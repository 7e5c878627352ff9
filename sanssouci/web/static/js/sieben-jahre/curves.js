// How the war went, for the page of its result: purses, strength and towns taken, over the moments of the game.
import { t } from "../words.js";

export function curves(frames, names) {
  const boards = Object.keys(frames[0].view.boards);
  const byBoard = (kind, value) => ({
    title: t(`sj.plot_${kind}`),
    lines: boards.map((id) => ({ name: names[id], kind: id, values: frames.map(({ view }) => value(view, id)) })),
  });
  return [
    ...goal(frames, names),
    byBoard("purse", (view, id) => view.boards[id].purse),
    byBoard("strength", (view, id) => view.pieces.filter((piece) => piece.board === id).reduce((sum, piece) => sum + piece.strength, 0)),
    byBoard("contingents", (view, id) => view.pieces.filter((piece) => piece.board === id).length),
  ];
}

// The points of the sheet, of those a State needs; a campaign has several ways to win, and no one count.
function goal(frames, names) {
  const counted = ({ aims }) => aims.filter(({ need, args }) => need && args.state);
  const states = counted(frames[0]).map(({ args, need }) => ({ id: args.state, need }));
  if (!states.length) return [];
  return [{
    title: t("sj.plot_goal"),
    lines: states.map(({ id, need }) => ({
      name: t("sj.plot_goal_of", { who: names[id], need }), kind: id,
      values: frames.map((frame) => counted(frame).find(({ args }) => args.state === id).have),
    })),
  }];
}
