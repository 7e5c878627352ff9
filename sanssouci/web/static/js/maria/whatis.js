// What a thing on the map is, what I may know about it, and the rule that says more.
import { called } from "../local_names.js";
import { capital, t } from "../words.js";
import { label } from "../war/pieces.js";
import { who } from "../war/sentences.js";

export function aboutPiece(piece, view, names, chronicle) {
  if (piece.kind === "train") return [label(piece, names), { text: t("about.train"), rule: "M7.3" }];
  if (piece.kind === "hussar") return [label(piece, names), { text: t("about.hussar"), rule: "M8.5" }];
  const lines = [label(piece, names)];
  if (!piece.troops) {
    const pool = view.strengths.find((one) => one.generals.includes(piece.id));
    if (pool) {
      const text = pool.generals.length === 1 ? t("about.alone", { count: pool.troops }) : t("about.pool", { who: who(pool.generals, names), count: pool.troops });
      lines.push({ text, rule: "M6.6" });
    }
    const seen = chronicle?.seen.get(piece.id);
    if (seen) lines.push(t(seen.who.length > 1 ? "about.seen_with" : "about.seen", { who: who(seen.who, names), count: seen.troops, turn: seen.turn }));
  }
  if (piece.commands && view.pieces.some((one) => one.kind === "general" && one.city === piece.city && one !== piece)) lines.push({ text: t("about.commands"), rule: "M6.4" });
  if (piece.face_down) lines.push({ text: t("about.face_down"), rule: "M7.6" });
  if (piece.supply) {
    const { length, price } = piece.supply;
    lines.push(price ? { text: t("about.harassed", { length, price }), rule: "M8.5" } : { text: t(length ? "about.path" : "about.at_home", { length }), rule: "M7.2" });
  } else if (piece.supply === null && piece.city) lines.push({ text: t("about.no_path"), rule: "M7.6" });
  return lines;
}

export function aboutPlace(place, view, names) {
  if (!place.country) return [called(place.id, names)];
  const lines = [called(place.id, names), { text: t("about.place", { country: t(`country.${place.country}`), suit: t(`name.${place.suit}`) }), rule: "M2.2" }];
  if (place.fortress) lines.push({ text: t(`about.${place.fortress}`), rule: "M2.5" });
  const marker = view.markers.find((one) => one.city === place.id);
  if (marker) lines.push({ text: t(marker.question ? "about.claimed" : "about.taken", { nation: capital(names[marker.nation]) }), rule: "M10.1" });
  const seat = view.electors.find((one) => one.city === place.id);
  if (seat) lines.push({ text: t("about.elector", { nation: names[seat.nation] }), rule: "M18.1" });
  return lines;
}
