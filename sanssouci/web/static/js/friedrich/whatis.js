// What a thing on the map is, what I may know about it, and the rule that says more. Lines for a
// tip: each a text, or a text with its rule.
import { called } from "../local_names.js";
import { capital, t } from "../words.js";
import { label } from "../war/pieces.js";
import { who } from "../war/sentences.js";

export function aboutPiece(piece, view, names, chronicle) {
  if (piece.kind === "train") return [label(piece, names), { text: t("about.train"), rule: "F9.4" }];
  const lines = [label(piece, names)];
  if (!piece.troops) {
    const pool = view.strengths.find((one) => one.generals.includes(piece.id));
    if (pool) {
      const text = pool.generals.length === 1 ? t("about.alone", { count: pool.troops }) : t("about.pool", { who: who(pool.generals, names), count: pool.troops });
      lines.push({ text, rule: "F6.3" });
    }
    const seen = chronicle?.seen.get(piece.id);
    if (seen) lines.push(t(seen.who.length > 1 ? "about.seen_with" : "about.seen", { who: who(seen.who, names), count: seen.troops, turn: seen.turn }));
  }
  if (piece.face_down) lines.push({ text: t("about.face_down"), rule: "F9.6" });
  return lines;
}

export function aboutPlace(place, view, names) {
  const lines = [called(place.id, names), { text: t("about.place", { country: t(`country.${place.country}`), suit: t(`name.${place.suit}`) }), rule: "F1.9" }];
  if (place.objectiveOf) {
    lines.push({ text: t(place.objectiveOrder === "2" ? "about.second" : "about.objective", { nation: names[place.objectiveOf] }), rule: "F1.7" });
    const marker = view.markers.find((one) => one.city === place.id);
    if (marker) lines.push({ text: t(marker.question ? "about.claimed" : "about.taken", { nation: capital(names[marker.nation]) }), rule: marker.question ? "F5.9" : "F5.2" });
  }
  if (place.depotOf) lines.push({ text: t("about.depot", { nation: names[place.depotOf] }), rule: "F1.8" });
  return lines;
}
