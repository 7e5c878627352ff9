// Dice as they lie on the table, for the log and for battles.
import { h, s } from "./dom.js";
import { signed, t } from "./words.js";

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

export const pips = (face) => PIPS[face].map(([x, y]) => s("circle", { cx: x * 5, cy: y * 5, r: 2 }));

// A die with what a bonus makes of it.
export function die({ face, total = face, hit = false }) {
  const words = total === face ? String(face) : `${face} ${signed(total - face)}`;
  return h("span", { class: `die${hit ? " hit" : ""}`, role: "img", "aria-label": hit ? t("die.hit", { words }) : words, data: { face } },
    s("svg", { viewBox: "-10 -10 20 20" }, s("rect", { x: -9, y: -9, width: 18, height: 18, rx: 4 }), s("g", {}, pips(face))),
    total === face ? null : h("small", {}, signed(total - face)));
}
