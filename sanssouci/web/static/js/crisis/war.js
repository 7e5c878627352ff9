// Small facts of The Great Crisis that the table can show before a move is made (C3, C4, C6). They
// are hints for the eye; what counts is decided by the server.
import { facts } from "./facts.js";

const isBox = (space) => facts.spaces[space].kind === "box";

export class War {
  constructor(board, view) {
    this.board = board;
    this.view = view;
    this.spaces = new Map(view.spaces.map((space) => [space.id, space]));
    this.nations = new Map(view.nations.map((nation) => [nation.id, nation]));
  }

  side(nation) {
    return this.nations.get(nation).seat;
  }

  holder(space) {
    return this.side(this.spaces.get(space).nation);
  }

  isFort(space) {
    return facts.spaces[space].capacity > 0 && !this.spaces.get(space).scorched;
  }

  resources(space) {
    return this.spaces.get(space).scorched ? 0 : facts.spaces[space].resources;
  }

  enemiesIn(space, seat, open = false) {
    return this.spaces.get(space).units.filter((unit) => this.side(unit.nation) !== seat && !(open && unit.inside));
  }

  neighbours(space, kind) {
    const all = this.board.neighbours.get(space) || [];
    return kind ? all.filter((other) => (this.board.road(space, other).kind === "sea") === (kind === "sea")) : all;
  }

  // ---------------------------------------------------------------- marches

  marching(nation) {
    return this.nations.get(nation).army === this.view.army;
  }

  // Who could go from a space to another by land, or by sea (C5.3, C6.1, C6.3, C6.5).
  party(start, end) {
    const seat = this.side(this.view.army);
    const halted = this.enemiesIn(start, seat, true).length > 0;
    const single = this.board.road(start, end);
    return this.spaces.get(start).units.filter((unit) => this.marching(unit.nation) && !unit.inside && !unit.recovered
      && !(halted && unit.arrived) && !(end && isBox(end) && facts.spaces[end].nation !== unit.nation) && !(end && !single && unit.isolated));
  }

  weight(unit) {
    return unit.isolated ? 2 : 1;
  }

  // The road of a march: straight, or by the space between (C6.3).
  road(start, end) {
    if (this.board.road(start, end)) return [start, end];
    const seat = this.holder(start);
    const quiet = (space) => this.holder(space) === seat && !this.enemiesIn(space, seat).length && !isBox(space);
    const ways = this.neighbours(start, "land").filter((space) => this.neighbours(space, "land").includes(end));
    const between = ways.find(quiet) || ways[0]; // once the war has moved on, any way is as likely
    return between ? [start, between, end] : [start, end];
  }

  // What awaits a march at its end.
  omens(end, seat) {
    const enemies = this.enemiesIn(end, seat);
    const open = enemies.filter((unit) => !unit.inside);
    const taken = this.holder(end) !== seat && !enemies.length;
    return {
      battle: open.length > 0,
      siege: !open.length && enemies.length > 0,
      takes: taken,
      card: taken && (this.isFort(end) || this.resources(end) > 0),
      enemies,
      cut: ![end, ...this.neighbours(end)].some((one) => this.network(seat).has(one)),
    };
  }

  // Spaces that more than one march would reach, with the points it takes: marches one after the
  // other, halted by the enemy, never through a box.
  reach(first, points) {
    const seat = this.side(this.view.army);
    let edge = [...first];
    const cost = new Map(edge.map((space) => [space, 1]));
    for (let spent = 2; spent <= points; spent++) {
      const next = [];
      for (const space of edge) {
        if (this.enemiesIn(space, seat, true).length || isBox(space)) continue;
        for (const other of this.steps(space, seat)) {
          if (cost.has(other)) continue;
          cost.set(other, spent);
          next.push(other);
        }
      }
      edge = next;
    }
    return cost;
  }

  steps(space, seat) {
    const near = this.neighbours(space, "land").filter((other) => !isBox(other));
    const quiet = (one) => this.holder(one) === seat && !this.enemiesIn(one, seat).length;
    if (!quiet(space)) return near;
    return [...near, ...near.filter(quiet).flatMap((between) => this.neighbours(between, "land").filter((other) => quiet(other) && !isBox(other)))];
  }

  // ---------------------------------------------------------------- communication

  // The spaces in communication with a resource space of an alliance (C4.1).
  network(seat) {
    this.networks ||= new Map();
    if (!this.networks.has(seat)) {
      const own = (space) => this.holder(space.id) === seat;
      const passable = (space) => (own(space) ? !space.besieged : space.besieged);
      const reached = new Set(this.view.spaces.filter((space) => own(space) && !space.besieged && this.resources(space.id)).map((space) => space.id));
      const edge = [...reached];
      while (edge.length) {
        for (const other of this.board.neighbours.get(edge.pop()) || []) {
          if (reached.has(other) || !passable(this.spaces.get(other))) continue;
          reached.add(other);
          edge.push(other);
        }
      }
      this.networks.set(seat, reached);
    }
    return this.networks.get(seat);
  }

  // The seat a reader is interested in: whose army moves, else his own.
  seat() {
    return this.view.army ? this.side(this.view.army) : this.view.seat || "prussia";
  }
}
