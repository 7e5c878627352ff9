// Actions and things in a general's language.
import { describe as say } from "../narrowing.js";
import { list } from "../words.js";
import { cardName, readCard } from "./cards.js";

export function who(ids, names) {
  return list(ids.map((id) => names[id] || id));
}

// Of cards only the tactical ones are called by suit and value.
export const sayThing = (id, kind, names) => (kind === "card" && readCard(id).suit ? cardName(id) : names[id] || id);

export const describe = (one, names) => say(one, (id, kind) => sayThing(id, kind, names));
