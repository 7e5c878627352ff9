// What is printed on the political cards and on the political board; it comes from the pack of the table.
import { api } from "../api.js";
import { capital, t } from "../words.js";

export const facts = {};

export async function learnFacts(rules) {
  Object.assign(facts, await api.facts("maria", rules));
}

/** @param {string} track @param {object} names a track may be called after a power */
export const trackName = (track, names) => capital(names[track] || t(`name.${track}`));

// What is printed on a political card, line by line.
export function printed(id, names) {
  const { track, steps, left, right, drawers, cards, fewer, troops, free, special } = facts.political_cards[id];
  const who = (some) => some.map((power) => (power === "taker" ? t("politics.taker") : names[power]));
  return [
    left.length ? t("politics.left", { track: trackName(track, names), steps, who: who(left) }) : null,
    right.length ? t("politics.right", { track: trackName(track, names), steps, who: who(right) }) : null,
    drawers.length ? t(drawers.includes("saxony") ? "politics.draws_saxony" : "politics.draws", { who: who(drawers), count: cards }) : null,
    fewer ? t("politics.fewer", { count: fewer }) : null,
    troops ? t("politics.recruits", { count: troops, free }) : null,
    special ? t(`politics.${special}`) : null,
  ].filter(Boolean).map(capital);
}

export const LETTERS = { france: "F", bavaria: "B", prussia: "P", saxony: "S", austria: "A", pragmatic: "PA" };
