// Dice that are seen to roll. What they show was decided by the server and stands in the record; the
// tumbling is for the eye alone, ends with a click, and can be switched off.
import { button, h, s } from "../dom.js";
import { calm } from "../settings.js";
import { signed, t } from "../words.js";
import { chit } from "./nations.js";

const TUMBLE = 650; // ms
const BEAT = 75;
const STAY = 5000;
const MOST = 3;
const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

const pips = (face) => PIPS[face].map(([x, y]) => s("circle", { cx: x * 5, cy: y * 5, r: 2 }));

// A die with what a bonus makes of it.
export function die({ face, total = face, hit = false }) {
  const words = total === face ? String(face) : `${face} ${signed(total - face)}`;
  return h("span", { class: `die${hit ? " hit" : ""}`, role: "img", "aria-label": hit ? t("die.hit", { words }) : words, data: { face } },
    s("svg", { viewBox: "-10 -10 20 20" }, s("rect", { x: -9, y: -9, width: 18, height: 18, rx: 4 }), s("g", {}, pips(face))),
    total === face ? null : h("small", {}, signed(total - face)));
}

// Lets the dice in a node tumble before they lie still.
export function tumble(host, wanted) {
  if (!wanted || calm()) return;
  const dice = [...host.querySelectorAll(".die")];
  if (!dice.length) return;
  host.classList.add("tumbling");
  const show = (node, face) => node.querySelector("g").replaceChildren(...pips(face));
  const rolling = setInterval(() => dice.forEach((node) => show(node, 1 + Math.floor(Math.random() * 6))), BEAT);
  const rest = () => {
    clearInterval(rolling);
    clearTimeout(end);
    host.classList.remove("tumbling");
    dice.forEach((node) => show(node, Number(node.dataset.face)));
  };
  const end = setTimeout(rest, TUMBLE);
  host.addEventListener("pointerdown", rest, { once: true });
}

// What chance brings outside battles: chits, and dice for action points, a levy, winter, the Empress, peace.
const PRUSSIAN_BONUS = 2; // C5.1
const NUMBERS = (text) => text.split(" ").map(Number);
const WORN_AT = 2; // C12.7
const READ = {
  "log.points_die": ({ army, die: face }) => [{ face, total: army === "prussia" ? face + PRUSSIAN_BONUS : face }],
  "log.mobilization_die": ({ units }) => [{ face: units }],
  "log.winter_dice": ({ faces, dice }) => NUMBERS(faces).map((face, i) => ({ face, total: NUMBERS(dice)[i], hit: NUMBERS(dice)[i] <= WORN_AT })),
  "log.empress_die": ({ die: face }) => [{ face, hit: face === 1 }],
  "log.peace_die": ({ die: face }) => [{ face, hit: face === 1 }],
};

const DRAWN = { "log.chit": ({ army }) => chit(army), "log.turn_end_chit": () => chit("turn-end") };

export class Tray {
  constructor(host, openRule) {
    this.host = host;
    this.openRule = openRule;
  }

  throw(news, rolling) {
    for (const line of news.filter((one) => READ[one.key] || DRAWN[one.key]).slice(-MOST)) {
      const box = h("div", { class: "throw" }, h("span", {}, line.text, " ", button(line.rule, () => this.openRule(line.rule), { class: "rule-link", tabindex: "-1" })),
        DRAWN[line.key] ? DRAWN[line.key](line.args) : h("span", { class: "dice" }, READ[line.key](line.args).map(die)));
      for (const old of [...this.host.children].slice(0, 1 - MOST)) old.remove();
      this.host.append(box);
      tumble(box, rolling);
      setTimeout(() => box.remove(), STAY);
    }
  }
}
