// What is printed on map, counters and cards; it comes from the pack the table is played with.
import { api } from "../api.js";

export const facts = {};

export async function learnFacts(rules) {
  Object.assign(facts, await api.facts("crisis", rules));
}

export const LETTERS = { prussia: "P", britain: "B", austria: "A", france: "F", russia: "R", sweden: "S", saxony: "X", empire: "E" };
export const SEATS = ["prussia", "austria"];
