// The units of a contingent as tokens, and in words.
import { h, s } from "../dom.js";
import { t } from "../words.js";
import { ARMS, SIGNS } from "./facts.js";

export const armSign = (arm) => s("svg", { viewBox: "-8 -8 16 16", class: "arm-sign", "aria-hidden": "true" }, s("path", { d: SIGNS[arm] }));

const armsOf = (units) => ARMS.filter((arm) => units[arm]);

export const unitCount = ({ units }) => armsOf(units).reduce((sum, arm) => sum + units[arm][0], 0);

// "3 veteran infantry, 2 trained cavalry"
export const unitWords = ({ units }) => armsOf(units).map((arm) => t("sj.units", { count: units[arm][0], level: t(`name.${units[arm][1]}`), arm: t(`name.${arm}`) })).join(", ");

// A token for each unit, a veteran's with a double edge.
export function unitTokens(piece) {
  return h("span", { class: "sj-units", role: "img", "aria-label": unitWords(piece), title: unitWords(piece) },
    armsOf(piece.units).flatMap((arm) => Array.from({ length: piece.units[arm][0] }, () => h("i", { class: `sj-unit of-${piece.state} ${piece.units[arm][1]}` }, armSign(arm)))));
}

// Loads of provisions and ammunition.
export function loads({ provisions, ammunition }) {
  return h("span", { class: "sj-loads" },
    h("span", { class: provisions ? "" : "none", title: t("name.provisions") }, h("i", { class: "sj-bread", "aria-hidden": "true" }), h("span", { class: "unseen" }, t("name.provisions")), ` ${provisions}`),
    h("span", { class: ammunition ? "" : "none", title: t("name.ammunition") }, h("i", { class: "sj-powder", "aria-hidden": "true" }), h("span", { class: "unseen" }, t("name.ammunition")), ` ${ammunition}`));
}

// What hinders a contingent or has befallen it.
export const conditions = (piece, names, { fraction }) => [
  piece.chief ? t("sj.follows", { who: names[piece.chief] }) : "",
  piece.aboard ? t("sj.aboard", { who: names[piece.aboard] }) : "",
  piece.voyage ? t("sj.voyage", { place: names[piece.voyage.to], done: piece.voyage.done, length: piece.voyage.length }) : "",
  piece.exhaustion ? t("sj.exhausted", { points: piece.exhaustion }) : "",
  piece.resting && fraction ? t("sj.resting") : "",
  piece.moved ? t("sj.moved") : "",
].filter(Boolean);
