// The bar under the prompt: what is picked, what can be confirmed, and every answer that needs no map.
import { button, h } from "../dom.js";
import { t } from "../words.js";
import { readCard } from "./cards.js";
import { describe, omens } from "./sentences.js";

const GRAVE = new Set(["concede", "retire"]);

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

// Choices that give something up for good ask twice; so does an end of movement without a march.
function warning(one, { names, choices, position }) {
  if (GRAVE.has(one.verb)) return describe(one, names);
  const idle = one.verb === "done" && position.view.phase === "movement" && !position.can_undo && choices.verbs.has("march");
  return idle ? t("bar.nobody_marched") : null;
}

// ------------------------------------------------------------------ nothing picked yet

function idle(desk, choices) {
  const { names } = desk;
  const nodes = [];
  for (const one of choices.of("attack")) {
    nodes.push(button(describe(one, names), () => desk.act(one.action), { class: "primary", data: { focus: one.action } }));
  }
  const waiting = new Set(choices.onMap.flatMap((one) => one.pieces).filter((id) => !desk.war.piece(id)?.city));
  for (const id of waiting) nodes.push(button(t("bar.bring", { who: names[id] }), () => desk.pickPieces([id]), { data: { focus: `bring-${id}` } }));
  if (choices.verbs.has("recruit")) nodes.push(button(t("bar.recruit"), () => desk.startRecruiting(), { data: { focus: "recruit" } }));
  if (!desk.inDuel) {
    const finishing = choices.verbs.has("done") && choices.all.length === 1;
    for (const one of choices.plain()) nodes.push(button(t(`do.${one.verb}`), () => act(desk, one), { class: one.verb === "done" || finishing ? "primary" : "", data: { focus: one.verb } }));
  }
  return nodes;
}

// ------------------------------------------------------------------ pieces and places

function selection(desk) {
  const { picks, choices, names, war } = desk;
  const proposals = choices.proposals(picks);
  const companions = choices.companions(picks);
  const one = desk.proposal();
  const nodes = [];
  if (companions.length > 1) {
    nodes.push(h("span", { class: "chips", role: "group", "aria-label": t("bar.group") }, companions.map((id) =>
      button(names[id], () => desk.toggle(id, true), { class: `chip${picks.pieces.includes(id) ? " on" : ""}`, "aria-pressed": String(picks.pieces.includes(id)), data: { focus: `chip-${id}` } }))));
  } else if (picks.pieces.length && !one) {
    nodes.push(h("b", {}, names[picks.pieces[0]]));
  }
  if (!one) {
    nodes.push(h("span", { class: "hint" }, choices.places(picks).size ? t("bar.where", { count: choices.places(picks).size }) : t("bar.nowhere")));
  } else {
    if (proposals.length > 1) {
      nodes.push(h("span", { class: "roads", role: "radiogroup", "aria-label": t("bar.roads") }, proposals.map((other, i) =>
        button(short(other, desk), () => desk.pickRoad(i), { class: `chip${other === one ? " on" : ""}`, role: "radio", "aria-checked": String(other === one), data: { focus: `road-${i}` } }))));
    }
    const signs = one.road ? omens(war.march(one), names) : [];
    nodes.push(h("span", { class: "proposal" }, describe(one, names), signs.length ? h("small", {}, signs.join("; ")) : null));
    if (one.verb === "march" && (picks.via.length || [...desk.bends()].some((city) => !one.road.includes(city)))) {
      nodes.push(button(t("bend"), () => desk.startBending(), { class: `chip${picks.bending ? " on" : ""}`, "aria-pressed": String(picks.bending), title: t("bend.title"), data: { focus: "bend" } }));
    }
    nodes.push(button(t(`confirm.${one.verb}`), () => act(desk, one), { class: "primary", data: { focus: "confirm" } }));
  }
  nodes.push(...transfers(desk), clear(desk));
  return h("div", { class: "selection" }, nodes);
}

// How one road differs from the others: by its conquests, else by the way.
function short(one, { war, names }) {
  if (!one.road) return describe(one, names);
  const taken = war.conquests(war.piece(one.pieces[0]).nation, one.road).map((city) => names[city.city]);
  if (taken.length) return taken.join(", ");
  return one.road.slice(1, -1).map((id) => names[id]).join(", ") || t("bar.straight");
}

// Troops shifted inside a stack (F6.4), which is allowed at any time.
function transfers({ picks, choices, names, act: send }) {
  if (picks.place || !picks.pieces.length) return [];
  const ways = choices.asides.filter((one) => one.verb === "transfer" && picks.pieces.includes(one.giver));
  const pairs = new Map(ways.map((one) => [`${one.giver} ${one.taker}`, one]));
  return [...pairs.values()].map((pair) => h("label", { class: "transfer" }, t("bar.transfer", { giver: names[pair.giver], taker: names[pair.taker] }),
    h("select", { on: { change: (event) => event.target.value && send(event.target.value) } },
      h("option", { value: "" }, "0"),
      ways.filter((one) => one.giver === pair.giver && one.taker === pair.taker).map((one) => h("option", { value: one.action }, one.value)))));
}

// ------------------------------------------------------------------ cards

function cardChoice(desk) {
  const { picks, choices, names, position } = desk;
  const ways = choices.cards().filter((one) => one.card === picks.card);
  const owing = position.prompt.args?.owing;
  const lost = ways[0]?.verb === "pay" && owing !== undefined ? readCard(picks.card).value - owing : 0;
  return h("div", { class: "selection" },
    lost > 0 ? h("span", { class: "hint warn" }, t("bar.lost", { count: lost })) : null,
    ways.map((one) => button(describe(one, names), () => desk.act(one.action), { class: "primary", data: { focus: "confirm" } })),
    clear(desk));
}

// ------------------------------------------------------------------ recruitment

function recruiting(desk) {
  const { picks, choices, names } = desk;
  const ways = choices.of("recruit");
  const [troops, trains] = picks.recruiting;
  const found = ways.find((one) => one.units[0] === troops && one.units[1] === trains);
  const most = (i) => Math.max(...ways.map((one) => one.units[i]));
  const stepper = (i, label) => h("span", { class: "stepper" }, h("span", {}, label),
    button("−", () => desk.setRecruiting(i, picks.recruiting[i] - 1), { disabled: picks.recruiting[i] <= 0, "aria-label": t("bar.fewer", { what: label }), data: { focus: `fewer-${i}` } }),
    h("output", {}, picks.recruiting[i]),
    button("+", () => desk.setRecruiting(i, picks.recruiting[i] + 1), { disabled: picks.recruiting[i] >= most(i), "aria-label": t("bar.more", { what: label }), data: { focus: `more-${i}` } }));
  return [h("div", { class: "selection" },
    stepper(0, t("bar.troops")), most(1) > 0 ? stepper(1, t("bar.trains")) : null,
    h("span", { class: "hint" }, found ? t("bar.price", { points: 6 * (troops + trains) }) : t("bar.no_such_purchase")),
    button(found ? describe(found, names) : t("bar.buy"), () => desk.act(found.action), { class: "primary", disabled: !found, data: { focus: "confirm" } }), clear(desk))];
}
