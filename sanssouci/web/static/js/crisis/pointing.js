// Hands on the map: clicks, drags and looks become picks on the desk.
import { road, signs } from "./foreseen.js";
import { aboutArmy, aboutPlace } from "./whatis.js";

export class Pointing {
  constructor(desk) {
    this.desk = desk;
    for (const type of ["pick", "hover", "lift", "carry", "drop"]) {
      desk.board.addEventListener(type, (event) => desk.position && this[type](event.detail));
    }
  }

  pick({ piece, place, event }) {
    const { desk } = this;
    if (desk.table.replaying) return;
    const { choices, picks } = desk;
    const places = choices.places(picks);
    if (place && place === picks.end && places.has(place)) desk.confirm();
    else if (place && places.has(place)) desk.pickEnd(place);
    else if (place && choices.starts().has(place) && place !== picks.start) desk.pickStart(place);
    else if (place && place === picks.start) desk.unpick();
    else if (place && picks.start) this.farther(place);
    else if (piece || place) {
      if (!desk.unpick()) this.hover({ piece, place, event });
    } else desk.unpick();
  }

  // A space that more than one march would reach begins with the first of them; for others the rule is asked.
  farther(place) {
    const { desk } = this;
    const way = desk.wayTo(place);
    if (way) desk.pickEnd(way.leg, { place, points: way.points });
    else desk.mayI(`march ${desk.picks.start} ${place}`);
  }

  hover({ piece, place, event }) {
    const { desk } = this;
    const { picks, names, war, foresight } = desk;
    let lines = [];
    if (piece) lines = aboutArmy(piece, war, names);
    else if (place) lines = aboutPlace(place, war, foresight.layers().network, names);
    const way = picks.start && this.wayTo(place);
    if (way) lines.push(...signs(foresight, way));
    if (!picks.end) desk.lighting.road(way ? road(foresight, way) : null);
    desk.table.tip.show(lines, event);
  }

  lift({ place }) {
    const { desk } = this;
    if (desk.table.replaying || !place || !desk.choices.starts().has(place)) return;
    if (desk.picks.start !== place) desk.pickStart(place);
    desk.board.carrying = desk.choices.places(desk.picks).size > 0;
  }

  carry({ place }) {
    const { desk } = this;
    const way = this.wayTo(place);
    desk.lighting.road(way ? road(desk.foresight, way) : null);
  }

  // What leads from the picked stack to a place.
  wayTo(place) {
    return this.desk.choices.places(this.desk.picks).get(place)?.[0];
  }

  drop({ place }) {
    const { desk } = this;
    if (place && desk.choices.places(desk.picks).has(place)) {
      desk.pickEnd(place);
      if (desk.mayConfirm()) desk.confirm();
    } else if (place && place !== desk.picks.start) this.farther(place);
    else desk.redraw();
  }
}
