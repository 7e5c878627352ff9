// Light on the map of The Great Crisis: where the picked units can go, what awaits them, and layers.
import { s } from "../dom.js";
import { badge, pointAt, roadNodes, SIGNS } from "../light.js";
import { signs } from "./foreseen.js";
import { t } from "../words.js";

export class Lighting {
  constructor(board) {
    this.board = board;
  }

  // places: by space, the actions that end there; far: by space, the points it would take.
  draw({ places, far, picked, battles, foresight, names }) {
    const { board } = this;
    board.under.replaceChildren();
    board.marks.replaceChildren();
    board.over.querySelectorAll(":scope > :not(.pointer):not(.on-the-march)").forEach((node) => node.remove());
    board.live.classList.toggle("narrowed", places.size > 0);
    const order = [...places.keys()].sort((a, b) => board.places.get(a).x - board.places.get(b).x);
    for (const space of order) board.under.append(this.place(space, places.get(space), picked, foresight, names));
    for (const [space, { points }] of far) {
      if (places.has(space)) continue;
      const { x, y } = board.places.get(space);
      board.under.append(s("g", {
        class: "far-place", transform: `translate(${x} ${y})`, data: { place: space, focus: `place-${space}` }, tabindex: "0", role: "button", "aria-label": [names[space], t("points", { points })].join("; "),
      }, s("circle", { r: 12 }), s("text", { y: 5 }, points)));
    }
    for (const space of battles) {
      const { x, y } = board.places.get(space);
      board.over.append(badge("enemy clash", SIGNS.swords, x + 24, y - 30));
    }
  }

  place(space, ways, picked, foresight, names) {
    const { x, y } = this.board.places.get(space);
    const earns = ways.some((one) => foresight.marked(one, "earns").length);
    const badges = foresight.badges(ways).map(([kind, d]) => [kind === "takes" && !earns ? "claims" : kind, d]);
    return s("g", {
      class: `place lit${space === picked ? " picked" : ""}`, transform: `translate(${x} ${y})`,
      data: { place: space, focus: `place-${space}` }, tabindex: "0", role: "button", "aria-label": [names[space], ...signs(foresight, ways[0])].join("; "),
    }, s("circle", { r: 22, class: "touch" }), s("circle", { r: 17, class: "ring" }), badges.map(([kind, d], i) => badge(kind, d, 17 + i * 15, -16)));
  }

  road(road) {
    this.board.marks.replaceChildren(...(road ? [...roadNodes(this.board, road, "road-light"), ...roadNodes(this.board, road, "road-drawn")] : []));
  }

  // Who holds what, who is in communication, where the armies went; and the markers of the tracks.
  shade(kinds, war, foresight, trails) {
    this.board.live.querySelector(".shades")?.remove();
    const nodes = [...this.tracks(war.view)];
    const dot = (space, kind, r) => {
      const { x, y } = this.board.places.get(space);
      nodes.push(s("circle", { cx: x, cy: y, r, class: `shade ${kind}` }));
    };
    if (kinds.has("control")) for (const space of war.view.spaces) dot(space.id, `held of-${space.nation} side-${war.side(space.nation)}`, 24);
    if (kinds.has("network")) {
      const net = new Set(foresight.layers().network?.[war.seat()]);
      for (const { a, b, d } of this.lines()) if (net.has(a) && net.has(b)) nodes.push(s("path", { d, class: "shade in-touch" }));
    }
    if (kinds.has("moves")) nodes.push(...trails());
    this.board.ground.before(s("g", { class: "shades" }, nodes));
  }

  * lines() {
    for (const [key, { d }] of this.board.roads) {
      const [a, b] = key.split("--");
      yield { a, b, d };
    }
  }

  // The printed tracks: a frame around the turn, discs on the resources.
  * tracks(view) {
    const cell = (selector) => {
      const rect = this.board.map?.querySelector(selector);
      return rect && Object.fromEntries(["x", "y", "width", "height"].map((key) => [key, Number(rect.getAttribute(key))]));
    };
    const now = cell(`#turn-${view.turn} rect`);
    if (now) yield s("rect", { ...now, rx: 3, class: "turn-now" });
    for (const [i, { id, resources }] of view.alliances.entries()) {
      const at = cell(`[data-resources="${resources}"]`);
      if (at) yield s("circle", { cx: at.x + at.width - 12, cy: at.y + at.height / 2 + (i ? 6 : -4), r: 8, class: `disc of-${id}` });
    }
  }

  point(ids, placeOf) {
    pointAt(this.board, ids.map(placeOf));
  }
}
