// Where the names of pieces go: below their pieces, or above or beside them where that would hide a town or its name. What
// stands at one place keeps its names together where there is room. A town's name that a piece or its flag would hide is written on
// another side of the town; where there is none free, over the piece. Names of places that can be chosen are read above what
// lights them, and above the veil.
import { s } from "./dom.js";

const GAP = 2; // between a piece and its names, in units of the map
const CROWDED = 0.6; // how bad it is to lie over another piece, beside hiding a name
const VEILED = 0.7; // how bad it is to lie over a town's sign
const FAR = 0.2; // what a step aside costs, in units of a hidden name
const MOVED = 60; // what it costs to stand elsewhere than over the town, as hidden names do
const STEPS = 5;
const REWRITTEN = 25; // what it costs to write a town's name elsewhere than it is printed, as hidden names do
const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]]; // of a town
const REACH = 120; // so far from its piece no name goes
const CORNERS = [[10, -15], [10, 14], [-10, -15], [-10, 14], [16, 0], [-16, 0], [0, -22], [0, 20]]; // of a town and beside it, for the shield of its garrison
const SIGN = { x: -9, y: -9, width: 18, height: 18 };
const SHIELD = { x: -6, y: -7, width: 12, height: 15 };

export class Labels {
  constructor(board) {
    this.board = board;
    this.names = null;
    this.bright = s("g", { class: "lettering", "aria-hidden": "true" });
    board.lettering.after(this.bright);
    new MutationObserver(() => this.soon()).observe(board.pieces, { childList: true });
    new MutationObserver(() => this.brighten()).observe(board.under, { childList: true });
  }

  // The lettering of the map has come, or another map.
  forget() {
    this.names = null;
    this.board.corners.clear();
    this.soon();
  }

  soon() {
    this.waiting ||= requestAnimationFrame(() => {
      this.waiting = 0;
      this.settle();
    });
  }

  settle() {
    const { board } = this;
    const scale = board.live.getBoundingClientRect().width / board.box?.width;
    if (!scale) return;
    const { left, top } = board.live.getBoundingClientRect();
    const boxOf = (node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x: (x - left) / scale, y: (y - top) / scale, width: width / scale, height: height / scale };
    };
    this.names ??= [...board.letters.querySelectorAll("text")].map((node) => ({ ...inked(boxOf(node)), node }));
    if (!this.names.length) {
      this.names = null;
      return;
    }
    const edge = board.live.viewBox.baseVal; // boxes are measured from the map's corner
    this.signs = [...board.places.values()].map(({ x, y }) => moved(SIGN, x - edge.x, y - edge.y));
    this.settleShields();
    const walks = board.pieces.getAnimations({ subtree: true }).filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
    const walking = new Set(walks.map(({ effect }) => effect.target));
    const stacks = new Map();
    for (const piece of board.pieces.querySelectorAll("[data-city]")) {
      if (walking.has(piece)) continue; // it is not yet where it belongs
      const { city } = piece.dataset;
      if (!stacks.has(city)) stacks.set(city, { slips: [], bodies: [] });
      const slips = [...piece.querySelectorAll(".ribbon-group")];
      for (const slip of slips) slip.removeAttribute("transform");
      stacks.get(city).slips.push(...slips);
      const bodies = piece.querySelectorAll(".body");
      stacks.get(city).bodies.push(...(bodies.length ? bodies : slips.length ? [] : [piece]));
    }
    this.settleCounters(stacks.values(), boxOf);
    const shown = [...stacks.values()].map(({ slips, bodies }) => ({ slips, block: union(slips.map(boxOf)), body: union(bodies.map(boxOf)) }));
    const taken = shown.map(({ body }) => body).filter(Boolean);
    const isClose = !board.host.classList.contains("far");
    this.rewrite(isClose ? [...taken, ...[...board.ground.querySelectorAll(".marker use")].map(boxOf)] : []);
    for (const { slips, block, body } of shown) {
      if (!block?.width || !body) continue; // seen from afar there are no names
      const together = this.best(block, body, taken);
      const groups = together.hidden && slips.length > 1 ? slips.map((slip) => [slip]) : [slips];
      for (const group of groups) {
        const box = union(group.map(boxOf));
        const { dx, dy } = group === slips ? together : this.best(box, body, taken);
        if (dx || dy) for (const slip of group) slip.setAttribute("transform", `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`);
        taken.push(moved(box, dx, dy));
      }
    }
    // Who is still on his way is looked at again when he has arrived.
    if (walks.length) Promise.allSettled(walks.map((walk) => walk.finished)).then(() => this.soon());
  }

  // Names that would be hidden are written elsewhere, and no longer where they are printed.
  rewrite(hiding) {
    const { board } = this;
    const hidden = new Set(this.names.filter((name) => hiding.some((body) => common(name, body))));
    this.written = this.names.filter((name) => !hidden.has(name));
    for (const { node } of this.names) if (node.hasAttribute("visibility")) node.removeAttribute("visibility");
    board.lettering.replaceChildren(...[...hidden].map((name) => {
      const { dx, dy } = this.side(name, hiding);
      const again = name.node.cloneNode(true);
      if (dx || dy) {
        again.setAttribute("transform", `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`);
        name.node.setAttribute("visibility", "hidden");
      }
      this.written.push(moved(name, dx, dy));
      return again;
    }));
    this.brighten();
  }

  brighten() {
    const { lettering, letters, under } = this.board;
    const idsIn = (nodes, key) => new Set([...nodes].map(({ dataset }) => dataset[key]));
    const lit = letters.querySelector(".hidden") ? new Set() : idsIn(under.querySelectorAll(".lit"), "place");
    const above = idsIn(lettering.children, "id");
    const names = (this.names || []).filter(({ node: { dataset } }) => lit.has(dataset.id) && !above.has(dataset.id));
    this.bright.replaceChildren(...names.map(({ node }) => node.cloneNode(true)));
  }

  // The side of its town, or of what stands there, on which a name hides least and is hidden least.
  side(name, hiding) {
    const place = this.board.places.get(name.node.dataset.id);
    if (!place) return { dx: 0, dy: 0 };
    const { left, top } = this.board.box;
    const sign = moved(SIGN, place.x - left, place.y - top);
    const around = [sign, ...hiding.filter((body) => common(body, sign)).map((body) => union([body, sign]))];
    const near = { x: sign.x - REACH, y: sign.y - REACH, width: 2 * REACH, height: 2 * REACH };
    const [bodies, names, signs] = [hiding, this.written, this.signs].map((boxes) => boxes.filter((box) => common(box, near)));
    const ways = around.flatMap((box) => SIDES.map(([right, down]) => ({
      dx: box.x + (box.width - name.width) / 2 + (right * (box.width + name.width + (down ? -4 : 4))) / 2 - name.x,
      dy: box.y + (box.height - name.height) / 2 + (down * (box.height + name.height + 4)) / 2 - name.y,
    })));
    const cost = ({ dx, dy }) => {
      const there = moved(name, dx, dy);
      const sum = (boxes, weight) => weight * boxes.reduce((all, box) => all + common(there, box), 0);
      return { dx, dy, cost: sum(bodies, 1) + sum(names, 1) + sum(signs, VEILED) + (dx || dy ? REWRITTEN : 0) };
    };
    return [{ dx: 0, dy: 0 }, ...ways].map(cost).reduce((best, way) => (way.cost < best.cost ? way : best));
  }

  // A shield stands at the corner of its town where it hides least of a name, and stays there.
  settleShields() {
    const { corners, ground, live, places } = this.board;
    const edge = live.viewBox.baseVal; // boxes are measured from the map's corner
    for (const shield of ground.querySelectorAll("[data-corner]")) {
      const { corner: town } = shield.dataset;
      const { x, y } = places.get(town);
      const hidden = ([dx, dy]) => this.names.reduce((sum, name) => sum + common(name, moved(SHIELD, x + dx - edge.x, y + dy - edge.y)), 0);
      if (!corners.has(town)) corners.set(town, CORNERS.map((at) => ({ at, cost: hidden(at) })).reduce((best, one) => (one.cost < best.cost ? one : best)).at);
      const [dx, dy] = corners.get(town);
      shield.setAttribute("transform", `translate(${x + dx} ${y + dy})`);
    }
  }

  // Counters stand over their town, or where they hide less: below it or beside it.
  settleCounters(stacks, boxOf) {
    const shields = [...this.board.ground.querySelectorAll("[data-corner]")].map(boxOf);
    for (const { bodies } of stacks) {
      if (!bodies.some((body) => body.dataset.over)) continue;
      for (const body of bodies) body.style.translate = "";
      const box = union(bodies.map(boxOf));
      const { over } = bodies[0].dataset; // how far the foot of the counters is from the middle of the town
      const aside = box.width / 2 + Number(over) + GAP;
      const down = box.height / 2 + Number(over);
      const hidden = ([dx, dy]) => [...this.names, ...shields].reduce((sum, other) => sum + common(other, moved(box, dx, dy)), dx || dy ? MOVED : 0);
      const [dx, dy] = [[0, 0], [0, 2 * down], [aside, down], [-aside, down]].map((at) => ({ at, cost: hidden(at) })).reduce((best, one) => (one.cost < best.cost ? one : best)).at;
      if (dx || dy) for (const body of bodies) body.style.translate = `${dx.toFixed(1)}px ${dy.toFixed(1)}px`;
    }
  }

  // The nearest way out of the way: straight below is best, then above and beside, then farther off.
  best(block, body, taken) {
    const middle = body.y + body.height / 2 - block.y - block.height / 2;
    const aside = (body.width + block.width) / 2 + GAP;
    const above = body.y - GAP - block.y - block.height;
    const ways = [[0, 0], [0, above], [aside, middle], [-aside, middle]];
    for (const part of [0.3, 0.6, 1]) {
      for (let step = 0; step < STEPS; step++) {
        for (const dx of [part * aside, -part * aside]) ways.push([dx, 6 * step], [dx, above - 6 * step]);
        ways.push([0, 6 * step], [0, above - 6 * step]);
      }
    }
    for (let dy = -18; dy <= 18; dy += 6) ways.push([aside, middle + dy], [-aside, middle + dy]);
    const near = { x: block.x - 2 * aside, y: block.y - REACH, width: block.width + 4 * aside, height: block.height + 2 * REACH };
    const names = this.written.filter((name) => common(name, near));
    const signs = this.signs.filter((sign) => common(sign, near));
    const others = taken.filter((other) => other !== body && common(other, near));
    let found = { cost: Infinity };
    for (const [dx, dy] of ways) {
      const there = moved(block, dx, dy);
      const hidden = names.reduce((sum, name) => sum + common(there, name), 0);
      const crowd = [...others, body].reduce((sum, other) => sum + common(there, other), 0);
      const veiled = signs.reduce((sum, sign) => sum + common(there, sign), 0);
      const cost = hidden + CROWDED * crowd + VEILED * veiled + FAR * Math.hypot(dx, dy);
      if (cost < found.cost) found = { cost, dx, dy, hidden };
    }
    return found;
  }
}

// Letters fill only the middle of their line.
const inked = (box) => ({ ...box, y: box.y + 0.2 * box.height, height: 0.6 * box.height });
const moved = (box, dx, dy) => ({ ...box, x: box.x + dx, y: box.y + dy });

function common(a, b) {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function union(boxes) {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}
