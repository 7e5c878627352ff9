// What the stacks, recruits and cards of The Great Crisis can do, out of the legal list.
import { Choices as Common, byPlace } from "../narrowing.js";

const FROM_A_STACK = new Set(["march", "pick", "sail", "sortie", "recover", "assault", "restore"]);
const TO_A_PLACE = new Set(["withdraw", "send", "fight"]);

export class Choices extends Common {
  // Cards that can be played or thrown away now, each kind once.
  cards() {
    return new Set([...this.of("play", "discard", "commit"), ...this.asides].flatMap((one) => (one.verb === "scorch" ? ["scorched-earth"] : one.cards)));
  }

  withCard(card) {
    if (card === "scorched-earth" && this.asides.length) return this.asides;
    return this.of("play", "discard").filter((one) => one.cards[0] === card);
  }

  // Spaces whose units can do something.
  starts() {
    return new Set(this.all.filter((one) => FROM_A_STACK.has(one.verb)).map((one) => one.start));
  }

  from(space) {
    return this.all.filter((one) => FROM_A_STACK.has(one.verb) && one.start === space);
  }

  // Where the picked stack, recruit or card can go; without picks, the places one may name outright.
  places({ start, recruit, card }) {
    const ways = card ? this.withCard(card) : recruit ? this.of("place").filter((one) => one.pieces[0] === recruit) : start ? this.from(start) : this.all.filter((one) => TO_A_PLACE.has(one.verb));
    return byPlace(ways, (one) => one.end);
  }
}
