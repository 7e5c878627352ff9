// Light on the map: where the picked pieces can go, by which road, and what awaits them there.
import { s } from "../dom.js";
import { badge, pointAt, roadNodes, SIGNS } from "../light.js";
import { t } from "../words.js";
import { describe } from "./sentences.js";

// In a row over the place: beside it stands its name.
const above = (badges) => badges.map(([kind, d], i) => badge(kind, d, (i - (badges.length - 1) / 2) * 15, -18));

export class Lighting {
  constructor(board) {
    this.board = board;
  }

  clear() {
    this.board.under.replaceChildren();
    this.board.marks.replaceChildren();
    this.board.over.replaceChildren();
    this.board.live.classList.remove("narrowed");
  }

  // places: by city, the actions that end there.
  draw(places, foresight, names, picked, { combats = [] } = {}) {
    this.clear();
    const { board } = this;
    board.live.classList.toggle("narrowed", places.size > 0);
    const order = [...places.keys()].sort((a, b) => board.places.get(a).x - board.places.get(b).x);
    for (const city of order) {
      const actions = places.get(city);
      const { x, y } = board.places.get(city);
      const words = [names[city], ...foresight.said(actions[0])].join("; ");
      board.under.append(s("g", {
        class: `place lit${city === picked ? " picked" : ""}`, transform: `translate(${x} ${y})`,
        data: { place: city, focus: `place-${city}` }, tabindex: "0", role: "button", "aria-label": words,
      }, s("circle", { r: 16, class: "touch" }), s("circle", { r: 10.5, class: "ring" }),
      above(foresight.badges(actions))));
    }
    for (const [own, enemy] of combats) board.over.append(...this.clash(own, enemy));
  }

  // Dots on the cities in supply, rings on those watched over, shields on objectives, and the
  // roads of the last turn.
  shade(kinds, war, foresight, nation, trails) {
    this.board.live.querySelector(".shades")?.remove();
    if (!kinds.size) return;
    const dots = [];
    const mark = (cities, kind, r) => {
      for (const city of cities) {
        const { x, y } = this.board.places.get(city);
        dots.push(s("circle", { cx: x, cy: y, r, class: `shade ${kind}` }));
      }
    };
    if (kinds.has("supply")) mark(foresight.layers().supply?.[nation] || [], "supply", 12);
    if (kinds.has("watch")) mark(foresight.layers().watch?.[nation] || [], "watch", 15);
    if (kinds.has("objectives")) {
      for (const { id, at_war: atWar, objectives } of war.view.nations) {
        if (!atWar) continue;
        mark(objectives.missing, `wanted of-${id}`, 19);
        mark(objectives.taken, `won of-${id}`, 19);
      }
    }
    for (const layer of ["control", "neutral"]) {
      if (kinds.has(layer)) for (const [id, cities] of Object.entries(foresight.layers()[layer] || {})) mark(cities, `won of-${id}`, layer === "control" ? 19 : 9);
    }
    if (kinds.has("moves")) dots.push(...trails());
    this.board.ground.before(s("g", { class: "shades" }, dots));
  }

  clash(own, enemy) {
    const a = this.board.places.get(own);
    const b = this.board.places.get(enemy);
    const x = (a.x + b.x) / 2;
    const y = (a.y + b.y) / 2;
    return [s("path", { class: "clash-line", d: `M${a.x} ${a.y}L${b.x} ${b.y}` }), badge("enemy clash", SIGNS.swords, x, y)];
  }

  // The road of a march; a grip along it lets it be bent.
  road(road, { bendable = false } = {}) {
    this.board.marks.replaceChildren(...(road ? [
      ...roadNodes(this.board, road, "road-light"), ...roadNodes(this.board, road, "road-drawn"),
      ...(bendable ? roadNodes(this.board, road, "road-grip").map((node) => { node.dataset.grip = "road"; return node; }) : []),
    ] : []));
  }

  // Cities the road may be led through, and where it ends.
  bends(cities, names, chosen, end) {
    const last = this.board.under.querySelector(`[data-place="${CSS.escape(end)}"]`);
    this.board.under.replaceChildren(last, ...[...cities].map((city) => {
      const { x, y } = this.board.places.get(city);
      return s("g", {
        class: `place bend${chosen.includes(city) ? " picked" : ""}`, transform: `translate(${x} ${y})`,
        data: { place: city, focus: `place-${city}` }, tabindex: "0", role: "button", "aria-label": t("bend.through", { city: names[city] }),
      }, s("circle", { r: 16, class: "touch" }), s("path", { d: "M0 -11L11 0L0 11L-11 0z", class: "ring" }));
    }));
  }

  // A ring around places and pieces that something speaks of.
  point(ids, pieces) {
    pointAt(this.board, ids.map((id) => (this.board.places.has(id) ? id : pieces.find((piece) => piece.id === id)?.city)));
  }
}

// What going there would mean, in lines for a tip.
export const tip = (actions, foresight, names) =>
  actions.slice(0, 4).flatMap((one) => [describe(one, names), ...foresight.said(one)])
    .concat(actions.length > 4 ? [t("more", { count: actions.length - 4 })] : []);
