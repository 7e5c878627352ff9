// What is printed on map, counters and cards; it comes from the pack the server plays with.
import { api } from "../api.js";

export const facts = await api.facts("crisis");

export const LETTERS = { prussia: "P", britain: "B", austria: "A", france: "F", russia: "R", sweden: "S", saxony: "X", empire: "E" };
export const SEATS = ["prussia", "austria"];
