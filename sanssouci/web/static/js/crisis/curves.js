// How the war went, for the page of its result: curves over the moments of the game.
import { t } from "../words.js";
import { count, shortName } from "./units.js";

export function curves(frames, names) {
  const sides = frames[0].view.alliances.map((alliance) => alliance.id);
  const alliance = (view, id) => view.alliances.find((one) => one.id === id);
  const bySide = (kind, value) => ({
    title: t(`plot.${kind}`),
    lines: sides.map((id) => ({ name: t(`side.${id}`), kind: id, values: frames.map(({ view }) => value(view, id)) })),
  });
  const armies = frames[0].view.armies.map((army) => army.id);
  const units = ({ spaces, nations }, army) => {
    const own = new Set(nations.filter((nation) => nation.army === army).map((nation) => nation.id));
    return count(spaces.flatMap((space) => space.units).filter((unit) => own.has(unit.nation)));
  };
  return [
    bySide("resources", (view, id) => alliance(view, id).resources),
    { title: t("plot.units"), lines: armies.map((id) => ({ name: shortName(id, names), kind: id, values: frames.map(({ view }) => units(view, id)) })) },
    bySide("cards", (view, id) => alliance(view, id).cards),
  ];
}
