// Light on the map that every game can use: roads, badges, trails, rings around what is spoken of.
import { s } from "./dom.js";

export const SIGNS = {
  swords: "M-4 -4L4 4M4 -4L-4 4M-4.500 2L-2 4.500M4.500 2L2 4.500",
  wheel: "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0M-4 0H4M0 -4V4",
  flag: "M-3 5V-5L5 -3L-3 -.5",
  bowl: "M-5 -1H5C5 3 3 5 0 5C-3 5 -5 3 -5 -1M-5 -4L5 4",
};

export function roadNodes(board, road, kind) {
  const nodes = [];
  for (let i = 1; i < road.length; i++) {
    const course = board.road(road[i - 1], road[i]);
    if (course) nodes.push(s("path", { d: course.d, class: kind }));
  }
  return nodes;
}

export function badge(kind, d, x, y) {
  return s("g", { class: `badge ${kind}`, transform: `translate(${x} ${y})` }, s("circle", { r: 8 }), s("path", { d }));
}

// The way a piece has come, ending in an arrow; straight if no road is known for it.
export function trail(board, { road, nation, fled = false }) {
  const points = road.map((city) => board.places.get(city)).filter(Boolean);
  if (points.length < 2) return [];
  const known = !fled && road.every((city, i) => i === 0 || board.road(road[i - 1], city));
  const straight = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const lines = (kind) => (known ? roadNodes(board, road, kind) : [s("path", { d: straight, class: kind })]);
  const [from, to] = points.slice(-2);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return [
    ...lines("trail-light"), ...lines(`trail of-${nation}${fled ? " fled" : ""}`),
    s("circle", { cx: points[0].x, cy: points[0].y, r: 6, class: `trail-start of-${nation}` }),
    s("path", { d: "M-13 -11L9 0L-13 11z", class: `trail-head of-${nation}`, transform: `translate(${to.x} ${to.y}) rotate(${angle.toFixed(1)})` }),
  ];
}

// A ring around places that a text speaks of.
export function pointAt(board, cities) {
  board.over.querySelectorAll(".pointer").forEach((node) => node.remove());
  for (const city of cities) {
    const place = board.places.get(city);
    if (place) board.over.append(s("circle", { class: "pointer", cx: place.x, cy: place.y, r: 26 }));
  }
}

// Whoever cannot see the map hears what a place is when he comes to it. Lines are those of a tip: texts, or texts with a rule.
export function tellPlaces(board, about) {
  for (const node of board.under.querySelectorAll("[data-place][aria-label]")) {
    const lines = about(node.dataset.place).filter(Boolean).map((line) => line.text ?? line);
    node.setAttribute("aria-label", [node.getAttribute("aria-label"), ...lines].join("; "));
  }
}
