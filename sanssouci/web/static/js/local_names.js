// What places are called today where the map has another name. They come when the map is complete, as nobody waits for them.
import { api } from "./api.js";
import { t } from "./words.js";

const local = {};

export async function learnLocalNames(game, rules) {
  Object.assign(local, await api.localNames(game, rules).catch(() => ({})));
}

// A place as a tip calls it: "Breslau (Wrocław)".
export const called = (place, names) => (local[place] ? t("place.today", { name: names[place], today: local[place] }) : names[place] || place);
