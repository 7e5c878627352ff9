// How fast the story is told, in play and in a replay.
import { h } from "./dom.js";
import { kindOf } from "./scenes.js";
import { calm, settings } from "./settings.js";
import { t } from "./words.js";

export const PACES = ["slow", "brisk", "at-once"];
const STRETCH = { slow: 2.4, brisk: 1, "at-once": 1 };
// How long a moment stays before the eyes, in ms, by what it shows.
const STAYS = {
  turn: 600, winter: 900, stage: 450, march: 520, retreat: 700, duel: 1300, battle: 1300, siege: 1300, blow: 900, outcome: 1300,
  fall: 450, claim: 450, loss: 700, arrival: 350, fate: 2600, politics: 800, election: 900,
};

// Whoever wants no motion is told everything at once.
export const pace = () => (calm() ? "at-once" : settings.pace);

export const isWorthSeeing = (news) => news.some((line) => STAYS[kindOf(line)]);

export const stay = (news) => STRETCH[settings.pace] * Math.max(0, ...news.map((line) => STAYS[kindOf(line)] || 0));

export function paceChoice() {
  return h("select", { class: "pace", "aria-label": t("pace.label"), title: t("pace.label"), on: { change: (event) => settings.set({ pace: event.target.value }) } },
    PACES.map((one) => h("option", { value: one, selected: one === settings.pace }, t(`pace.${one}`))));
}
