// Contingents, squadrons, convoys, garrisons and flags on the map, and the places that can be named.
import { s } from "../dom.js";
import { pointAt } from "../light.js";
import { ribbon, RIBBON, text } from "../tokens.js";
import { facts, SIGNS, townOf } from "./facts.js";
import { unitCount, unitWords } from "./forces.js";

const WIDE = 34; // of a counter
const TALL = 26;
const ABOVE = -12; // the foot of the counters, over their place
const SHIELD = "M-7 -8H7V0C7 5 3 8 0 9C-3 8 -7 5 -7 0z";
const WAGON = "M-11 -7C-11 -14 11 -14 11 -7V1H-11zM-6 4A3 3 0 1 1 -6.010 4M6 4A3 3 0 1 1 5.990 4";

export class WarMap {
  constructor(board) {
    this.board = board;
  }

  draw(view, names, { places, pieces, picked, place, shades, trails }) {
    const { board } = this;
    board.marks.replaceChildren(...trails);
    board.ground.replaceChildren(...this.flags(view, names), ...(shades.has("garrisons") ? this.garrisons(view) : []));
    board.under.replaceChildren(...[...places].filter((id) => board.places.has(id)).map((id) =>
      this.at(id, `place lit${id === place ? " picked" : ""}`, { place: id, focus: `place-${id}` }, names[id] || id, true,
        s("circle", { r: 18, class: "touch" }), s("circle", { r: 12, class: "ring" }))));
    const stacks = new Map();
    for (const piece of view.pieces) {
      if (piece.place && !piece.aboard && board.places.has(piece.place)) stacks.set(piece.place, [...(stacks.get(piece.place) || []), piece]);
    }
    board.pieces.replaceChildren(
      ...[...stacks].sort(([a], [b]) => board.places.get(a).y - board.places.get(b).y)
        .flatMap(([id, stack]) => stack.map((piece, i) => this.piece(piece, id, (i - (stack.length - 1) / 2) * (WIDE + 5), i, names, pieces.has(piece.id), picked === piece.id, view))),
      ...this.convoy(view.convoy, view, names));
  }

  at(id, kind, data, label, lit, ...parts) {
    const { x, y } = this.board.places.get(id);
    return s("g", { class: kind, transform: `translate(${x} ${y})`, data, ...(lit ? { tabindex: "0", role: "button", "aria-label": label } : { role: "img", "aria-label": label }) }, parts);
  }

  piece(piece, id, dx, row, names, lit, picked, view) {
    const cargo = view.pieces.filter((one) => one.aboard === piece.id);
    const moving = view.move?.who === piece.id;
    const label = [names[piece.id], unitWords(piece), ...cargo.map((one) => names[one.id])].join("; ");
    return this.at(id, `piece sj-piece of-${piece.state}${lit ? " lit" : ""}${picked ? " picked" : ""}${moving ? " moving" : ""}${piece.moved ? " moved" : ""}`, { piece: piece.id, city: id, focus: `piece-${piece.id}` }, label, lit,
      s("g", { transform: `translate(${dx} ${ABOVE})`, class: "body", data: { over: -ABOVE } },
        piece.kind === "squadron"
          ? s("path", { d: `M${-WIDE / 2} ${-TALL}H${WIDE / 2}L${WIDE / 2 - 7} 0H${-WIDE / 2 + 7}z`, class: "counter" })
          : s("rect", { x: -WIDE / 2, y: -TALL, width: WIDE, height: TALL, rx: 3, class: "counter" }),
        text(String(unitCount(piece)), -6, -7, 19, "counter-number"),
        s("path", { d: SIGNS[piece.kind === "squadron" ? "ships" : "infantry"], class: "counter-sign", transform: `translate(9 ${-TALL / 2})` }),
        cargo.length ? s("path", { d: SHIELD, class: "cargo", transform: `translate(${WIDE / 2} ${-TALL})scale(.8)` }) : null),
      s("g", { transform: `translate(0 ${5 + row * (RIBBON + 1)})` }, ribbon(names[piece.id], piece.state, 0)));
  }

  // The flags of regions taken, over their towns; stores that were burnt.
  flags(view, names) {
    return Object.entries(view.regions).flatMap(([region, facts_]) => {
      const town = townOf(region);
      if (!town || !this.board.places.has(town)) return [];
      const marks = [];
      if (facts_.captured && facts_.flag) marks.push(s("path", { d: "M0 0V-40", class: "flag-pole" }), s("path", { d: "M0 -40C8 -44 12 -36 22 -40V-26C12 -22 8 -30 0 -26z", class: `flag-cloth of-${facts_.flag}` }));
      if (facts_.scorched || facts_.barren) marks.push(s("path", { d: "M-14 0C-20 -8 -13 -11 -14 -18C-8 -13 -6 -6 -9 0z", class: "burnt" }));
      return marks.length ? [this.at(town, "sj-flag", {}, names[region], false, marks)] : [];
    });
  }

  garrisons(view) {
    return Object.entries(facts.regions).flatMap(([region, printed]) => {
      const now = view.regions[region] || printed;
      const { town } = printed;
      if (!town || !now.garrison || !this.board.places.has(town)) return [];
      const { x, y } = this.board.places.get(town);
      const [dx, dy] = this.board.corners.get(town) || [10, -15]; // until the lettering has come
      return [s("g", { class: `sj-garrison of-${now.flag || printed.state}${now.garrison < printed.garrison ? " reduced" : ""}`, transform: `translate(${x + dx} ${y + dy})`, data: { corner: town }, "aria-hidden": "true" },
        s("g", { transform: "scale(.8)" }, s("path", { d: SHIELD }), text(String(now.garrison), 0, 4, 12, "garrison-number")))];
    });
  }

  // A convoy where it stands, and the way it has before it.
  convoy(convoy, view, names) {
    if (!convoy || !this.board.places.has(convoy.place)) return [];
    const goal = view.pieces.find((piece) => piece.id === convoy.to)?.place;
    const way = [convoy.place, ...convoy.way, goal].filter((id, i, all) => id && all.indexOf(id) === i).map((id) => this.board.places.get(id)).filter(Boolean);
    return [
      s("path", { d: `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`, class: "sj-convoy-way" }),
      this.at(convoy.place, "sj-convoy", {}, names[convoy.to], false, s("path", { d: WAGON, transform: "translate(0 -14)" }))];
  }

  point(ids, view) {
    const at = new Map((view?.pieces || []).map((piece) => [piece.id, piece.place]));
    pointAt(this.board, ids.map((id) => at.get(id) || townOf(id) || id));
  }
}
