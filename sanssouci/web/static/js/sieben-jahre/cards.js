// Cards of the game: Events as they are drawn, with their pace and cost, and battle cards.
import { button, h, replace } from "../dom.js";
import { capital, t } from "../words.js";
import { armSign } from "./forces.js";
import { facts } from "./facts.js";

const PACES = ["very-slow", "difficult", "slowed", "normal", "rapid"]; // "none" has no arrow at all
const DRAWN = "log.event";

// An Event, large: its name, how far it lets one go, what it costs and what else it brings.
export function eventCard(id, names, who = "") {
  const { pace, cost, late, phases, ammunition } = facts.events[id];
  return h("article", { class: `sj-event pace-${pace}`, "aria-label": names[id] },
    who ? h("p", { class: "drawn-by" }, who) : null,
    h("h3", {}, names[id]),
    h("p", { class: "pace" }, PACES.map((one, i) => h("i", { class: PACES.indexOf(pace) >= i ? "on" : "", "aria-hidden": "true" }, "➤")), h("span", {}, t(`sj.pace_${pace}`))),
    h("p", { class: "cost" }, h("b", {}, cost), " ", t("sj.event-cost", { cost })),
    late ? h("p", { class: "rider" }, t("sj.event-late", { late, phases })) : null,
    ammunition ? h("p", { class: "rider" }, t("sj.event-ammunition", { ammunition })) : null);
}

// The Events drawn last, until they are put away or others come.
export class Drawn {
  constructor(host, names) {
    this.host = host;
    this.names = names;
  }

  show(news, isShown) {
    const lines = news.filter(({ key, args }) => key === DRAWN && isShown(args.board)).slice(-3);
    if (lines.length) this.lay(lines.map(({ args }) => eventCard(args.event, this.names, capital(this.names[args.board] || args.board))));
  }

  lay(cards) {
    this.host.classList.toggle("hidden", !cards.length);
    replace(this.host, cards.length ? button("×", () => this.lay([]), { class: "plain", "aria-label": t("close") }) : null, cards);
  }
}

// "Infantry, fire 2": figures, mode and points.
export function battleCard(id, names, { lit = false, picked = false, onPick = null, focus = id } = {}) {
  const { arm, figures, mode, points } = facts.battle_cards[id];
  const props = { class: `card sj-battle-card mode-${mode}${lit ? " lit" : ""}${picked ? " picked" : ""}`, title: names[id], data: { card: id, focus: `card-${focus}` }, "aria-label": names[id] };
  const inside = [h("span", { class: "figures", "aria-hidden": "true" }, Array.from({ length: figures }, () => armSign(arm))), h("b", {}, points), h("small", {}, t(`sj.mode_${mode}`))];
  if (!onPick) return h("span", { ...props, role: "img" }, inside);
  return h("button", { ...props, type: "button", "aria-pressed": String(picked), on: { click: () => onPick(id) } }, inside);
}
