// What the log tells a careful reader: who was seen how strong and when, and what the battles cost.

export class Chronicle {
  constructor(lines) {
    this.lines = lines;
    this.seen = new Map(); // by general: { who, troops, turn }
    let turn = 0;
    for (const { key, args } of lines) {
      if (key === "log.turn") turn = args.turn;
      else if (key === "log.combat") {
        this.note(args.attacker, args.attackers, turn);
        this.note(args.defender, args.defenders, turn);
      } else if (key === "log.defeat") {
        const before = this.seen.get(args.loser.split("+")[0]);
        if (before) this.note(args.loser, before.troops - args.losses, turn);
      } else if (key === "log.leaves_map" || key === "log.starved") this.seen.delete(args.general);
    }
  }

  note(stack, troops, turn) {
    const who = stack.split("+");
    for (const general of who) this.seen.set(general, { who, troops, turn });
  }
}

// By nation, the troops lost in combat so far, moment by moment.
export function losses(frames) {
  const sums = {};
  return frames.map(({ log, view }) => {
    const nationOf = (general) => view.pieces.find((piece) => piece.id === general)?.nation;
    for (const { key, args } of log) {
      const nation = key === "log.defeat" ? nationOf(args.loser.split("+")[0]) : key === "log.no_way_out" ? args.nation : null;
      if (nation) sums[nation] = (sums[nation] || 0) + args.losses;
    }
    return { ...sums };
  });
}
