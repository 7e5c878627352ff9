// Generals, trains and flags above the map, in the manner of the printed picture.
import { s } from "../dom.js";
import { calm } from "../settings.js";
import { ribbon, RIBBON, text } from "../tokens.js";
import { t } from "../words.js";
import { manner } from "./manner.js";

const FAN = 23;
const STEP = 110; // ms from city to city
const OVERLAP = 150; // the next piece sets out a little before the last has arrived
const MOST_BEHIND = 5000; // ms of walks still to be shown; after a longer absence all walk at once

function token(general, x) {
  const { nation } = general;
  const parts = general.face_down
    ? [s("use", { href: "#general-body", class: "token reverse" }),
      s("use", { href: "#general-inner", fill: `url(#reverse-${nation})` }),
      s("circle", { cy: -11, r: 10, class: "reverse-disc" }),
      text(general.rank, 0, -3.4, 23, "reverse-rank")]
    : [s("use", { href: "#general-body", class: `token piece-${nation}` }),
      s("use", { href: "#general-inner", class: `token-inner on-piece-${nation}-line` }),
      text(general.rank, 0, -3.4, 23, `on-piece-${nation}`)];
  if (general.troops) {
    parts.push(s("circle", { cx: 9, cy: 5, r: 8.2, class: "troops-disc" }), text(general.troops, 9, 9.2, 14, "troops"));
  }
  return s("g", { transform: `translate(${x.toFixed(1)} 0)`, class: "body" }, s("use", { href: "#general-body", class: "glow" }), parts);
}

const wagon = ({ nation }) => [
  s("use", { href: "#wagon", class: "glow" }),
  s("use", { href: "#wagon", class: `train piece-${nation}` }),
  text(manner.letters[nation], 0, -7, 16, `on-piece-${nation}`)];

export function label(piece, names) {
  const where = piece.city ? names[piece.city] : t("piece.off_map");
  const nation = names[piece.nation];
  const name = names[piece.id] || piece.name;
  if (piece.kind !== "general") return t(`piece.${piece.kind}`, { name, nation, city: where });
  const known = piece.troops ? t("piece.troops", { count: piece.troops }) : "";
  const down = piece.face_down ? t("piece.face_down") : "";
  return [t("piece.general", { name, rank: piece.rank, nation, city: where }), known, down].filter(Boolean).join(", ");
}

export class Pieces {
  constructor(board) {
    this.board = board;
    this.before = new Map();
    this.walks = new Map(); // by piece: its steps, when it sets out, how long it takes
    this.lastArrival = 0;
  }

  // roads: by piece, the cities of its march just made, to be walked before the eyes; past: whether no other walk is shown, as
  // in a replay one goes from any moment to any other.
  draw(view, names, { lit = new Set(), picked = [], roads = new Map(), muted = false, past = false } = {}) {
    const { board } = this;
    const stacks = new Map();
    const drawn = [];
    for (const piece of view.pieces) {
      if (!piece.city) continue;
      if (piece.kind === "general") {
        if (!stacks.has(piece.city)) stacks.set(piece.city, []);
        stacks.get(piece.city).push(piece);
      } else {
        drawn.push([board.places.get(piece.city).y, [this.single(piece, names, lit, picked)]]);
      }
    }
    for (const [city, stack] of stacks) drawn.push([board.places.get(city).y, this.stack(city, stack, names, lit, picked)]);
    drawn.sort((a, b) => a[0] - b[0]);
    board.pieces.replaceChildren(...drawn.flatMap(([, nodes]) => nodes));
    board.ground.replaceChildren(...view.markers.map((marker) => this.flag(marker)));
    this.walk(view, roads, { muted, past });
    this.before = new Map(view.pieces.map((piece) => [piece.id, piece.city]));
  }

  frame(piece, names, lit, picked, x, y, ...parts) {
    const live = lit.has(piece.id);
    const chosen = picked.includes(piece.id);
    return s("g", {
      class: `piece ${piece.kind === "train" ? "supply" : piece.kind} ${piece.nation}${live ? " lit" : ""}${chosen ? " picked" : ""}${piece.face_down ? " face-down" : ""}`,
      transform: `translate(${x} ${y})`,
      data: { piece: piece.id, city: piece.city, focus: `piece-${piece.id}` },
      tabindex: live ? "0" : null,
      role: live ? "button" : "img",
      "aria-pressed": live ? String(chosen) : null,
      "aria-label": label(piece, names),
    }, parts);
  }

  stack(city, generals, names, lit, picked) {
    const { x, y } = this.board.places.get(city);
    const ordered = [...generals].sort((a, b) => Boolean(b.commands) - Boolean(a.commands) || a.rank - b.rank);
    const first = (-FAN * (ordered.length - 1)) / 2;
    return ordered
      .map((general, i) => this.frame(general, names, lit, picked, x, y,
        ribbon(`${general.rank} ${names[general.id] || general.name}${general.commands && generals.length > 1 ? " ★" : ""}`, general.nation, 11.5 + i * (RIBBON + 0.8), general.face_down), token(general, first + i * FAN)))
      .reverse();
  }

  // A train, or whatever else moves alone.
  single(piece, names, lit, picked) {
    const { x, y } = this.board.places.get(piece.city);
    return this.frame(piece, names, lit, picked, x, y, (manner.shapes[piece.kind] || wagon)(piece));
  }


  flag(marker) {
    const { x, y } = this.board.places.get(marker.city);
    return s("g", { class: marker.question ? "marker question" : "marker", transform: `translate(${x + 9} ${y - 4})`, data: { city: marker.city } },
      s("path", { d: "M0 0V-33", class: "pole" }),
      s("use", { href: "#flag-cloth", class: marker.question ? `cloth open-cloth ring-${marker.nation}` : `cloth mark-${marker.nation}` }),
      marker.question ? text("?", 10.5, -17.2, 17, "doubt") : null);
  }

  // Those who have moved set out one after the other, so that the eye can follow. A redraw makes
  // new nodes; they take up the walk where the old ones were.
  walk(view, roads, { muted, past }) {
    if (calm()) return;
    const now = performance.now();
    if (!muted && this.before.size) {
      const groups = new Map();
      for (const piece of view.pieces) {
        const from = this.before.get(piece.id);
        const road = roads.get(piece.id) || (past ? null : [from, piece.city]);
        if (!piece.city || !from || from === piece.city || !road) continue;
        const key = road.join();
        if (!groups.has(key)) groups.set(key, { road, pieces: [] });
        groups.get(key).pieces.push(piece.id);
      }
      for (const { road, pieces } of groups.values()) {
        const begin = this.lastArrival - now > MOST_BEHIND ? now : Math.max(now, this.lastArrival - OVERLAP);
        const duration = Math.min(900, 260 + STEP * road.length);
        this.lastArrival = begin + duration;
        for (const id of pieces) this.walks.set(id, { road, begin, duration });
      }
    }
    for (const [id, { road, begin, duration }] of this.walks) {
      const node = this.board.pieces.querySelector(`[data-piece="${CSS.escape(id)}"]`);
      if (!node || now > begin + duration) {
        this.walks.delete(id);
        continue;
      }
      const steps = road.map((city) => this.board.places.get(city)).filter(Boolean);
      const walk = node.animate(steps.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })), { duration, delay: begin - now, fill: "backwards", easing: "ease-in-out" });
      walk.id = id;
    }
  }
}
