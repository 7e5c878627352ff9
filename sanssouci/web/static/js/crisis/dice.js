// Dice that are seen to roll. What they show was decided by the server and stands in the record; the
// tumbling is for the eye alone, ends with a click, and can be switched off.
import { die, pips } from "../dice.js";
import { button, h } from "../dom.js";
import { calm } from "../settings.js";
import { chit } from "./nations.js";

const TUMBLE = 650; // ms
const BEAT = 75;
const STAY = 5000;
const MOST = 3;

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
const IN_BATTLES = new Set(["log.dice"]);
const DRAWN = { "log.chit": ({ army }) => chit(army), "log.turn_end_chit": () => chit("turn-end") };

export class Tray {
  constructor(host, openRule) {
    this.host = host;
    this.openRule = openRule;
  }

  throw(news, rolling) {
    for (const line of news.filter((one) => (one.beat?.dice.length && !IN_BATTLES.has(one.key)) || DRAWN[one.key]).slice(-MOST)) {
      const box = h("div", { class: "throw" }, h("span", {}, line.text, " ", button(line.rule, () => this.openRule(line.rule), { class: "rule-link", tabindex: "-1" })),
        DRAWN[line.key] ? DRAWN[line.key](line.args) : h("span", { class: "dice" }, line.beat.dice.map(die)));
      for (const old of [...this.host.children].slice(0, 1 - MOST)) old.remove();
      this.host.append(box);
      tumble(box, rolling);
      setTimeout(() => box.remove(), STAY);
    }
  }
}
