// The story in the log: what its lines are about, the server says with each of them (their beats). Marches, stages and
// what happened since are read from these, the same for every game; no key of a game is known here.

export const kindOf = (line) => line.beat?.kind || "";

const FIGHTS = new Set(["duel", "battle", "siege"]);
export const isFight = (kind) => FIGHTS.has(kind);

// What goes with a march, in one line with it.
const TOOK = new Set(["fall", "claim", "loss"]);
export const isTaking = (line) => TOOK.has(kindOf(line));

const startOf = ({ beat }) => beat.places[0];
export const endOf = ({ beat }) => beat.places.at(-1);

// Whether a line tells the next step of a march.
export const goesOn = (line, next) => kindOf(next) === "march" && kindOf(line) === "march" && next.beat.pieces.length > 0
  && next.beat.pieces.join() === line.beat.pieces.join() && startOf(next) === endOf(line);

/** Marches and retreats in order; steps of the same pieces one after the other are one.
 *  @returns {{pieces: string[], by: string[], road: string[], fled: boolean, units: ?number, line: object}[]} */
export function movesIn(lines) {
  const moves = [];
  let last = null;
  for (const line of lines) {
    const kind = kindOf(line);
    if (kind !== "march" && kind !== "retreat") continue;
    const { pieces, by, places } = line.beat;
    if (last && goesOn(last, line)) moves.at(-1).road.push(...places.slice(1));
    else moves.push({ pieces, by, road: [...places], fled: kind === "retreat", units: line.args.units, line });
    last = line;
  }
  return moves.filter((move) => move.road.length > 1);
}

// Whether a stage begins of somebody whom nobody at the table plays, but the rulebook.
export const isUnmanned = (line) => kindOf(line) === "stage" && line.beat.by.length > 0 && !line.beat.seats.length;

/** What was done in such stages. @param {object[]} lines the log from its beginning */
export function unmanned(lines) {
  let nobody = false;
  return lines.filter((line) => {
    const isStage = kindOf(line) === "stage";
    if (isStage) nobody = isUnmanned(line);
    return nobody && !isStage;
  });
}

export const isStageOf = (line, seat) => kindOf(line) === "stage" && line.beat.seats.includes(seat);

const lastStage = (lines) => lines.findLast((line) => kindOf(line) === "stage");

/** Where the stage began that a seat is in; null if it is somebody else's.
 *  @returns {?number} an entry */
export function stageOf(lines, seat) {
  const last = lastStage(lines);
  return last && isStageOf(last, seat) ? last.entry : null;
}

/** Where a seat's last whole stage ended: what follows has happened since its turn. A spectator has none: for him it is the
 *  beginning of the turn. startsMine: whether the log begins in the midst of a stage of this seat.
 *  @returns {number} a line of the log */
export function sinceTurnOf(lines, seat, startsMine = false) {
  if (!seat) return Math.max(0, lines.findLastIndex((line) => kindOf(line) === "turn"));
  let end = startsMine ? Math.max(0, lines.findIndex((line) => kindOf(line) === "stage")) : 0;
  let isMine = false;
  lines.forEach((line, i) => {
    if (kindOf(line) !== "stage") return;
    if (isMine && !isStageOf(line, seat)) end = i;
    isMine = isStageOf(line, seat);
  });
  return end;
}

// The stage that goes on, or the last one: what one nation has done.
export const sinceStage = (lines) => Math.max(0, lines.findLastIndex((line) => kindOf(line) === "stage"));

/** What happened, in brief: what fell, who fought whom, who is lost, who has come, who stands where now.
 *  @returns {{kind: string, lines: {text: ?string, move: ?object, places: string[]}[]}[]} */
export function digest(lines, seat) {
  const others = ofOthers(lines.slice(0, beginning(lines, seat)), seat);
  const told = (...kinds) => others.filter((line) => kinds.includes(kindOf(line))).map(({ text, beat }) => ({ text, places: [...beat.places, ...beat.pieces] }));
  const parts = [
    { kind: "fate", lines: told("fate") },
    { kind: "fights", lines: fights(others) },
    { kind: "fell", lines: told("fall", "claim") },
    { kind: "lost", lines: told("loss") },
    { kind: "came", lines: told("arrival").filter(({ places }) => places.length > 1) }, // who has a name
    { kind: "stands", lines: standing(others).map((move) => ({ move, text: move.fled ? move.line.text : null, places: [move.road.at(-1)] })) },
  ];
  return parts.filter((part) => part.lines.length);
}

// What the seat itself does after that is no news to it.
function beginning(lines, seat) {
  const mine = lines.findLastIndex((line) => isStageOf(line, seat));
  return mine < 0 ? lines.length : mine;
}

// Nor what it did itself, if it acts twice in a row: its stage ends with the next one or with the turn.
function ofOthers(lines, seat) {
  let isMine = false;
  return lines.filter((line) => {
    if (["stage", "turn", "winter"].includes(kindOf(line))) isMine = isStageOf(line, seat);
    return !isMine;
  });
}

// Each fight by how it ended, or by how it began while it goes on.
function fights(lines) {
  const found = [];
  for (const { text, beat } of lines) {
    if (isFight(beat?.kind)) found.push({ text, places: [...beat.places], begun: true });
    else if (beat?.kind === "outcome" && found.length) {
      const fight = found.at(-1);
      fight.text = fight.begun ? text : `${fight.text} ${text}`;
      fight.begun = false;
    }
  }
  return found;
}

// By piece or army, from where it set out and where it came; who then was beaten and fled has not marched there.
function standing(lines) {
  const chains = [];
  for (const move of movesIn(lines)) {
    const who = (one) => one.pieces.join() || one.by.join();
    const before = chains.find((one) => who(one) === who(move) && one.road.at(-1) === move.road[0] && one.fled === move.fled);
    if (before) before.road.push(...move.road.slice(1));
    else chains.push({ ...move, road: [...move.road] });
  }
  return chains.filter(({ road }) => road[0] !== road.at(-1));
}
