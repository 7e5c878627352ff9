// Actions and things in a general's language.
import { describe as say } from "../narrowing.js";
import { list } from "../words.js";
import { cardName, readCard } from "./cards.js";

export function who(ids, names) {
  return list(ids.map((id) => names[id] || id));
}

// Of cards only the tactical ones are called by suit and value.
export const sayThing = (id, kind, names, count) => (kind === "card" && readCard(id).suit ? cardName(id, count) : names[id] || id);

export const describe = (one, names) => say(one, (id, kind, count) => sayThing(id, kind, names, count));
