// A window over the map for what is not decided on it; it can be folded away to look at the map.
import { button, h, keepFocus, replace } from "../dom.js";
import { t } from "../words.js";

export class Scene {
  constructor(host) {
    this.host = host;
    this.folded = false;
    this.moment = null;
  }

  /** @param {?string} moment what the scene is about; another one unfolds it, none puts it away
   *  @param {string} title @param {() => any[]} content */
  show(moment, title, content) {
    this.host.classList.toggle("hidden", moment === null);
    if (moment !== this.moment) this.folded = false;
    this.moment = moment;
    if (moment === null) {
      this.host.replaceChildren();
      return;
    }
    const redraw = () => this.show(moment, title, content);
    this.host.classList.toggle("folded", this.folded);
    keepFocus(this.host, () => replace(this.host,
      h("header", {}, h("h2", {}, title),
        button(this.folded ? "▴" : "▾", () => { this.folded = !this.folded; redraw(); }, { class: "plain", "aria-label": t(this.folded ? "scene.unfold" : "scene.fold"), "aria-expanded": String(!this.folded), data: { focus: "fold" } })),
      this.folded ? null : content()));
  }
}
