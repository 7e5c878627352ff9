// Actions in a general's language.
import { describe as say } from "../narrowing.js";
import { oneName, readUnit } from "./units.js";

// Units are named one by one, or as lists count them: "Prussian troop, depleted", "Frederick 8·3".
export const sayThing = (id, kind, names, count) => (kind === "piece" ? oneName(readUnit(id), names, count) : names[id] || id);

export const describe = (one, names) => say(one, (id, kind, count) => sayThing(id, kind, names, count));
