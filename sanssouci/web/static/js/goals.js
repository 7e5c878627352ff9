// The card of goals: what wins for me and how far I am, and what the others need.
import { button, h, replace } from "./dom.js";
import { capital, t } from "./words.js";

export class Goals {
  // `point` rings what is missing on the map, `show` brings all of it into sight, `openRule` opens the rulebook.
  constructor(host, { names, point, show, openRule }) {
    Object.assign(this, { host, names, point, show, openRule });
    this.othersOpen = false;
  }

  draw(aims, seat) {
    const mine = aims.filter((aim) => aim.seat === seat);
    const threats = aims.filter((aim) => aim.threat);
    const others = aims.filter((aim) => aim.seat !== seat && !aim.threat);
    const named = (aim) => this.aim(aim, capital(this.names[aim.seat]));
    this.host.classList.toggle("hidden", !aims.length);
    replace(this.host,
      mine.length ? [h("h3", {}, t("goals.mine")), mine.map((aim) => this.aim(aim))] : null,
      threats.length ? [h("h3", { class: "threats" }, t("goals.threats")), threats.map(named)] : null,
      others.length ? h("details", { open: this.othersOpen, on: { toggle: (event) => { this.othersOpen = event.target.open; } } },
        h("summary", {}, t(mine.length ? "goals.others" : "goals.all")), others.map(named)) : null);
  }

  aim({ text, args, rule, have, need, places, threat }, who = "") {
    const near = threat ? " near" : "";
    const pressed = ({ target }) => {
      if (!places.length || target.closest(".quiet")) return;
      this.point(places);
      this.show(places);
    };
    return h("div", { class: `aim${near}`, on: { pointerenter: () => this.point(places), pointerleave: () => this.point([]), click: pressed } },
      h("p", {}, who ? [h("b", {}, t("goals.of", { who })), " "] : null, text, " ",
        places.length ? h("button", { type: "button", class: "rule-link" }, t("goals.where", { count: places.length })) : null, " ",
        rule ? button(rule, () => this.openRule(rule), { class: "rule-link quiet" }) : null),
      need ? h("p", { class: "far" }, h("meter", { min: 0, max: need, value: have, "aria-hidden": "true" }), "have" in args ? null : have > need ? have : t("goals.far", { have, need })) : null);
  }
}
