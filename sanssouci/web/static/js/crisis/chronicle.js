// Marches and retreats, read from the log.

export const movesIn = (lines) => lines.flatMap(({ key, args }) => {
  if (key === "log.marches") return [{ road: [args.start, args.end], nation: args.army, units: args.units, fled: false }];
  if (key === "log.retreats") return [{ road: [args.start, args.end], nation: args.who.split("+")[0], units: args.units, fled: true }];
  return [];
});

// Every move since the turn before the present one began.
export function lastMoves(lines) {
  const turns = lines.flatMap((line, i) => (line.key === "log.turn" ? [i] : []));
  return movesIn(lines.slice(turns.at(-2) ?? 0));
}
