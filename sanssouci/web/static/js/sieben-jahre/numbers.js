// All numbers of an action at once, each with its steps up and down: what the action would cost, and what is left then,
// the server says while one chooses.
import { button, h, replace } from "../dom.js";
import { read } from "../narrowing.js";
import { capital, has, t } from "../words.js";

const isNumber = (word) => /^\d+$/.test(word);
const nearest = (numbers, wanted) => numbers.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));

/** @param {HTMLElement} room where they are chosen
 *  @param {string[]} words what is said already
 *  @param {(words: string[]) => Promise<string[]>} following the words that may come next
 *  @param {(action: string) => Promise<string[]>} foresee what an action would do, in words
 *  @param {(action: string) => void} finish @param {number[]} usual the numbers to begin with
 *  @param {(chosen: number[]) => void} changed told what is chosen now */
export function chooseNumbers(room, words, { following, foresee, finish, usual = [], changed }) {
  let chosen = [...usual];
  let wish = chosen; // what was asked for last: whoever presses on is ahead of the answer
  let settled = null;
  // Drawn once and then changed: whoever is on his way to the next number, or types in it, is not thrown out.
  let steppers = [];
  const instead = h("p", { class: "sj-instead hidden", role: "status" });
  const told = h("p", { class: "sj-foreseen", "aria-live": "polite" });
  const confirm = button(t(has(`sj.settle_${words[0]}`) ? `sj.settle_${words[0]}` : "sj.settle"), async () => { await settled; finish([...words, ...chosen].join(" ")); }, { class: "primary", data: { focus: "confirm" } });

  function want(wanted) {
    wish = wanted;
    settled = settle(wanted);
  }

  // From some number on: what each may be depends on those before it.
  async function settle(wanted) {
    const slots = [];
    for (;;) {
      const before = slots.map((slot) => String(slot.value));
      const next = (await following([...words, ...before])).filter(isNumber).map(Number);
      if (!next.length) break;
      const value = nearest(next, wanted[slots.length] ?? next[0]);
      slots.push({ value, low: next[0], high: next.at(-1), next });
    }
    if (wish !== wanted) return settled; // overtaken
    chosen = wish = slots.map((slot) => slot.value);
    changed(chosen);
    draw(slots, wanted);
  }

  function draw(slots, wanted) {
    const action = [...words, ...chosen].join(" ");
    const names = read(action).slots.filter((slot) => slot.kind === "number").map((slot) => slot.name);
    const labels = slots.map((_, i) => capital(t(`sj.number_${names[i]}`)));
    // Six brigades are six: what had to give way is said.
    const others = slots.flatMap(({ value }, i) => (Number.isFinite(wanted[i]) && wanted[i] !== value ? [t("sj.instead", { what: labels[i], now: value, before: wanted[i] })] : []));
    if (steppers.length !== slots.length) {
      steppers = labels.map((label, i) => stepper(label, i));
      replace(room, steppers.map(({ node }) => node), instead, told, confirm);
    }
    steppers.forEach(({ show }, i) => show(slots[i]));
    instead.classList.toggle("hidden", !others.length);
    instead.textContent = others.join("; ");
    foresee(action).then((said) => { if (action === [...words, ...chosen].join(" ")) told.textContent = said.join("; "); });
  }

  function stepper(label, i) {
    let next = [];
    let isTyped = false; // and not yet asked for
    const change = (to) => want(wish.map((one, j) => (j === i ? to : one)));
    const step = (by) => change(next[next.indexOf(nearest(next, wish[i])) + by] ?? wish[i]);
    const less = button("−", () => step(-1), { class: "plain", "aria-label": t("sj.less", { what: label }), data: { focus: `less-${i}` } });
    const more = button("+", () => step(1), { class: "plain", "aria-label": t("sj.more", { what: label }), data: { focus: `more-${i}` } });
    const ask = () => {
      isTyped = false;
      if (Number.isInteger(input.valueAsNumber)) change(input.valueAsNumber);
    };
    const input = h("input", { type: "number", "aria-label": label, data: { focus: `number-${i}` }, on: { input: () => { isTyped = true; }, change: ask } });
    const show = (slot) => {
      next = slot.next;
      Object.assign(input, { min: slot.low, max: slot.high });
      if (!isTyped) input.value = slot.value;
      less.disabled = slot.value <= next[0];
      more.disabled = slot.value >= next.at(-1);
    };
    return { node: h("label", { class: "sj-stepper" }, h("span", {}, label), less, input, more), show };
  }

  want(chosen);
}
