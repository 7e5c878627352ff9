// The course of battles, read from the log: who rolled what, who fell back, who won.

const TOLD = new Set([
  "log.battle_cards", "log.no_dice", "log.declares_retreat", "log.charge", "log.no_charge", "log.retreat_prevented", "log.retreats", "log.left_behind", "log.casualties",
  "log.exhausted", "log.commander_lost", "log.control", "log.scorched"]);
const ENDS = new Set(["log.chit", "log.turn_end_chit", "log.turn", "log.draws", "log.points", "log.winter_dice", "log.discards"]);

// Battles in order; each with steps: an attack with its dice, or a sentence. `at`: the line it began with.
export function battlesIn(lines) {
  const battles = [];
  let now = null;
  lines.forEach((line, at) => {
    const { key, args } = line;
    if (key === "log.field_battle" || key === "log.fort_battle") {
      now = { kind: key === "log.field_battle" ? "field" : "fort", space: args.space, at, text: line.text, rule: line.rule, steps: [], last: at };
      battles.push(now);
      return;
    }
    if (!now) return;
    if (ENDS.has(key)) {
      now = null;
      return;
    }
    now.last = at;
    if (key === "log.attacks") now.steps.push({ who: args.who.split("+"), dice: [], hits: null, at });
    else if (key === "log.dice") rolled(now, at).dice.push(...line.beat.dice);
    else if (key === "log.hits") rolled(now, at).hits = args.hits;
    else if (key === "log.field_won") {
      now.steps.push({ text: line.text, at });
    } else if (TOLD.has(key)) now.steps.push({ text: line.text, at });
  });
  return battles;
}

// The attack the dice belong to; before a fort nobody announces one (C10.1).
function rolled(battle, at) {
  const last = battle.steps.findLast((step) => step.dice);
  if (last && last.hits === null) return last;
  const step = { role: battle.kind === "fort" ? (last ? "besiegers" : "garrison") : null, dice: [], hits: null, at };
  battle.steps.push(step);
  return step;
}
