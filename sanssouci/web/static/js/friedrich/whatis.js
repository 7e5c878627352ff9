// What a thing on the map is, and what I may know about it.
import { capital, t } from "../words.js";
import { label } from "./pieces.js";
import { who } from "./sentences.js";

export function aboutPiece(piece, view, names) {
  const lines = [label(piece, names)];
  if (piece.kind === "general" && !piece.troops) {
    const pool = view.strengths.find((one) => one.generals.includes(piece.id));
    if (pool) lines.push(pool.generals.length === 1 ? t("about.alone", { count: pool.troops }) : t("about.pool", { who: who(pool.generals, names), count: pool.troops }));
  }
  return lines;
}

export function aboutPlace(place, view, names) {
  const lines = [names[place.id], t("about.place", { country: t(`country.${place.country}`), suit: t(`suit.${place.suit}`) })];
  if (place.objectiveOf) {
    lines.push(t(place.objectiveOrder === "2" ? "about.second" : "about.objective", { nation: names[place.objectiveOf] }));
    const marker = view.markers.find((one) => one.city === place.id);
    if (marker) lines.push(t(marker.question ? "about.claimed" : "about.taken", { nation: capital(names[marker.nation]) }));
  }
  if (place.depotOf) lines.push(t("about.depot", { nation: names[place.depotOf] }));
  return lines;
}
