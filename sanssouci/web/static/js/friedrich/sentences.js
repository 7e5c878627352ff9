// Actions and things in a general's language.
import { capital, list, t } from "../words.js";
import { cardName } from "./cards.js";

export function who(ids, names) {
  return list(ids.map((id) => names[id] || id));
}

export function describe(one, names) {
  const words = {
    who: who(one.pieces, names), place: names[one.place] || one.place, card: one.card && cardName(one.card), value: one.value,
  };
  switch (one.verb) {
    case "march": {
      const by = one.road.slice(1, -1).map((id) => names[id] || id);
      const key = by.length ? "do.march_by" : "do.march";
      return t(key, { ...words, by: by.join(", "), count: one.road.length - 1 });
    }
    case "attack":
      return t("do.attack", { own: names[one.pieces[0]], enemy: names[one.pieces[1]] });
    case "recruit":
      return t("do.recruit", { troops: one.units[0], trains: one.units[1] });
    case "transfer":
      return t("do.transfer", { giver: names[one.giver], taker: names[one.taker], count: one.value });
    case "play":
      return one.value === null ? t("do.play", words) : t("do.play_as", words);
    default:
      return capital(t(`do.${one.verb}`, words));
  }
}

// What a march brings, in words.
export function omens(signs, names) {
  const said = [];
  const by = (kind) => signs.conquests.filter((one) => one.kind === kind).map((one) => names[one.city]);
  if (by("takes").length) said.push(t("omen.takes", { cities: list(by("takes")) }));
  if (by("claims").length) said.push(t("omen.claims", { cities: list(by("claims")) }));
  if (signs.train) said.push(t("omen.train"));
  if (signs.enemy.length) said.push(t("omen.enemy"));
  if (signs.hungry) said.push(t("omen.hungry"));
  return said;
}
