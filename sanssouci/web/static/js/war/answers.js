// The bar under the prompt: what is picked, what can be confirmed, and every answer that needs no map.
import { button, h } from "../dom.js";
import { capital, has, t } from "../words.js";
import { describe } from "./sentences.js";

const GRAVE = new Set(["concede", "retire"]);
const FEW = 4; // pieces that may be named by a button as well
const SHEETS = new Set(["allot", "recruit", "play"]); // with a place of their own

export function answers(desk) {
  const { picks, choices } = desk;
  if (picks.recruiting) return recruiting(desk);
  if (picks.card) return [cardChoice(desk)];
  if (picks.pieces.length || picks.place) return [selection(desk)];
  return idle(desk, choices);
}

const clear = (desk) => button("×", () => desk.unpick(), { class: "plain", "aria-label": t("unpick"), title: t("unpick"), data: { focus: "unpick" } });

export function act(desk, one) {
  return desk.act(one.action, { confirm: warning(one, desk) });
}

// Choices that give something up for good ask twice.
const warning = (one, { names }) => (GRAVE.has(one.verb) ? describe(one, names) : null);

// ------------------------------------------------------------------ nothing picked yet

const isNaming = (one) => one.pieces.length === 1 && !one.place && one.verb !== "reinforce";

function idle(desk, choices) {
  const { names } = desk;
  const nodes = [];
  for (const one of choices.of("attack")) {
    nodes.push(button(describe(one, names), () => desk.act(one.action), { class: "primary", data: { focus: one.action } }));
  }
  // Who is off the map can only be named here, and so may be one of a few who are asked for by name alone.
  const few = choices.onMap.filter((one) => isNaming(one));
  const named = choices.onMap.flatMap((one) => one.pieces.filter((id) => !desk.war.piece(id)?.city || (few.length <= FEW && isNaming(one))).map((id) => [id, one.verb]));
  for (const [id, verb] of new Map(named)) {
    nodes.push(button(verb === "enter" ? capital(t("bar.bring", { who: names[id] })) : capital(names[id]), () => desk.pickPieces([id]), { data: { focus: `bring-${id}` } }));
  }
  if (choices.verbs.has("recruit")) nodes.push(button(t("bar.recruit"), () => desk.startRecruiting(), { data: { focus: "recruit" } }));
  if (!desk.inDuel) {
    const finishing = choices.verbs.has("done") && choices.all.length === 1;
    const plain = choices.all.filter((one) => desk.inBar(one) && !one.card && !SHEETS.has(one.verb));
    desk.foresight.want(plain.filter((one) => desk.weighs(one)));
    for (const one of plain) nodes.push(button(weighed(desk, one), () => act(desk, one), { class: one.verb === "done" || finishing ? "primary" : "", data: { focus: one.action } }));
  }
  return nodes;
}

// An answer, and what comes of it where that is more than its words say.
function weighed(desk, one) {
  const label = describe(one, desk.names);
  const said = desk.weighs(one) ? desk.foresight.said(one) : [];
  return said.length ? [h("b", {}, label), h("small", {}, said.join("; "))] : label;
}

// ------------------------------------------------------------------ pieces and places

function selection(desk) {
  const { picks, choices, names, foresight } = desk;
  const proposals = choices.proposals(picks);
  const companions = choices.companions(picks);
  const one = desk.proposal();
  const nodes = [];
  if (companions.length > 1) {
    nodes.push(h("span", { class: "chips", role: "group", "aria-label": t("bar.group") }, companions.map((id) =>
      button(names[id], () => desk.toggle(id, true), { class: `chip${picks.pieces.includes(id) ? " on" : ""}`, "aria-pressed": String(picks.pieces.includes(id)), data: { focus: `chip-${id}` } }))));
  } else if (picks.pieces.length && !one) {
    nodes.push(h("b", {}, capital(names[picks.pieces[0]])));
  }
  if (!one) {
    nodes.push(h("span", { class: "hint" }, choices.places(picks).size ? t("bar.where", { count: choices.places(picks).size }) : t("bar.nowhere")));
  } else {
    // A learner takes the first road, which is the shortest march: he has not heard yet what could speak for another.
    const isLed = desk.table.lesson.isGuiding;
    if (proposals.length > 1 && !isLed) {
      nodes.push(h("span", { class: "roads", role: "radiogroup", "aria-label": t("bar.roads") }, proposals.map((other, i) =>
        button(short(other, desk), () => desk.pickRoad(i), { class: `chip${other === one ? " on" : ""}`, role: "radio", "aria-checked": String(other === one), data: { focus: `road-${i}` } }))));
    }
    const signs = foresight.said(one);
    nodes.push(h("span", { class: "proposal" }, describe(one, names), signs.length ? h("small", {}, signs.join("; ")) : null));
    if (one.road && !isLed && (picks.via.length || [...desk.bends()].some((city) => !one.road.includes(city)))) {
      nodes.push(button(t("bend"), () => desk.startBending(), { class: `chip${picks.bending ? " on" : ""}`, "aria-pressed": String(picks.bending), title: t("bend.title"), data: { focus: "bend" } }));
    }
  }
  const go = one && button(has(`confirm.${one.verb}`) ? t(`confirm.${one.verb}`) : t("confirm.do"), () => act(desk, one), { class: "primary", data: { focus: "confirm" } });
  nodes.push(...transfers(desk), h("span", { class: "go" }, go, clear(desk)));
  return h("div", { class: "selection" }, nodes);
}

// How one road differs from the others: by its verb, by its conquests, else by the way.
function short(one, { foresight, names }) {
  if (!one.road) return describe(one, names);
  const taken = foresight.of(one).filter(({ marks }) => marks.some(({ kind }) => kind === "takes" || kind === "questions"));
  const way = taken.map(({ text }) => text).join("; ") || one.road.slice(1, -1).map((id) => names[id]).join(", ") || t("bar.straight");
  return has(`bar.${one.verb}`) ? t(`bar.${one.verb}`, { way }) : way;
}

// Troops shifted inside a stack (F6.4), which is allowed at any time.
function transfers({ picks, choices, names, act: send }) {
  if (picks.place || !picks.pieces.length) return [];
  const ways = choices.asides.filter((one) => one.verb === "transfer" && picks.pieces.includes(one.giver));
  const pairs = new Map(ways.map((one) => [`${one.giver} ${one.taker}`, one]));
  return [...pairs.values()].map((pair) => h("label", { class: "transfer" }, capital(t("bar.transfer", { giver: names[pair.giver], taker: names[pair.taker] })),
    h("select", { on: { change: (event) => event.target.value && send(event.target.value) } },
      h("option", { value: "" }, "0"),
      ways.filter((one) => one.giver === pair.giver && one.taker === pair.taker).map((one) => h("option", { value: one.action }, one.value)))));
}

// ------------------------------------------------------------------ cards

function cardChoice(desk) {
  const { picks, choices, names, foresight } = desk;
  const ways = choices.cards().filter((one) => one.card === picks.card);
  foresight.want(ways);
  const signs = ways.length === 1 ? foresight.said(ways[0]) : [];
  return h("div", { class: "selection" },
    signs.length ? h("span", { class: `hint${foresight.of(ways[0]).some(({ key }) => key === "foresee.wasted") ? " warn" : ""}` }, signs.join("; ")) : null,
    ways.map((one) => button(describe(one, names), () => desk.act(one.action), { class: "primary", data: { focus: "confirm" } })),
    clear(desk));
}

// ------------------------------------------------------------------ recruitment

function recruiting(desk) {
  const { picks, choices, names, foresight } = desk;
  const ways = choices.of("recruit");
  foresight.want(ways);
  const [troops, trains] = picks.recruiting;
  const found = ways.find((one) => one.troops === troops && (one.trains ?? 0) === trains);
  const most = (i) => Math.max(...ways.map((one) => [one.troops, one.trains ?? 0][i]));
  const stepper = (i, label) => h("span", { class: "stepper" }, h("span", {}, label),
    button("−", () => desk.setRecruiting(i, picks.recruiting[i] - 1), { disabled: picks.recruiting[i] <= 0, "aria-label": t("bar.fewer", { what: label }), data: { focus: `fewer-${i}` } }),
    h("output", {}, picks.recruiting[i]),
    button("+", () => desk.setRecruiting(i, picks.recruiting[i] + 1), { disabled: picks.recruiting[i] >= most(i), "aria-label": t("bar.more", { what: label }), data: { focus: `more-${i}` } }));
  return [h("div", { class: "selection" },
    stepper(0, t("bar.troops")), most(1) > 0 ? stepper(1, t("bar.trains")) : null,
    h("span", { class: "hint" }, found ? foresight.said(found).join("; ") : t("bar.no_such_purchase")),
    button(found ? describe(found, names) : t("bar.buy"), () => desk.act(found.action), { class: "primary", disabled: !found, data: { focus: "confirm" } }), clear(desk))];
}
