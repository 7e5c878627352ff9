// The war once more, move by move, with a link to every moment.
import { api } from "./api.js";
import { button, h, replace } from "./dom.js";
import { notice } from "./notices.js";
import { capital, t } from "./words.js";

const PACE = 700;
const CHUNK = 200;

export class Replay {
  constructor(table, host, start) {
    this.table = table;
    this.host = host;
    this.seat = table.info.mine?.[0] || null;
    this.frames = [];
    host.classList.remove("hidden");
    this.lay();
    this.load(start);
  }

  lay() {
    const seats = Object.keys(this.table.info.seats);
    this.slider = h("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": t("replay.moment"), on: { input: (event) => this.show(Number(event.target.value)) } });
    this.where = h("output", {});
    this.caption = h("p", { class: "replay-caption", "aria-live": "polite" });
    this.playButton = button("▶", () => this.toggle(), { "aria-label": t("replay.play") });
    replace(this.host,
      this.caption,
      h("div", { class: "row" },
        button("|◂◂", () => this.show(0), { "aria-label": t("replay.first") }),
        button("|◂", () => this.step(-1), { "aria-label": t("replay.back") }),
        this.playButton,
        button("▸|", () => this.step(1), { "aria-label": t("replay.on") }),
        button("▸▸|", () => this.show(this.frames.length - 1), { "aria-label": t("replay.last") }),
        this.slider, this.where,
        h("select", { "aria-label": t("replay.eyes"), on: { change: (event) => { this.seat = event.target.value || null; this.load(String(this.at)); } } },
          h("option", { value: "" }, t("replay.public")),
          seats.filter((seat) => this.table.info.over || this.table.info.mine?.includes(seat)).map((seat) => h("option", { value: seat, selected: seat === this.seat }, capital(this.table.names[seat])))),
        button(t("replay.link"), () => this.copyLink(), { class: "plain", title: t("replay.link_title") }),
        button(t("replay.branch"), () => this.branch(), { class: "plain", title: t("replay.branch_title") }),
        button(t("replay.end"), () => this.table.endReplay())));
  }

  async load(start) {
    this.caption.textContent = t("replay.loading");
    const frames = [];
    try {
      for (let from = 0; ; from += CHUNK) {
        const part = await api.replay(this.table.id, from, from + CHUNK - 1, this.seat);
        frames.push(...part);
        if (part.length < CHUNK) break;
        this.caption.textContent = t("replay.loaded", { count: frames.length });
      }
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
      this.table.endReplay();
      return;
    }
    if (!frames.length) {
      notice(t("replay.empty"));
      this.table.endReplay();
      return;
    }
    this.frames = frames;
    this.slider.max = frames.length - 1;
    this.show(Math.min(this.moment(start), frames.length - 1));
    if (this.at === 0) this.table.desk.look();
  }

  // A number, the end, or the moment after my own last decision.
  moment(start) {
    if (start === "last") return this.frames.length - 1;
    if (start === "since") return Math.max(0, this.frames.findLastIndex((frame) => frame.seat === this.seat));
    return Number(start) || 0;
  }

  async branch() {
    try {
      const { table } = await api.branch(this.table.id, this.at);
      location.assign(`/table/${table}`);
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
    }
  }

  async copyLink() {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    notice(t("replay.link_copied", { url: location.href }));
  }

  show(index) {
    if (!this.frames.length) return;
    this.at = Math.max(0, Math.min(this.frames.length - 1, index));
    const frame = this.frames[this.at];
    this.slider.value = this.at;
    this.where.textContent = `${this.at + 1}/${this.frames.length}`;
    const said = (frame.log || []).map((line) => line.text).join(" ");
    this.caption.textContent = `${t("turn", { turn: frame.view.turn })}. ${said || this.unsaid(frame)}`;
    this.table.desk.showFrame(frame, this.frames.slice(0, this.at + 1).flatMap((one) => one.log || []));
    history.replaceState(null, "", `#replay=${this.at}`);
  }

  // Not everything is worth a line in the log.
  unsaid({ seat, action }) {
    if (!action) return "";
    if (!this.table.names[seat]) return t("replay.chance");
    return `${capital(this.table.names[seat])}: ${this.table.desk.describe(action)}`;
  }

  step(by) {
    this.show(this.at + by);
  }

  toggle() {
    if (this.timer) this.stop();
    else {
      this.playButton.textContent = "❚❚";
      this.timer = setInterval(() => {
        if (this.at >= this.frames.length - 1) this.stop();
        else this.step(1);
      }, PACE);
    }
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.playButton.textContent = "▶";
  }
}
