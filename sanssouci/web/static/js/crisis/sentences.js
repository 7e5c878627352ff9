// Actions in a general's language.
import { describe as say } from "../narrowing.js";
import { readUnit, unitName } from "./units.js";

// Units are named as on their counters: "Prussian troops, depleted", "Frederick 8·3".
export const sayThing = (id, kind, names) => (kind === "piece" ? unitName(readUnit(id), names) : names[id] || id);

export const describe = (one, names) => say(one, (id, kind) => sayThing(id, kind, names));
