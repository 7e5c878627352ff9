// Armies as blocks with numbers, names of commanders below, and markers, in the manner of the picture.
import { s } from "../dom.js";
import { calm } from "../settings.js";
import { ribbon, RIBBON, text } from "../tokens.js";
import { facts } from "./facts.js";
import { counterName, forces, forceWords } from "./units.js";

const SIZE = 34;
const STEP = 36;
const GAP = 9;
const FOOT = -11; // how far below the middle of a space the blocks stand
const DROP = 19;
const MARCH = 650; // ms
const FLAG_OVER_ARMY = FOOT - SIZE + 6;

export function block(nation, count, weak) {
  const number = (kind) => text(count, 0, -SIZE / 2 + 8, 25, kind);
  return weak
    ? [s("use", { href: "#block", class: "token reverse" }), s("use", { href: "#block-inner", fill: `url(#reverse-${nation})` }),
      s("circle", { cy: -SIZE / 2, r: 11.5, class: "reverse-disc" }), number("reverse-rank")]
    : [s("use", { href: "#block", class: `token piece-${nation}` }), s("use", { href: "#block-inner", class: `token-inner on-piece-${nation}-line` }), number(`on-piece-${nation}`)];
}

export class Pieces {
  constructor(board) {
    this.board = board;
  }

  // lit: spaces whose units can do something for the seat that acts; armies of one side are one piece.
  draw(war, names, { lit, acts, picked, shades }) {
    const drawn = [];
    const marks = [];
    for (const space of war.view.spaces) {
      const { x, y } = this.board.places.get(space.id);
      if (space.units.length) drawn.push([y, this.stack(space, war, names, { lit, acts, picked, shades })]);
      marks.push(...this.markers(space, x, y, shades));
    }
    drawn.sort((a, b) => a[0] - b[0]);
    this.board.pieces.replaceChildren(...drawn.flatMap(([, nodes]) => nodes));
    this.board.ground.replaceChildren(...marks);
  }

  stack(space, war, names, { lit, acts, picked, shades }) {
    const { x, y } = this.board.places.get(space.id);
    const shown = forces(space.units);
    const wide = (force) => Math.max(1, (force.full > 0) + (force.depleted > 0)) * STEP;
    let left = -(shown.reduce((sum, force) => sum + wide(force), 0) + GAP * (shown.length - 1)) / 2;
    let row = 0;
    const sides = new Map();
    for (const force of shown) {
      const seat = war.side(force.nation);
      if (!sides.has(seat)) sides.set(seat, { forces: [], nodes: [] });
      const side = sides.get(seat);
      side.forces.push(force);
      side.nodes.push(...this.force(force, left, wide(force), shades));
      for (const leader of force.leaders) {
        side.nodes.push(ribbon(counterName(leader, names), force.nation, DROP + row * (RIBBON + 0.8), leader.depleted));
        row += 1;
      }
      left += wide(force) + GAP;
    }
    return [...sides].map(([seat, { forces: own, nodes }]) => {
      const live = lit.has(space.id) && own.some((force) => acts(force.nation));
      const chosen = live && picked === space.id;
      return s("g", {
        class: `piece army side-${seat}${live ? " lit" : ""}${chosen ? " picked" : ""}`, transform: `translate(${x} ${y})`,
        data: { piece: `${space.id}/${seat}`, city: space.id, focus: `piece-${space.id}/${seat}` },
        tabindex: live ? "0" : null, role: live ? "button" : "img", "aria-pressed": live ? String(chosen) : null,
        "aria-label": `${names[space.id]}: ${own.map((force) => forceWords(force, names)).join("; ")}`,
      }, nodes);
    });
  }

  force(force, left, wide, shades) {
    const blocks = [[force.full, false], [force.depleted, true]].filter(([number]) => number);
    const nodes = blocks.map(([number, weak], i) => s("g", { transform: `translate(${left + (i + 0.5) * STEP} ${FOOT})`, class: "body" }, s("use", { href: "#block", class: "glow" }), block(force.nation, number, weak)));
    const middle = left + wide / 2;
    if (force.inside) nodes.push(s("use", { href: "#parapet", transform: `translate(${middle} ${FOOT})scale(${wide / STEP} 1)` }));
    if (force.isolated && shades.has("isolation")) nodes.push(s("use", { href: "#cut-off", transform: `translate(${left + wide - 3} ${FOOT - SIZE + 2})` }));
    return nodes;
  }

  markers(space, x, y, shades) {
    const marks = [];
    if (space.scorched) marks.push(s("use", { href: "#flames", class: "scorched", transform: `translate(${x} ${y})` }));
    if (space.nation !== facts.spaces[space.id].nation) {
      const lift = space.units.length ? FLAG_OVER_ARMY : -4;
      marks.push(s("g", { class: "marker", transform: `translate(${x + 6} ${y + lift})` }, s("path", { d: "M0 0V-33", class: "pole" }), s("use", { href: "#flag-cloth", class: `cloth mark-${space.nation}` })));
    }
    if (space.besieged && shades.has("sieges")) marks.push(s("circle", { class: "siege", cx: x, cy: y, r: 36 }));
    return marks;
  }

  // What has marched is seen to go: a block with the number of units, along its route.
  march(moves) {
    if (calm()) return;
    moves.slice(-8).forEach(({ road, nation, units }, i) => {
      const steps = road.map((id) => this.board.places.get(id)).filter(Boolean);
      if (steps.length < 2) return;
      const ghost = s("g", { class: "on-the-march" }, s("g", { transform: `translate(0 ${FOOT})` }, block(nation, units, false)));
      this.board.over.append(ghost);
      const walk = ghost.animate(steps.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })), { duration: MARCH, delay: i * (MARCH / 3), fill: "both", easing: "ease-in-out" });
      walk.finished.catch(() => {}).finally(() => ghost.remove());
    });
  }
}
