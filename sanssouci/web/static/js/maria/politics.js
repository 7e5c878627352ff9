// Politics as a scene: the trump, two cards and what they would do, the bids on the display, three tracks.
import { button, h } from "../dom.js";
import { capital, t } from "../words.js";
import { card, suitSign } from "../war/cards.js";
import { facts, printed, trackName } from "./facts.js";
import { Scene } from "./scene.js";
import { arms } from "./shapes.js";

const SCENES = new Set(["turning_up", "naming_trump", "trump_card", "bidding", "choosing"]);

export class Politics {
  constructor(host, desk) {
    this.scene = new Scene(host);
    this.desk = desk;
    this.looked = null; // the choice under the hand, whose shift of a marker is shown
  }

  draw() {
    const { position: { view }, choices } = this.desk;
    const isOn = SCENES.has(view.phase) || choices.verbs.has("trump");
    this.desk.foresight.want(choices.of("event", "deny", "keep"));
    if (!choices.all.some((one) => one.action === this.looked)) this.looked = null;
    this.scene.show(isOn ? `${view.turn}` : null, t("politics.title", { turn: view.turn }), () => [
      this.trump(view),
      h("div", { class: "political-cards" }, view.political_cards.map((id) => this.card(id))),
      this.display(view),
      this.tracks(view)]);
    this.markShifts();
  }

  trump(view) {
    const named = this.desk.choices.of("trump");
    if (named.length) {
      return h("div", { class: "trump row", role: "group", "aria-label": t("politics.name_trump") }, h("b", {}, t("politics.name_trump")),
        named.map((one) => button([suitSign(one.suit, 20), " ", t(`name.${one.suit}`)], () => this.desk.act(one.action), { class: "choice", data: { focus: one.action } })));
    }
    if (!view.trump) return null;
    return h("p", { class: "trump" }, t("politics.trump"), " ", view.trump === "every" ? null : suitSign(view.trump, 22), " ", h("b", {}, t(`name.${view.trump}`)));
  }

  // A political card: what is printed on it, and if it is mine to take, what taking it would do.
  card(id) {
    const { names, choices, foresight } = this.desk;
    const { title, year, emblems } = facts.political_cards[id];
    const ways = choices.of("event", "deny").filter((one) => one.card === id);
    return h("article", { class: "political-card" },
      h("header", {}, h("h3", {}, title), h("small", {}, year)),
      h("p", { class: "emblems" }, t("politics.for"), " ", emblems.map((power) => arms(power, names))),
      printed(id, names).map((line) => h("p", {}, line)),
      ways.map((one) => button([h("b", {}, this.desk.tell(one)), h("small", {}, foresight.said(one).join("; "))], () => this.desk.act(one.action), {
        class: "choice", data: { focus: one.action },
        on: { pointerenter: () => this.look(one.action), focus: () => this.look(one.action) },
      })));
  }

  look(action) {
    this.looked = action;
    this.markShifts();
  }

  // Where the choice under the hand would move a marker.
  markShifts() {
    const shifts = this.desk.foresight.of({ action: this.looked }).filter(({ key }) => key === "foresee.shifts");
    const boxes = new Set(shifts.map(({ args }) => `${args.track}-${args.box}`));
    for (const cell of this.scene.host.querySelectorAll(".tracks td")) cell.classList.toggle("there", boxes.has(cell.dataset.box));
  }

  // The display: cards of earlier turns open, those laid now face down, mine open to me.
  display(view) {
    const { names } = this.desk;
    const order = view.choosing || view.bidding || [];
    return h("section", { class: "display", "aria-label": t("politics.display") }, view.display.map(({ nation, kept, laid, bids, sum }) => {
      const at = order.indexOf(nation);
      return h("div", { class: `display-of of-${nation}${at === 0 ? " now" : ""}` },
        h("h4", {}, h("span", { "aria-hidden": "true" }, arms(nation, names)), " ", capital(names[nation])),
        h("div", { class: "laid" }, kept.map((text) => card(text, { small: true })),
          bids ? bids.map((text) => h("span", { class: "mine" }, card(text, { small: true }))) : laid.map((deck) => h("span", { class: "card small back", role: "img", "aria-label": t("politics.back", { deck }), title: t("politics.back", { deck }) }, deck)),
          kept.length + laid.length ? null : h("small", {}, t("politics.nothing"))),
        h("small", {}, [sum ? t("politics.sum", { sum }) : null, at < 0 ? null : t(view.choosing ? "politics.chooses" : "politics.bids", { place: at + 1 })].filter(Boolean).join(" · ")));
    }));
  }

  tracks(view) {
    return h("table", { class: "tracks" }, h("tbody", {}, Object.entries(view.tracks).map(([track, box]) => h("tr", {},
      h("th", { scope: "row" }, trackName(track, this.desk.names)),
      facts.political_board[track].map(({ title }, i) => {
        const here = i + 1 === box;
        return h("td", { class: here ? "here" : "", data: { box: `${track}-${i + 1}` }, "aria-current": here ? "true" : null }, here ? "✦ " : "", title);
      })))));
  }
}
