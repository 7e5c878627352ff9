// What was done in one go by a side that the rulebook plays, moment by moment, from the replay of the table.
import { api } from "./api.js";
import { isStageOf, kindOf } from "./scenes.js";

/** @returns {Promise<{position: object, news: object[]}[]>} what is to be told before a position is shown */
export async function momentsOf(table, position, news) {
  const { seat, entries } = position;
  const frames = await api.replay(table.id, news[0].entry, entries, seat).catch(() => []);
  const log = table.logs.get(seat);
  return frames.flatMap((frame, i) => {
    const before = log.filter((line) => line.entry < frame.entry);
    return stages(frame.log).filter((told) => !isStageOf(told[0], seat)).map((told) => {
      before.push(...told);
      const { view, scene, aims } = frame;
      const { lesson } = frames[frame.entry < entries ? i : i - 1] || table.lesson; // what the last one brings is told with it
      return {
        position: { seat, entries: frame.entry, view, scene, aims, frame, lines: [...before], actors: [], prompt: { args: {} }, lesson },
        news: told,
      };
    });
  });
}

// The lines before a stage begins, and those of each stage.
function stages(lines) {
  const parts = [[]];
  for (const line of lines) {
    if (kindOf(line) === "stage") parts.push([]);
    parts.at(-1).push(line);
  }
  return parts.filter((part) => part.length);
}
