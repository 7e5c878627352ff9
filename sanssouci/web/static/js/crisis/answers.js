// The bar under the prompt: what is picked, what can be confirmed, and every answer that needs no map.
import { button, h } from "../dom.js";
import { t } from "../words.js";
import { cardFacts } from "./cards.js";
import { signs } from "./foreseen.js";
import { describe } from "./sentences.js";
import { counterName, readUnit } from "./units.js";

const USUAL = new Set(["done", "attack", "hold"]);

export function answers(desk) {
  const { picks, choices } = desk;
  if (choices.verbs.has("take")) return [selected(desk)];
  if (choices.verbs.has("garrison")) return [garrison(desk)];
  if (choices.verbs.has("commit")) return [commitment(desk)];
  if (picks.card) return [cardChoice(desk)];
  if (picks.start || picks.end || picks.recruit) return [selection(desk)];
  return idle(desk);
}

const clear = (desk) => button("×", () => desk.unpick(), { class: "plain", "aria-label": t("unpick"), title: t("unpick"), data: { focus: "unpick" } });
const confirm = (label, what, disabled = false) => button(label, what, { class: "primary", disabled, data: { focus: "confirm" } });

// ------------------------------------------------------------------ nothing picked yet

function idle(desk) {
  const { choices, names } = desk;
  const nodes = [];
  for (const one of choices.of("claim", "fight", "pay", "mobilize")) nodes.push(button(describe(one, names), () => desk.act(one.action), { class: "primary", data: { focus: one.action } }));
  for (const one of choices.of("assault", "sortie")) nodes.push(button(describe(one, names), () => desk.act(one.action), { data: { focus: one.action } }));
  const recruits = new Set(choices.of("place").map((one) => one.pieces[0]));
  if (recruits.size) nodes.push(h("span", { class: "hint" }, t("bar.recruits")));
  for (const id of recruits) nodes.push(button(recruitName(id, desk), () => desk.pickRecruit(id), { data: { focus: `recruit-${id}` } }));
  const starts = choices.starts().size;
  if (starts && !recruits.size) nodes.push(h("span", { class: "hint" }, t(choices.verbs.has("restore") ? "bar.restore_whom" : "bar.whom", { count: starts })));
  if (choices.cards().size) nodes.push(h("span", { class: "hint" }, t(choices.verbs.has("discard") ? "bar.discard" : "bar.cards")));
  for (const one of choices.plain()) nodes.push(button(t(`do.${one.verb}`), () => desk.act(one.action), { class: USUAL.has(one.verb) ? "primary" : "", data: { focus: one.verb } }));
  return nodes;
}

function recruitName(id, { names, war }) {
  const unit = readUnit(id);
  if (unit.kind === "commander") return counterName(unit, names);
  return t("bar.troop", { count: war.nations.get(unit.nation).reserve });
}

// ------------------------------------------------------------------ stacks and places

function selection(desk) {
  const { picks, choices, names, foresight } = desk;
  const nodes = [];
  const ways = picks.end ? desk.ways() : [];
  if (picks.start && !picks.end) {
    for (const one of choices.from(picks.start).filter((each) => ["sortie", "assault"].includes(each.verb))) {
      nodes.push(button(describe(one, names), () => desk.act(one.action), { data: { focus: one.action } }));
    }
  }
  if (!picks.end) {
    const { size } = choices.places(picks);
    if (size) nodes.push(h("span", { class: "hint" }, [t("bar.where", { count: size }), desk.farOff().size ? t("bar.far") : ""].filter(Boolean).join("; ")));
  } else if (picks.start) {
    const towards = picks.goal ? [t("bar.towards", { goal: names[picks.goal.place], points: picks.goal.points })] : [];
    const said = [...towards, ...signs(foresight, ways[0])];
    const isKnown = desk.muster()?.groups.length > 0; // who can go is asked of the server
    nodes.push(h("span", { class: "proposal" }, isKnown ? t("bar.march", { count: desk.chosenCount(), start: names[picks.start], end: names[picks.end] }) : "…", said.length ? h("small", {}, said.join("; ")) : null),
      confirm(t("confirm.march"), () => desk.confirm(), !desk.mayConfirm()));
  } else if (picks.recruit) nodes.push(h("span", { class: "proposal" }, describe(ways[0], names)), confirm(t("confirm.place"), () => desk.confirm()));
  else {
    for (const [i, one] of ways.entries()) nodes.push(i ? button(describe(one, names), () => desk.act(one.action), { data: { focus: one.verb } }) : confirm(describe(one, names), () => desk.confirm()));
  }
  return h("div", { class: "selection" }, nodes, clear(desk));
}

// ------------------------------------------------------------------ units on the sheet

function selected(desk) {
  const { kind } = desk.position.view.selection;
  return h("div", { class: "selection" }, h("span", { class: "hint" }, desk.sheetNote()), confirm(t(`confirm.${kind}`), () => desk.confirm(), !desk.mayConfirm()));
}

function garrison(desk) {
  const found = desk.garrisonAction();
  return h("div", { class: "selection" }, confirm(found ? describe(found, desk.names) : t("confirm.garrison"), () => desk.confirm(), !found));
}

// ------------------------------------------------------------------ cards

function commitment(desk) {
  const { picks, names } = desk;
  const found = desk.commitAction();
  if (!picks.cards.length) return h("div", { class: "selection" }, h("span", { class: "hint" }, t("bar.commit")), button(t("do.commit_none"), () => desk.act("commit none"), { class: "primary", data: { focus: "none" } }));
  return h("div", { class: "selection" }, does(desk, picks.cards.at(-1)), confirm(found ? describe(found, names) : t("confirm.commit"), () => desk.act(found.action), !found), clear(desk));
}

// What a card says; there is no room for it on the card.
const does = ({ position }, card) => h("span", { class: "hint" }, cardFacts(position.view.seat, card).text);

function cardChoice(desk) {
  const { picks, choices, names } = desk;
  const ways = choices.withCard(picks.card).filter((one) => !one.end || one.end === picks.end);
  const where = !ways.length;
  return h("div", { class: "selection" },
    where ? h("span", { class: "hint" }, t("bar.burn_where")) : does(desk, picks.card),
    ways.map((one) => confirm(describe(one, names), () => desk.act(one.action, { confirm: one.end ? t("bar.burn_sure", { space: names[one.end] }) : null }))),
    clear(desk));
}
