// What a thing on the map is, in lines for a tip.
import { called } from "../local_names.js";
import { capital, t } from "../words.js";
import { facts } from "./facts.js";
import { conditions, unitWords } from "./forces.js";

export const aboutPiece = (piece, view, names) => [
  t("sj.about-piece", { who: names[piece.id], state: capital(names[piece.state]), level: piece.level }),
  capital(unitWords(piece)),
  { text: t("sj.about-loads", { provisions: piece.provisions, ammunition: piece.ammunition }), rule: "S14.1" },
  ...conditions(piece, names, view)];

export function aboutPlace(place, view, names) {
  const region = facts.provinces[place]?.region;
  if (!region) return [called(place, names)];
  const printed = facts.regions[region];
  const now = view.regions[region] || printed;
  const flag = now.flag || printed.state;
  const lines = [`${called(place, names)}, ${names[region]}`];
  if (flag) lines.push(t(now.captured ? "sj.about-taken" : "sj.about-held", { state: capital(names[flag]) }));
  if (printed.town === place) {
    lines.push({ text: t("sj.about-town", { garrison: now.garrison, stores: now.stores, loads: now.loads }), rule: "S23.1" });
    lines.push(t("sj.about-revenue", { revenue: printed.revenue }));
  }
  if (view.raided.includes(place)) lines.push(t("sj.about-raided"));
  return lines;
}
