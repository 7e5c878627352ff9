// The road of a march: of those offered the one the player wants, or another led through cities of
// his choice. The server takes any road that keeps the rules for the offered one that comes to the same.
import { read } from "../narrowing.js";

// Whether a road passes these cities in this order.
function passes(road, cities) {
  let at = 0;
  for (const city of cities) {
    at = road.indexOf(city, at) + 1;
    if (!at) return false;
  }
  return true;
}

// Of several offered ways the one nearest to where a hand has passed.
export function nearest(ways, trail) {
  const shared = (one) => (one.road || []).filter((city) => trail.includes(city)).length;
  return ways.reduce((best, one) => (shared(one) > shared(best) ? one : best));
}

export const through = (ways, cities) => ways.find((one) => one.road && passes(one.road, cities));

export class Roads {
  constructor(board, war) {
    this.board = board;
    this.war = war;
  }

  // The shortest road, past whatever stands in the way if there is such a road.
  shortest(start, end, free = () => true) {
    const before = new Map([[start, null]]);
    const queue = [start];
    for (let i = 0; i < queue.length && !before.has(end); i++) {
      for (const other of this.board.neighbours.get(queue[i]) || []) {
        if (!before.has(other) && (other === end || free(other))) {
          before.set(other, queue[i]);
          queue.push(other);
        }
      }
    }
    if (!before.has(end)) return null;
    const road = [];
    for (let city = end; city; city = before.get(city)) road.unshift(city);
    return road;
  }

  // A march of the same pieces to the same place through these cities, not necessarily allowed.
  led(one, cities) {
    const free = (city) => !this.war.isOccupied(city);
    const road = [one.road[0]];
    for (const next of [...cities, one.place]) {
      const leg = this.shortest(road.at(-1), next, free);
      if (!leg) return null;
      road.push(...leg.slice(1));
    }
    return read(`${one.verb} ${one.pieces.join("+")} ${road.join(" ")}`);
  }

  isMain(road) {
    return road.every((city, i) => i === 0 || this.board.road(road[i - 1], city)?.kind === "main");
  }

  // Cities near enough that a road of this march may lead through them, judged by the roads
  // offered to the same pieces: how far they go, and how far on main roads alone (F4.2, F4.3).
  bends(one, offered) {
    const lengths = (some) => Math.max(0, ...some.map(({ road }) => road.length - 1));
    const reach = lengths(offered.filter(({ road }) => !this.isMain(road)));
    const mainReach = lengths(offered);
    const free = (city) => !this.war.isOccupied(city);
    const [start] = one.road;
    const found = new Set();
    for (const city of this.war.flood([start], mainReach - 1, free)) {
      if (city === start || city === one.place || !free(city)) continue;
      const road = this.led(one, [city])?.road;
      const length = road ? road.length - 1 : Infinity;
      if (length <= reach || (length <= mainReach && this.isMain(road))) found.add(city);
    }
    return found;
  }
}
