// Hands on the map: clicks, drags and looks become picks on the desk.
import { omenWords } from "./lighting.js";
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
    const leg = desk.firstLeg(place);
    if (leg) desk.pickEnd(leg);
    else desk.mayI(`march ${desk.picks.start} ${place}`);
  }

  hover({ piece, place, event }) {
    const { desk } = this;
    const { choices, picks, names, war } = desk;
    let lines = [];
    if (piece) lines = aboutArmy(piece, war, names);
    else if (place) lines = aboutPlace(place, war, names);
    const way = place && picks.start && choices.places(picks).has(place);
    if (way) lines.push(...omenWords(war.omens(place, war.seat()), names));
    if (!picks.end) desk.lighting.road(way ? war.road(picks.start, place) : null);
    desk.table.showTip(lines, event);
  }

  lift({ place }) {
    const { desk } = this;
    if (desk.table.replaying || !place || !desk.choices.starts().has(place)) return;
    if (desk.picks.start !== place) desk.pickStart(place);
    desk.board.carrying = desk.choices.places(desk.picks).size > 0;
  }

  carry({ place }) {
    const { desk } = this;
    const way = place && desk.choices.places(desk.picks).has(place);
    desk.lighting.road(way ? desk.war.road(desk.picks.start, place) : null);
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
