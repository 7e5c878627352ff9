// The war once more, step by step, with a link to every moment. What happened is fetched first, for marks and log; what it
// looked like when somebody looks. A step is a decision with all that chance made of it; it happens where either did.
import { api } from "./api.js";
import { brief } from "./brief.js";
import { button, h, replace } from "./dom.js";
import { dress } from "./dress.js";
import { notice } from "./notices.js";
import { isWorthSeeing, pace, paceChoice, stay } from "./pace.js";
import { isUnmanned, kindOf, sinceTurnOf } from "./scenes.js";
import { Timeline } from "./timeline.js";
import { capital, t } from "./words.js";

await dress({ desk: "replay" });

const CHUNK = 40; // frames with their views
const OUTLINE = 5000; // frames without
const LEAST = 250; // ms before the next step, even if nothing is to be seen

export class Replay {
  constructor(table, host, start) {
    this.table = table;
    this.host = host;
    this.seat = table.info.mine?.length === 1 ? table.info.mine[0] : null; // others may look at this screen, too
    this.steps = [];
    host.classList.remove("hidden");
    this.lay();
    this.load(start);
  }

  lay() {
    const seats = Object.keys(this.table.info.seats).filter((seat) => this.table.info.over || this.table.info.mine?.includes(seat));
    this.timeline = new Timeline((step) => this.show(step));
    this.where = h("output", {});
    this.caption = h("p", { class: "replay-caption", "aria-live": "polite" });
    this.playButton = button("▶", () => this.toggle(), { "aria-label": t("replay.play") });
    const branch = (kind) => button(t("replay.branch"), () => this.branch(), { class: `branch ${kind}`, title: t("replay.branch_title") });
    replace(this.host,
      h("div", { class: "replay-head" }, this.caption, branch("in-sight")),
      h("div", { class: "replay-course" }, this.timeline.node, this.where),
      h("div", { class: "row" },
        button("|◂◂", () => this.show(0), { class: "ends", "aria-label": t("replay.first") }),
        button("|◂", () => this.step(-1), { "aria-label": t("replay.back") }),
        this.playButton,
        button("▸|", () => this.step(1), { "aria-label": t("replay.on") }),
        button("▸▸|", () => this.show(this.steps.length - 1), { class: "ends", "aria-label": t("replay.last") }),
        this.timeline.jumps, h("span", { class: "grow" }), paceChoice(),
        h("details", { class: "menu more" }, h("summary", { "aria-label": t("replay.more"), title: t("replay.more") }, "⋯"), h("div", { class: "menu-body" },
        h("select", { class: "eyes", "aria-label": t("replay.eyes"), on: { change: (event) => { this.seat = event.target.value || null; this.load(String(this.entry)); } } },
          h("option", { value: "" }, t("replay.public")),
          seats.map((seat) => h("option", { value: seat, selected: seat === this.seat }, capital(this.table.names[seat])))),
        button(t("replay.link"), () => this.copyLink(), { class: "plain link", title: t("replay.link_title") }),
        branch("plain put-away"))), // where the head has no room for it
        button(t("replay.end"), () => this.table.endReplay(), { class: "end", title: t("replay.end") })));
  }

  async load(start) {
    this.stop();
    this.caption.textContent = t("replay.loading");
    this.fetched = new Map(); // by chunk, its frames
    try {
      this.frames = await api.replay(this.table.id, 0, OUTLINE - 1, this.seat, { views: false });
    } catch (error) {
      this.fail(error);
      return;
    }
    if (!this.frames.length) {
      notice(t("replay.empty"));
      this.table.endReplay();
      return;
    }
    this.fold();
    await this.show(this.moment(start));
    if (start === "since") this.toggle();
  }

  // Decisions with what chance made of them; each has all its lines, and how many there are up to it.
  fold() {
    this.lines = this.frames.flatMap((frame) => frame.log);
    this.steps = [];
    let told = 0;
    let nobody = false; // whether the rulebook plays: what chance brings to light then is all there is to see
    this.frames.forEach((frame, i) => {
      const isChance = i > 0 && frame.seat !== null && !this.table.info.seats[frame.seat];
      if (!isChance || i === 1 || (nobody && isWorthSeeing(frame.log))) this.steps.push({ frame, log: [] });
      const step = this.steps.at(-1);
      const { kind, places } = frame.scene;
      if (places.length || !step.places?.length) Object.assign(step, { kind, places });
      if (step.kind === "outcome" && !step.places.length) step.places = this.steps.at(-2)?.places || []; // where they fought
      step.frame = { ...frame, action: step.frame.action, seat: step.frame.seat };
      step.log.push(...frame.log);
      for (const line of frame.log) if (kindOf(line) === "stage") nobody = isUnmanned(line);
      told += frame.log.length;
      step.to = told;
    });
    const marks = this.steps.flatMap(({ log }, step) => log.filter((line) => line.beat?.mark).map((line) => ({ step, kind: line.beat.mark, text: line.text })));
    this.timeline.lay(marks, this.steps.length - 1);
  }

  // An entry, the end, or the moment since which others have acted.
  moment(start) {
    if (start === "last") return this.steps.length - 1;
    if (start === "since") {
      const line = sinceTurnOf(this.lines, this.seat);
      return Math.max(0, this.steps.findIndex(({ to }) => to > line) - 1);
    }
    const entry = Number(start) || 0;
    const found = this.steps.findIndex(({ frame }) => frame.entry >= entry);
    return found < 0 ? this.steps.length - 1 : found;
  }

  get entry() {
    return this.steps[this.at]?.frame.entry ?? 0;
  }

  // The view of a moment, and soon those after it.
  async viewOf(entry) {
    const chunk = Math.floor(entry / CHUNK);
    const frames = await this.chunk(chunk);
    if (entry % CHUNK > CHUNK / 2 && (chunk + 1) * CHUNK < this.frames.length) this.chunk(chunk + 1).catch(() => {});
    return frames[entry - chunk * CHUNK];
  }

  chunk(number) {
    if (!this.fetched.has(number)) {
      const asked = api.replay(this.table.id, number * CHUNK, (number + 1) * CHUNK - 1, this.seat);
      this.fetched.set(number, asked);
      asked.catch(() => this.fetched.delete(number));
    }
    return this.fetched.get(number);
  }

  fail(error) {
    notice(error.message || t("offline"), { kind: "bad" });
    this.table.endReplay();
  }

  async branch() {
    try {
      const { table } = await api.branch(this.table.id, this.entry, this.at + 1);
      location.assign(`/table/${table}`);
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
    }
  }

  async copyLink() {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    notice(t("replay.link_copied", { url: location.href }));
  }

  async show(index) {
    if (!this.steps.length) return;
    const at = Math.max(0, Math.min(this.steps.length - 1, index));
    const step = this.steps[at];
    this.at = at;
    this.timeline.show(at);
    this.where.textContent = `${at + 1}/${this.steps.length}`;
    const told = step.log.filter((line) => line.beat); // what is worth the room
    this.caption.textContent = brief(told.length ? told : step.log, this.table.names) || this.unsaid(step.frame);
    history.replaceState(null, "", `#replay=${this.entry}`);
    let frame;
    try {
      frame = await this.viewOf(step.frame.entry);
    } catch (error) {
      this.fail(error);
      return;
    }
    if (this.at === at && this.table.replay === this) {
      const scene = { ...frame.scene, kind: step.kind, places: step.places };
      this.table.showing.frame({ ...frame, scene }, step.log, this.lines.slice(0, step.to));
    }
  }

  // Not everything is worth a line in the log.
  unsaid({ seat, action }) {
    if (!action) return t("replay.start");
    if (!this.table.names[seat]) return t("replay.chance");
    return `${capital(this.table.names[seat])}: ${this.table.desk.describe(action)}`;
  }

  step(by) {
    return this.show(this.at + by);
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else {
      this.isPlaying = true;
      this.playButton.textContent = "❚❚";
      this.playOn();
    }
  }

  playOn() {
    const here = Math.max(LEAST, pace() === "at-once" ? 0 : stay(this.steps[this.at].log));
    this.timer = setTimeout(async () => {
      if (this.at >= this.steps.length - 1) this.stop();
      else {
        await this.step(1);
        if (this.isPlaying) this.playOn();
      }
    }, here);
  }

  stop() {
    clearTimeout(this.timer);
    this.isPlaying = false;
    this.playButton.textContent = "▶";
  }
}
