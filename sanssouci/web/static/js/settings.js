// What this browser remembers: theme, sound, pace, layers, notices, lessons learnt, the last game looked at and ordered, and the way to it.

const KEY = "sanssouci.settings";
const START = { theme: null, sound: false, layers: {}, notices: false, warn: true, pace: "brisk", learnt: {}, lastOrder: null, lastGame: null, lastWay: null };

function read() {
  try {
    return { ...START, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return { ...START };
  }
}

const held = read();
const listeners = new Set();

export const settings = {
  get theme() {
    return held.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "candle" : "day");
  },
  get sound() { return held.sound; },
  get layers() { return held.layers; },
  get notices() { return held.notices; },
  get warn() { return held.warn; },
  get pace() { return held.pace; },
  get learnt() { return held.learnt; },
  get lastOrder() { return held.lastOrder; },
  get lastGame() { return held.lastGame; },
  get lastWay() { return held.lastWay; },
  set(changes) {
    Object.assign(held, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(held));
    } catch {
      // A browser without storage just forgets.
    }
    apply();
    for (const listener of listeners) listener(changes);
  },
  watch(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function apply() {
  document.documentElement.dataset.theme = settings.theme;
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
