// The imperial election as a scene: nine votes, two candidates, one crown.
import { button, h } from "../dom.js";
import { capital, t } from "../words.js";
import { Scene } from "./scene.js";
import { arms } from "./shapes.js";

const CANDIDATES = ["franz", "karl-albert"];

export class Election {
  constructor(host, desk) {
    this.scene = new Scene(host);
    this.desk = desk;
  }

  draw() {
    const { position: { view }, choices, foresight } = this.desk;
    foresight.want(choices.of("vote"));
    this.scene.show(view.votes ? "election" : null, t("election.title"), () => [
      h("p", { class: "tally", "aria-live": "polite" }, CANDIDATES.map((one) => h("span", { class: `candidate ${one}` },
        h("b", {}, Object.values(view.votes).filter((vote) => vote === one).length), " ", capital(t(`name.${one}`))))),
      h("p", { class: "hint" }, t("election.means")),
      h("ol", { class: "electors" }, this.seats(view).map((seat) => this.seat(seat)))]);
  }

  seats({ votes, electors }) {
    const next = Object.keys(votes).find((city) => !votes[city]);
    return Object.entries(votes).map(([city, vote]) => ({ city, vote, isNext: city === next, nation: electors.find((one) => one.city === city)?.nation }));
  }

  seat({ city, vote, isNext, nation }) {
    const { names, choices, foresight } = this.desk;
    const ways = isNext ? choices.of("vote") : [];
    return h("li", { class: `elector${isNext ? " now" : ""}${vote ? ` for-${vote}` : ""}` },
      h("h3", {}, nation ? arms(nation, names) : null, " ", names[city]),
      vote ? h("p", {}, t("election.voted", { candidate: t(`name.${vote}`) })) : h("p", { class: "hint" }, t(isNext ? "election.now" : "election.later")),
      ways.map((one) => button([h("b", {}, t(`name.${one.candidate}`)), h("small", {}, foresight.said(one).join("; "))], () => this.desk.act(one.action), { class: "choice", data: { focus: one.action } })));
  }
}
