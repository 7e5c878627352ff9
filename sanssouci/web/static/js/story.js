// What others do, told in order at a pace that can be set. It is told in the bar of the prompt, where it covers nothing; the
// present waits behind it, and whoever wants to act is there at once.
import { brief } from "./brief.js";
import { button, h } from "./dom.js";
import { isAsked } from "./narrowing.js";
import { isWorthSeeing, pace, paceChoice, stay } from "./pace.js";
import { kindOf, unmanned } from "./scenes.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

const IN_A_FIGHT = new Set(["blow", "outcome"]); // its window tells these, and whoever fights goes on at once
const MOST = 300; // moments that may wait; whoever was away so long is told the rest at once

export class Story {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.waiting = [];
    this.until = 0; // how long the last moment stays
    this.timer = 0;
    this.isPaused = false;
    this.said = []; // the lines of the moment that is shown
    settings.watch(({ pace: changed }) => changed && this.isTelling && this.skipIfOff());
  }

  // Several people at one screen see the present only: a curtain falls between them.
  get isOn() {
    return pace() !== "at-once" && !document.hidden && !this.table.replaying && (this.table.info.mine?.length || 0) < 2;
  }

  get isTelling() {
    return this.waiting.length > 0;
  }

  // Whether a position is shown in its turn, and not at once.
  takes(position, news) {
    if (!this.isOn) return this.isTelling && this.skip() && false;
    if (!this.isTelling && !this.isPaused && performance.now() >= this.until) {
      if (this.isFolded(position, news)) {
        this.unfold(position, news);
        return true;
      }
      this.stayFor(position, news);
      this.said = news;
      return false;
    }
    this.waiting.push({ position, news });
    if (this.waiting.length > MOST) this.skip();
    else if (this.waiting.length === 1) this.goOn();
    return true;
  }

  // Whether it has more to tell than one moment can: a side that the rulebook plays does all of its turn in one position.
  isFolded({ seat }, news) {
    const since = news[0]?.entry; // what somebody at the table has done himself
    const isFresh = (line) => line.entry > since && !IN_A_FIGHT.has(kindOf(line)) && !line.beat?.seats.includes(seat);
    return isWorthSeeing(unmanned(this.table.logs.get(seat)).filter(isFresh));
  }

  async unfold(position, news) {
    this.waiting.push({ position, news });
    this.until = Infinity;
    this.said = [news.find((line) => kindOf(line) === "stage") || news[0]];
    const { momentsOf } = await import("./unfolding.js");
    const between = await momentsOf(this.table, position, news);
    if (this.waiting[0]?.position !== position) return; // whoever wants to act has not waited
    this.waiting.unshift(...between);
    this.until = 0;
    this.goOn();
  }

  // What a player has to decide is not held up by what he sees.
  stayFor(position, news) {
    this.until = isAsked(position) ? 0 : performance.now() + stay(news);
  }

  goOn() {
    clearTimeout(this.timer);
    if (this.isTelling && !this.isPaused && this.until < Infinity) this.timer = setTimeout(() => this.next(), Math.max(0, this.until - performance.now()));
  }

  // The next moment with something to see; those between are folded into it.
  next() {
    let { position, news } = this.waiting.shift();
    while (this.isTelling && !isWorthSeeing(news)) {
      const then = this.waiting.shift();
      position = then.position;
      news = [...news, ...then.news];
    }
    this.stayFor(position, news);
    if (this.isTelling) this.table.showing.tell(position, news);
    else this.arrive(news);
    this.goOn();
  }

  arrive(news = []) {
    clearTimeout(this.timer);
    this.waiting = [];
    this.isPaused = false;
    this.table.fresh.set(this.table.seat, news);
    this.table.settle();
  }

  // To the present.
  skip() {
    if (!this.isTelling) return false;
    this.until = 0;
    this.arrive();
    return true;
  }

  skipIfOff() {
    if (!this.isOn) this.skip();
  }

  pause() {
    this.isPaused = !this.isPaused;
    this.table.showing.drawStory();
    this.table.lesson.draw();
    this.goOn();
  }

  // Something has to be read first, and whoever has read it says so there.
  hold() {
    this.isPaused = this.isOn;
  }

  get isHeld() {
    return this.isPaused && this.table.lesson.isGuiding;
  }

  goAhead() {
    if (this.isPaused) this.pause();
  }

  step() {
    this.isPaused = true;
    this.next();
  }

  // For the bar: what has just happened, and what can be done about it.
  caption() {
    const told = this.said.filter((line) => line.beat);
    return brief(told.length ? told : this.said.slice(-1), this.table.names); // the bar is never empty
  }

  controls(isMyTurn) {
    const control = (sign, key, what) => button(sign, what, { class: `plain ${key}`, "aria-label": t(`story.${key}`), title: t(`story.${key}`), data: { focus: `story-${key}` } });
    return h("div", { class: "story-controls", role: "group", "aria-label": t("story.label") },
      control(this.isPaused ? "▶" : "❚❚", this.isPaused ? "go_on" : "pause", () => this.pause()),
      control("▸|", "step", () => this.step()),
      paceChoice(),
      button(t(isMyTurn ? "story.act" : "story.skip"), () => this.skip(), { class: isMyTurn && !this.isHeld ? "primary to-present" : "to-present", data: { focus: "story-skip" } }));
  }
}
