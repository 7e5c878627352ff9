// Hands on the map: clicks, drags and looks become picks on the desk.
import { act as answer } from "./answers.js";
import { tip } from "./lighting.js";
import { nearest } from "./roads.js";

export class Pointing {
  constructor(desk) {
    this.desk = desk;
    this.trail = []; // the cities a dragged general has passed
    this.gripped = false; // whether the road itself is being dragged
    for (const type of ["pick", "hover", "lift", "carry", "drop"]) {
      desk.board.addEventListener(type, (event) => desk.position && this[type](event.detail));
    }
  }

  pick({ piece, place, event }) {
    const { desk } = this;
    if (desk.table.replaying) return;
    const { choices, picks } = desk;
    if (picks.place && place && (picks.bending || event?.shiftKey)) {
      if (place === picks.place) desk.confirm();
      else desk.bend(place);
      return;
    }
    if (picks.place && place === picks.place && choices.places(picks).has(place)) {
      desk.confirm();
      return;
    }
    // A lit destination wins over the pieces that stand there.
    if (place && choices.places(picks).has(place) && !(piece && choices.pieces().has(piece) && !picks.pieces.length)) {
      if (!piece || desk.war.piece(piece)?.city !== desk.startOfPicks()) {
        desk.pickPlace(place);
        return;
      }
    }
    if (piece && choices.pieces().has(piece)) {
      if (picks.pieces.length === 1 && picks.pieces[0] === piece && choices.proposals(picks).length === 1) desk.confirm();
      else desk.toggle(piece, desk.war.piece(piece)?.city === desk.startOfPicks());
      return;
    }
    if (place && picks.pieces.length) this.askWhy(place);
    else if (piece) this.about(piece, place, event);
    else desk.unpick();
  }

  // A piece that cannot be chosen: one's own is told why, of another's all is told that is known.
  about(piece, place, event) {
    const { desk } = this;
    const found = desk.war.piece(piece);
    if (desk.position.view.phase === "movement" && desk.choices.all.length && desk.actingNations().includes(found?.nation)) {
      const [next] = desk.board.neighbours.get(place) || [];
      if (next) desk.mayI(`march ${piece} ${place} ${next}`);
    } else this.hover({ piece, place, event });
  }

  // A forbidden march is put to the server by the shortest road, to hear the rule against it.
  askWhy(place) {
    const { desk } = this;
    const start = desk.startOfPicks();
    if (!start || place === start) {
      desk.unpick();
      return;
    }
    const road = desk.roads.shortest(start, place);
    if (road) desk.mayI(`march ${desk.picks.pieces.join("+")} ${road.join(" ")}`);
  }

  hover({ piece, place, event }) {
    const { desk } = this;
    const { choices, picks, names } = desk;
    const { view } = desk.position;
    const ways = choices.places(picks).get(place);
    const found = piece && view.pieces.find((one) => one.id === piece);
    let lines = [];
    if (found) lines = desk.aboutPiece(found);
    else if (place) lines = desk.aboutPlace(desk.board.places.get(place));
    if (ways && picks.pieces.length) {
      lines.push(...tip(ways, desk.foresight, names));
      if (!picks.place) desk.lighting.road(ways[0].road);
    } else if (!picks.place) desk.lighting.road(null);
    desk.table.tip.show(lines, event);
  }

  // ---------------------------------------------------------------- dragging

  lift({ piece, grip }) {
    const { desk } = this;
    if (desk.table.replaying) return;
    this.trail = [];
    this.gripped = Boolean(grip);
    if (grip) {
      desk.board.carrying = true;
      return;
    }
    if (!desk.choices.onMap.some((one) => one.place && one.pieces.includes(piece))) return;
    if (!desk.picks.pieces.includes(piece)) desk.toggle(piece, false);
    desk.board.carrying = desk.choices.places(desk.picks).size > 0;
  }

  carry({ place }) {
    const { desk } = this;
    if (this.gripped) {
      desk.point(place ? [place] : []);
      return;
    }
    if (place && this.trail.at(-1) !== place) this.trail.push(place);
    const ways = desk.choices.places(desk.picks).get(place);
    desk.lighting.road(ways ? nearest(ways, this.trail).road : null);
  }

  drop({ place }) {
    const { desk } = this;
    if (this.gripped) {
      this.gripped = false;
      desk.point([]);
      if (place) desk.bend(place);
      return;
    }
    const ways = place && desk.choices.places(desk.picks).get(place);
    if (ways?.length === 1) answer(desk, ways[0]);
    else if (ways) desk.pickPlace(place, nearest(ways, this.trail));
    else if (place && place !== desk.startOfPicks()) this.askWhy(place);
    else desk.redraw();
  }
}
