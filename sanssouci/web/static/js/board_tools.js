// The buttons in the corner of a map.
import { button, h } from "./dom.js";
import { t } from "./words.js";

const tool = (sign, label, press) => button(sign, press, { "aria-label": t(label), title: t(label) });

// With `look`, one of them leads to the reader's own pieces.
export const boardTools = (board, look = null) => h("div", { class: "board-tools" },
  tool("+", "zoom.in", () => board.zoom(1.4, null, null, true)),
  tool("−", "zoom.out", () => board.zoom(1 / 1.4, null, null, true)),
  tool("⤢", "zoom.fit", () => board.fit()),
  look && tool("◎", "zoom.mine", look));
