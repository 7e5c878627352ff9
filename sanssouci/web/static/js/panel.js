// The panel beside the map: one tab each for the powers, the log, the rulebook and talk.
import { button, h } from "./dom.js";
import { t } from "./words.js";

export const TABS = ["nations", "log", "rules", "talk"];

export class Panel {
  // cards: above the tabs, the lesson and what has happened; rooms: by tab, what it shows; game: the id of the game; rule: the rule of the moment
  constructor(cards, rooms, { game, rule }) {
    Object.assign(this, { rooms, game, rule });
    this.tabs = h("div", { class: "tabs", role: "tablist" }, TABS.map((tab) =>
      button(t(`tab.${tab}`), () => this.open(tab, true), { role: "tab", id: `tab-${tab}`, "aria-controls": `panel-${tab}`, data: { tab } })));
    this.tabs.addEventListener("keydown", (event) => this.onArrow(event));
    this.node = h("aside", { class: "panel", "aria-label": t("panel.label") }, cards, this.tabs, TABS.map((tab) => rooms[tab]));
    this.open("nations");
  }

  onArrow({ key }) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(this.tab) + step + TABS.length) % TABS.length];
    this.open(next);
    document.getElementById(`tab-${next}`).focus();
  }

  get isUp() {
    return this.node.classList.contains("up");
  }

  // On a phone the panel covers the map while it is up.
  raise(up = true) {
    this.node.classList.toggle("up", up);
  }

  open(tab, byHand = false) {
    const narrow = matchMedia("(max-width: 760px)").matches;
    if (byHand) this.raise(!(narrow && this.tab === tab && this.isUp));
    this.tab = tab;
    for (const node of this.tabs.children) {
      const on = node.dataset.tab === tab;
      node.setAttribute("aria-selected", String(on));
      node.tabIndex = on ? 0 : -1;
      this.rooms[node.dataset.tab].classList.toggle("hidden", !on);
    }
    if (tab === "rules") this.openBook(byHand);
    if (tab === "log") this.rooms.log.scrollTop = this.rooms.log.scrollHeight;
    if (tab === "talk") this.button("talk").classList.remove("news");
  }

  // Opened by hand, the book lies open at the rule of the moment.
  async openBook(byHand) {
    if (!this.game()) return;
    const rules = await this.book();
    await rules.load();
    const rule = byHand && this.rule();
    if (rule && rule !== rules.moment) rules.open(rule);
    rules.moment = rule || rules.moment;
  }

  async showRule(id) {
    this.open("rules");
    this.raise();
    (await this.book()).open(id);
  }

  // The book comes when it is asked for: the first board does not wait for it.
  async book() {
    const { Rules } = await import("./rules.js");
    this.rules ??= new Rules(this.rooms.rules, this.game);
    return this.rules;
  }

  tellNews(tab) {
    if (this.tab !== tab) this.button(tab).classList.add("news");
  }

  button(tab) {
    return this.tabs.querySelector(`[data-tab=${tab}]`);
  }
}
