// The next step towards a listed action, narrowed by words said and by a piece, a place or a card pointed at.
import { read } from "../narrowing.js";
import { Steps as Words } from "../plain/narrowing.js";

const FEW = 6; // numbers that are as well offered one by one
const isNumber = (word) => /^\d+$/.test(word);

export class Steps extends Words {
  forget() {
    super.forget();
    this.piece = null;
    this.card = null;
  }

  get left() {
    return super.left.filter((action) => {
      const { pieces, cards } = read(action);
      return (!this.piece || pieces.includes(this.piece)) && (!this.card || cards.includes(this.card));
    });
  }

  get isBegun() {
    return super.isBegun || this.piece !== null || this.card !== null;
  }

  back() {
    if (this.said.length) this.path.pop();
    else this.forget();
  }

  // The words of the actions left up to their numbers, if nothing but numbers tells them apart; null if something else
  // does. Of several things to do, numbers are the one that has been chosen; or there is nothing else to be done but to leave.
  numbered() {
    const [counted, others] = [endsInNumber, (action) => !endsInNumber(action)].map((what) => this.left.filter(what));
    const words = this.left.length > FEW && (this.said.length || others.length < 2) ? stemOf(counted) : null;
    return words && { words, others };
  }

  // Whether nothing but numbers follows some words.
  isNumbers(said) {
    return stemOf(this.left.filter((action) => action.startsWith(`${said.join(" ")} `))) !== null;
  }

  cards() {
    return new Set(this.left.flatMap((action) => read(action).cards));
  }

  // The words that may come next, of the actions left.
  following(words) {
    const start = `${words.join(" ")} `;
    return [...new Set(this.legal.filter((action) => action.startsWith(start)).map((action) => action.split(" ")[words.length]))];
  }
}

const endsInNumber = (action) => isNumber(action.split(" ").at(-1));

// What actions have in common that differ by their numbers alone.
function stemOf(actions) {
  const [stem, ...more] = new Set(actions.map((action) => action.split(" ").filter((word) => !isNumber(word)).join(" ")));
  return stem && !more.length && actions.every(endsInNumber) ? stem.split(" ") : null;
}
