// Pieces and signs that only this war has, in the manner of the printed picture.
import { h, s } from "../dom.js";
import { text } from "../tokens.js";
import { capital } from "../words.js";
import { LETTERS } from "./facts.js";

const SABRES = "M-10 8C-2 6 6 -1 9 -10M10 8C2 6 -6 -1 -9 -10M-9 4L-5 9M9 4L5 9";
const STAR = "M0 -11L3 -3L11 0L3 3L0 11L-3 3L-11 0L-3 -3z";

export const hussar = () => [
  s("circle", { r: 15, class: "glow" }),
  s("circle", { r: 15, class: "chit piece-austria" }),
  s("path", { d: SABRES, class: "sabres" })];

// A victory marker: a disc in the colour of a power, with its letter.
export const victoryMarker = (nation, x, y) => s("g", { transform: `translate(${x} ${y})` },
  s("circle", { r: 18, class: `chit mark-${nation}` }), text(LETTERS[nation], 0, 6, 18, `on-mark-${nation}`));

export const trackMarker = (x, y) => s("g", { transform: `translate(${x} ${y})` },
  s("circle", { r: 17, class: "track-marker" }), s("path", { d: STAR, class: "track-star" }));

// The arms of a power, as small as a word.
export const arms = (nation, names, kind = "") =>
  h("span", { class: `shield tiny ${nation} ${kind}`, role: "img", title: capital(names[nation]), "aria-label": names[nation] }, LETTERS[nation]);
