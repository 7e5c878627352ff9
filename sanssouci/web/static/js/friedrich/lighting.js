// Light on the map: where the picked pieces can go, by which road, and what awaits them there.
import { s } from "../dom.js";
import { t } from "../words.js";
import { describe, omens } from "./sentences.js";

const SWORDS = "M-4 -4L4 4M4 -4L-4 4M-4.500 2L-2 4.500M4.500 2L2 4.500";
const WHEEL = "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0M-4 0H4M0 -4V4";
const FLAG = "M-3 5V-5L5 -3L-3 -.5";
const BOWL = "M-5 -1H5C5 3 3 5 0 5C-3 5 -5 3 -5 -1M-5 -4L5 4";

function roadNodes(board, road, kind) {
  const nodes = [];
  for (let i = 1; i < road.length; i++) {
    const course = board.road(road[i - 1], road[i]);
    if (course) nodes.push(s("path", { d: course.d, class: kind }));
  }
  return nodes;
}

function badge(kind, d, x, y) {
  return s("g", { class: `badge ${kind}`, transform: `translate(${x} ${y})` }, s("circle", { r: 8 }), s("path", { d }));
}

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
  draw(places, war, names, picked, { combats = [] } = {}) {
    this.clear();
    const { board } = this;
    board.live.classList.toggle("narrowed", places.size > 0);
    const order = [...places.keys()].sort((a, b) => board.places.get(a).x - board.places.get(b).x);
    for (const city of order) {
      const actions = places.get(city);
      const { x, y } = board.places.get(city);
      const signs = actions.filter((one) => one.road).map((one) => war.march(one));
      const badges = [];
      if (signs.some((one) => one.conquests.length)) {
        const sure = signs.some((one) => one.conquests.some((c) => c.kind === "takes"));
        badges.push([sure ? "takes" : "claims", FLAG]);
      }
      if (signs[0]?.train) badges.push(["train", WHEEL]);
      if (signs[0]?.enemy.length) badges.push(["enemy", SWORDS]);
      if (signs[0]?.hungry) badges.push(["hungry", BOWL]);
      const words = [names[city], ...(signs[0] ? omens(signs[0], names) : [])].join("; ");
      board.under.append(s("g", {
        class: `place lit${city === picked ? " picked" : ""}`, transform: `translate(${x} ${y})`,
        data: { place: city, focus: `place-${city}` }, tabindex: "0", role: "button", "aria-label": words,
      }, s("circle", { r: 16, class: "touch" }), s("circle", { r: 10.5, class: "ring" }),
      badges.map(([kind, d], i) => badge(kind, d, 12 + i * 13, -12))));
    }
    for (const [own, enemy] of combats) board.over.append(...this.clash(own, enemy));
  }

  // Dots on the cities in supply, rings on those watched over, shields on objectives, and the
  // roads of the last turn.
  shade(kinds, war, nation, moves) {
    this.board.live.querySelector(".shades")?.remove();
    if (!kinds.size) return;
    const dots = [];
    const mark = (cities, kind, r) => {
      for (const city of cities) {
        const { x, y } = this.board.places.get(city);
        dots.push(s("circle", { cx: x, cy: y, r, class: `shade ${kind}` }));
      }
    };
    if (kinds.has("supply")) mark(war.supplied(nation), "supply", 12);
    if (kinds.has("watch")) mark(war.watched(nation), "watch", 15);
    if (kinds.has("objectives")) {
      for (const { id, at_war: atWar, objectives } of war.view.nations) {
        if (!atWar) continue;
        mark(objectives.missing, `wanted of-${id}`, 19);
        mark(objectives.taken, `won of-${id}`, 19);
      }
    }
    if (kinds.has("moves")) dots.push(...moves.flatMap((move) => this.trail(move, war)));
    this.board.ground.before(s("g", { class: "shades" }, dots));
  }

  // The road a piece has come, ending in an arrow.
  trail({ pieces, road, retreat }, war) {
    const nation = war.piece(pieces[0])?.nation;
    const points = road.map((city) => this.board.places.get(city)).filter(Boolean);
    if (points.length < 2) return [];
    const known = !retreat && road.every((city, i) => i === 0 || this.board.road(road[i - 1], city));
    const straight = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
    const lines = (kind) => (known ? roadNodes(this.board, road, kind) : [s("path", { d: straight, class: kind })]);
    const [from, to] = points.slice(-2);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return [
      ...lines("trail-light"), ...lines(`trail of-${nation}${retreat ? " fled" : ""}`),
      s("circle", { cx: points[0].x, cy: points[0].y, r: 6, class: `trail-start of-${nation}` }),
      s("path", { d: "M-13 -11L9 0L-13 11z", class: `trail-head of-${nation}`, transform: `translate(${to.x} ${to.y}) rotate(${angle.toFixed(1)})` }),
    ];
  }

  clash(own, enemy) {
    const a = this.board.places.get(own);
    const b = this.board.places.get(enemy);
    const x = (a.x + b.x) / 2;
    const y = (a.y + b.y) / 2;
    return [s("path", { class: "clash-line", d: `M${a.x} ${a.y}L${b.x} ${b.y}` }), badge("enemy clash", SWORDS, x, y)];
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
    this.board.over.querySelectorAll(".pointer").forEach((node) => node.remove());
    for (const id of ids) {
      const city = this.board.places.has(id) ? id : pieces.find((piece) => piece.id === id)?.city;
      const place = city && this.board.places.get(city);
      if (place) this.board.over.append(s("circle", { class: "pointer", cx: place.x, cy: place.y, r: 26 }));
    }
  }
}

// What going there would mean, in lines for a tip.
export const tip = (actions, war, names) =>
  actions.slice(0, 4).flatMap((one) => [describe(one, names), ...(one.road ? omens(war.march(one), names) : [])])
    .concat(actions.length > 4 ? [t("more", { count: actions.length - 4 })] : []);
