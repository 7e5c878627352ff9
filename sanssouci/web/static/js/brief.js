// What happened, in few words: a march by where it began and ended, all else as the log has it.
import { kindOf, movesIn } from "./scenes.js";
import { capital, t } from "./words.js";

// "Daun and Lacy: Prag – Dresden"
export function marched({ pieces, by, road }, names) {
  const name = (id) => names[id] || id;
  return t("story.march", { who: (pieces.length ? pieces : by).map(name), start: name(road[0]), end: name(road.at(-1)) });
}

const isMove = (line) => line.beat.pieces.length && line.beat.places.length > 1 && kindOf(line) === "march";

export const brief = (lines, names) => capital(lines.map((line) => (line.beat && isMove(line) ? `${marched(movesIn([line])[0], names)}.` : line.text)).join(" "));
