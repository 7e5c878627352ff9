// What happened, in few words: a march by where it began and ended, all else as the log has it.
import { goesOn, kindOf, movesIn } from "./scenes.js";
import { capital, t } from "./words.js";

// "Daun and Lacy: Prag – Dresden", and whoever ends where he began by where he turned: "Prag – Melnik – Prag"
export function marched({ pieces, by, road }, names) {
  const name = (id) => names[id] || id;
  const isBack = road[0] === road.at(-1);
  const end = [isBack ? road[Math.floor(road.length / 2)] : null, road.at(-1)].filter(Boolean).map(name).join(" – ");
  return t("story.march", { who: (pieces.length ? pieces : by).map(name), start: name(road[0]), end });
}

const isMove = (line) => line.beat?.pieces.length && line.beat.places.length > 1 && kindOf(line) === "march";

// Steps of one march are one.
export function brief(lines, names) {
  const runs = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && isMove(line) && goesOn(last.at(-1), line)) last.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => capital(isMove(run[0]) ? `${marched(movesIn(run)[0], names)}.` : run[0].text)).join(" ");
}
