// Small facts of Friedrich that the board can show before a move is made (F1, F4, F5, F9). They are
// hints for the eye; what counts is decided by the server.

export const LETTERS = { prussia: "P", hanover: "H", russia: "R", sweden: "S", austria: "A", imperial: "I", france: "F" };
const HOME_SIDE = new Set(["prussia", "hanover"]);
const HOMES = { prussia: ["prussia"], hanover: ["hanover"], sweden: ["sweden"], austria: ["austria"], imperial: ["empire", "saxony"], russia: [], france: [] };
const DEFENDED = { prussia: "prussia", saxony: "prussia", hanover: "hanover", austria: "austria" };
const SUPPLY_RANGE = 6;
const WATCH_RANGE = 3;

const hostile = (a, b) => HOME_SIDE.has(a) !== HOME_SIDE.has(b);

export class War {
  constructor(board, view) {
    this.board = board;
    this.view = view;
    this.generals = new Map();
    this.trains = new Map();
    for (const piece of view.pieces) {
      if (!piece.city) continue;
      const where = piece.kind === "train" ? this.trains : this.generals;
      if (!where.has(piece.city)) where.set(piece.city, []);
      where.get(piece.city).push(piece);
    }
  }

  piece(id) {
    return this.view.pieces.find((piece) => piece.id === id);
  }

  nation(id) {
    return this.view.nations.find((nation) => nation.id === id);
  }

  hostileGeneralAt(city, nation) {
    return (this.generals.get(city) || []).some((piece) => hostile(piece.nation, nation));
  }

  isOccupied(city) {
    return this.generals.has(city) || this.trains.has(city);
  }

  // Cities within so many roads, over cities that pass the test.
  flood(starts, steps, passes = () => true) {
    const seen = new Set(starts);
    let edge = [...starts];
    for (let i = 0; i < steps; i++) {
      const next = [];
      for (const city of edge) {
        for (const other of this.board.neighbours.get(city) || []) {
          if (!seen.has(other) && passes(other)) {
            seen.add(other);
            next.push(other);
          }
        }
      }
      edge = next;
    }
    return seen;
  }

  // Where a nation's generals would be in supply (F9.2 to F9.4).
  supplied(nation) {
    const free = (city) => !this.hostileGeneralAt(city, nation) && !(this.trains.get(city) || []).some((piece) => hostile(piece.nation, nation));
    const starts = this.view.pieces.filter((p) => p.kind === "train" && p.nation === nation && p.city).map((p) => p.city);
    const reach = this.flood(starts, SUPPLY_RANGE, free);
    for (const place of this.board.places.values()) {
      if (HOMES[nation].includes(place.country)) reach.add(place.id);
      if ((nation === "russia" || nation === "france") && place.depotOf === nation) reach.add(place.id);
    }
    return reach;
  }

  // Cities a nation's generals watch over (F5.6).
  watched(nation) {
    const stands = this.view.pieces.filter((p) => p.kind === "general" && p.nation === nation && p.city);
    const all = new Set();
    for (const piece of stands) {
      for (const city of this.flood([piece.city], WATCH_RANGE)) if (city !== piece.city) all.add(city);
    }
    return all;
  }

  // Objectives a march of this nation takes, claims or takes back on its way (F5.2, F5.9, F5.11).
  conquests(nation, road) {
    const own = new Set(this.nation(nation)?.objectives.missing || []);
    const lost = new Map(this.view.markers.filter((m) => !m.question && hostile(m.nation, nation)).map((m) => [m.city, m.nation]));
    const found = [];
    for (const city of new Set(road.slice(0, -1))) {
      const land = DEFENDED[this.board.places.get(city)?.country];
      if (own.has(city) && land) found.push({ city, kind: this.watched(land).has(city) ? "claims" : "takes" });
      else if (lost.has(city) && land === nation) found.push({ city, kind: this.watched(lost.get(city)).has(city) ? "claims" : "takes" });
    }
    return found;
  }

  // What speaks for and against a march.
  march(one) {
    const mover = this.piece(one.pieces[0]);
    const { nation } = mover;
    if (mover.kind === "train") return { conquests: [], enemy: [], train: false, hungry: false };
    this.supplyOf ||= new Map();
    if (!this.supplyOf.has(nation)) this.supplyOf.set(nation, this.supplied(nation));
    return {
      conquests: this.conquests(nation, one.road),
      enemy: (this.board.neighbours.get(one.place) || []).filter((city) => this.hostileGeneralAt(city, nation)),
      train: (this.trains.get(one.place) || []).some((piece) => hostile(piece.nation, nation)),
      hungry: !this.supplyOf.get(nation).has(one.place),
    };
  }
}
