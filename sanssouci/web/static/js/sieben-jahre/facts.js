// What is printed on map, pieces and cards; it comes from the pack the table is played with.
import { api } from "../api.js";

export const facts = {};

export async function learnFacts(rules) {
  Object.assign(facts, await api.facts("sieben-jahre", rules));
}

export const ARMS = ["infantry", "cavalry", "artillery", "ships"];

// A sign for each arm: musket and bayonet, sabre, gun, hull.
export const SIGNS = {
  infantry: "M-5 5L5 -5M-1.500 1.500L1.500 4.500",
  cavalry: "M-5 5C1 4 5 0 5 -6M-5.500 1L-1.500 5.500",
  artillery: "M-6 -1L4 -5L5 -2L-4 2M-4 3A2.600 2.600 0 1 1 1 3A2.600 2.600 0 1 1 -4 3",
  ships: "M-6 2H6L4 5H-4zM0 2V-6L5 0H0",
};

export const townOf = (region) => facts.regions[region]?.town;
