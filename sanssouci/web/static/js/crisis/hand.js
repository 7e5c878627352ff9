// My tactics cards.
import { h, keepFocus, replace } from "../dom.js";
import { t } from "../words.js";
import { card } from "./cards.js";

export class Hand {
  // onPick: a card that can be played is chosen or let go; onRead: another is asked what it says.
  constructor(host, onPick, onRead) {
    Object.assign(this, { host, onPick, onRead });
  }

  // picked: the chosen cards, a kind as often as it is chosen.
  draw(view, names, { lit, picked }) {
    const own = view.alliances.filter((alliance) => alliance.hand?.length);
    this.host.classList.toggle("empty", !own.length);
    keepFocus(this.host, () => replace(this.host, own.map((alliance) => {
      const left = [...picked];
      return h("section", { class: `hand-of ${alliance.id}`, "aria-label": t("hand.title") },
        h("h3", {}, h("i", { class: `swatch ${alliance.id}`, "aria-hidden": "true" }), t("hand.title"), " ", h("small", {}, t("hand.count", { count: alliance.hand.length }))),
        h("div", { class: "fan" }, alliance.hand.map((id, i) => {
          const at = left.indexOf(id);
          if (at >= 0) left.splice(at, 1);
          const live = lit.has(id) && alliance.id === view.seat;
          return card(alliance.id, id, names, { lit: live, picked: at >= 0, onPick: live ? () => this.onPick(id, at >= 0) : () => this.onRead(alliance.id, id), focus: `${id}-${i}` });
        })));
    })));
  }
}
