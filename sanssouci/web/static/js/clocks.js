// How much time each player has left, counted on from what the server last said.
import { h, replace } from "./dom.js";
import { capital, t } from "./words.js";

const SHORT = 60; // seconds from which on a clock warns

export function span(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (number) => String(number).padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  if (days) return t("clock.left", { days, hours });
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

export class Clocks {
  constructor() {
    this.node = h("span", { class: "clocks hidden", role: "timer", "aria-label": t("clock.title") });
  }

  // clock: as in docs/protocol.md, or nothing where the table has none.
  set(clock, info, names) {
    clearInterval(this.timer);
    this.node.classList.toggle("hidden", !clock || info.over);
    if (!clock || info.over) return;
    const since = performance.now();
    const draw = () => {
      const gone = (performance.now() - since) / 1000;
      replace(this.node, Object.entries(clock.left).map(([seat, left]) => {
        const runs = clock.running.includes(seat);
        const now = left - (runs ? gone : 0);
        return h("span", { class: `clock${runs ? " running" : ""}${runs && now < SHORT ? " short" : ""}${info.mine.includes(seat) ? " mine" : ""}` },
          h("small", {}, capital(names[seat])), ` ${span(now)}`);
      }));
    };
    draw();
    if (clock.running.length) this.timer = setInterval(draw, 1000);
  }
}
