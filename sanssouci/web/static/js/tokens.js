// Letters and name ribbons of pieces above the map, in the manner of the printed picture.
import { s } from "./dom.js";

export const RIBBON = 15.5;
const ruler = document.createElement("canvas").getContext("2d");

function width(words) {
  ruler.font = "14px 'Sanssouci Fell', serif";
  return ruler.measureText(words).width;
}

export const text = (words, x, y, size, kind) =>
  s("text", { x, y, "font-size": size, "font-family": "Sanssouci Fell", "text-anchor": "middle", class: kind }, words);

// A name on a slip with the colour of its nation; reversed for who is down.
export function ribbon(words, nation, y, reversed = false) {
  const wide = width(words) + 12;
  return s("g", { class: "ribbon-group" },
    s("rect", { x: -wide / 2, y, width: wide, height: RIBBON, rx: 2.5, class: reversed ? "ribbon reverse-ribbon" : "ribbon" }),
    s("rect", { x: -wide / 2, y, width: 4, height: RIBBON, class: `piece-${nation}` }),
    text(words, 2, y + 11.6, 14, "ribbon-name"));
}
