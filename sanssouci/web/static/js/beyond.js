// Own pieces that are out of sight: at the edge behind which they stand, how many places with some there are. It leads there.
import { button, h, keepFocus, replace } from "./dom.js";
import { t } from "./words.js";

const SIGNS = { west: "◂", east: "▸", north: "▴", south: "▾" };
const INSIDE = 8; // px from the edge at which a piece is still seen
const ROOM = 24; // px that half a sign takes
const CORNER = 64; // px at the ends of an edge that are left free

export class Beyond {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.node = h("div", { class: "beyond", role: "group", "aria-label": t("beyond") });
    table.board.host.after(this.node);
    table.board.addEventListener("rest", () => this.draw());
  }

  draw() {
    const { board, desk } = this.table;
    const open = this.window();
    const hidden = new Map();
    for (const id of this.isWanted() ? new Set(desk.own()) : []) {
      const place = board.places.get(id);
      const side = place && behind(board.toScreen(place.x, place.y), open);
      if (side) hidden.set(side, [...(hidden.get(side) || []), place]);
    }
    const told = `${[...hidden].map(([side, places]) => `${side} ${places.map(({ id }) => id)}`)} ${Object.values(open)}`;
    if (told === this.told) return;
    this.told = told;
    keepFocus(this.node, () => replace(this.node, [...hidden].map(([side, places]) => this.lead(side, places, open))));
  }

  // Only who is asked something looks for his pieces, and not behind a window; while the map moves nobody knows where they are.
  isWanted() {
    const { board, main, rooms, showing } = this.table;
    return Boolean(board.box) && !board.isMoving && !showing.past && main.classList.contains("asked") && !rooms.field.querySelector(".duel:not(.hidden, .folded), .sheet-of-troops:not(.hidden)");
  }

  // What can be seen of the map.
  window() {
    const { board, rooms } = this.table;
    const { clientWidth, clientHeight } = board.host;
    return { left: 0, top: board.covered(), right: clientWidth, bottom: clientHeight - rooms.hand.offsetHeight };
  }

  show(places) {
    const { board } = this.table;
    board.take();
    board.frame(places.map(({ id }) => id));
  }

  // The tools of the map stand at its left edge; those for a finger are in its corner, in a row.
  besideTools(y, left) {
    const { host } = this.table.board;
    const tools = host.parentNode.querySelector(".board-tools")?.getBoundingClientRect();
    const edge = host.getBoundingClientRect();
    const isBeside = tools?.width && y > tools.top - edge.top - ROOM && y < tools.bottom - edge.top + ROOM;
    return isBeside ? tools.right - edge.left : left;
  }

  lead(side, places, { left, top, right, bottom }) {
    const { board } = this.table;
    const spots = places.map(({ x, y }) => board.toScreen(x, y));
    const mean = (which) => spots.reduce((sum, spot) => sum + spot[which], 0) / spots.length;
    const between = (at, low, high) => Math.max(low + CORNER, Math.min(high - CORNER, at));
    const isLevel = side === "west" || side === "east";
    const node = button([h("span", { "aria-hidden": "true" }, SIGNS[side]), String(places.length)], () => this.show(places),
      { class: `to-${side}`, "aria-label": t("beyond.lead", { count: places.length, side: t(`beyond.${side}`) }), title: t("beyond"), data: { focus: `beyond-${side}` } });
    node.style.top = `${isLevel ? between(mean(1), top, bottom) : side === "north" ? top : bottom}px`;
    const across = {
      west: () => this.besideTools(between(mean(1), top, bottom), left),
      east: () => right,
      north: () => Math.max(this.besideTools(top, left) + ROOM, between(mean(0), left, right)),
      south: () => between(mean(0), left, right),
    };
    node.style.left = `${across[side]()}px`;
    return node;
  }
}

// The edge that a spot lies behind, the farthest of two.
function behind([x, y], { left, top, right, bottom }) {
  const far = { west: left - x, east: x - right, north: top - y, south: y - bottom };
  const [side] = Object.keys(far).sort((a, b) => far[b] - far[a]);
  return far[side] > -INSIDE ? side : null;
}
