// Several people share the screen: a curtain falls between them, so that none sees another's cards.
import { dialog } from "./dialog.js";
import { button, h } from "./dom.js";
import { capital, t } from "./words.js";

export class Curtain {
  // For the player of a seat, who has a name of his own; he lifts it himself.
  fall(seat, { power, name, lifted }) {
    if (this.box?.dataset.seat === seat) return;
    this.box?.close();
    const box = dialog(t("curtain.title", { name: capital(power) }), [
      h("p", {}, t("curtain.text", { name })),
      h("div", { class: "row end" }, button(t("curtain.ready", { name: power }), () => {
        this.box = null;
        box.close();
        lifted();
      }, { class: "primary", autofocus: true })),
    ], { kind: "curtain" });
    box.dataset.seat = seat;
    box.addEventListener("cancel", (event) => event.preventDefault());
    box.querySelector(".close").remove();
    this.box = box;
  }
}
