// What a thing on the map is and the rule that says more. Lines for a tip: each a text, or a text
// with its rule.
import { called } from "../local_names.js";
import { capital, t } from "../words.js";
import { facts } from "./facts.js";
import { forces, forceWords } from "./units.js";

export function aboutArmy(piece, war, names) {
  const [space, seat] = piece.split("/");
  const units = war.spaces.get(space).units.filter((unit) => war.side(unit.nation) === seat);
  const lines = [t("about.army", { side: t(`side.${seat}`), space: names[space] }), ...forces(units).map((force) => capital(forceWords(force, names)))];
  const has = (state) => units.some((unit) => unit[state]);
  if (has("depleted")) lines.push({ text: t("about.depleted"), rule: "C1.2" });
  if (has("isolated")) lines.push({ text: t("about.isolated"), rule: "C4.4" });
  if (has("inside")) lines.push({ text: t("about.inside"), rule: "C10.2" });
  if (has("recovered")) lines.push({ text: t("about.recovered"), rule: "C5.3" });
  if (units.some((unit) => unit.kind === "commander")) lines.push({ text: t("about.commander"), rule: "C8.4" });
  return lines;
}

// network: by seat, the spaces in communication.
export function aboutPlace(space, war, network, names) {
  const { kind, nation, resources, capacity } = facts.spaces[space];
  const now = war.spaces.get(space);
  const lines = [called(space, names), { text: t(`kind.${kind}`, { nation: names[nation], capacity, resources }), rule: kind === "box" ? "C1.5" : "C1.4" }];
  if (now.nation !== nation) lines.push({ text: t("about.held", { nation: capital(names[now.nation]) }), rule: "C3.1" });
  if (now.besieged) lines.push({ text: t("about.besieged"), rule: "C3.6" });
  if (now.scorched) lines.push({ text: t("about.scorched"), rule: "C11.10" });
  if (network && !network[war.holder(space)].includes(space)) lines.push({ text: t("about.cut"), rule: "C4.1" });
  return lines;
}
