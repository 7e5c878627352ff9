// How the war went, for the page of its result: curves over the moments of the game.
import { t } from "../words.js";
import { losses } from "../war/chronicle.js";

export function curves(frames, names) {
  const lost = losses(frames);
  const nations = frames[0].view.nations;
  const majors = nations.filter((nation) => nation.markers);
  const figures = {
    markers: [majors, (nation) => nation.pool],
    troops: [nations, (nation) => nation.troops / Math.max(1, nation.most_troops)],
    cards: [nations, (nation) => nation.cards],
    losses: [nations, (nation, i) => lost[i][nation.id] || 0],
  };
  return Object.entries(figures).map(([kind, [some, value]]) => ({
    title: t(`plot.${kind}`),
    isShare: kind === "troops",
    lines: some.map(({ id }) => ({ name: names[id], kind: id, values: frames.map(({ view }, i) => value(view.nations.find((one) => one.id === id), i)) })),
  }));
}
