// The scenario book of a game on the first page: its campaigns, and how far I am in each.
import { api } from "./api.js";
import { button, h } from "./dom.js";
import { t } from "./words.js";

const MARKS = { won: "✓", lost: "✗", new: "○" };

const outcome = ({ won }) => (won === null ? "new" : won ? "won" : "lost");

function stageRow(stage, choose) {
  const came = outcome(stage);
  const said = [t(`campaign.stage-${came}`), stage.points === null ? "" : t("campaign.points", { points: stage.points }), t("lobby.minutes", { minutes: stage.minutes })];
  return h("li", { class: came },
    h("span", { class: "mark", "aria-hidden": "true" }, MARKS[came]),
    button(stage.title, () => choose(stage.scenario), { class: "plain" }),
    h("small", {}, said.filter(Boolean).join(" · ")));
}

// What the latest games of all the stages have brought together; nothing before the first.
function pointsOf(stages) {
  const scored = stages.filter(({ points }) => points !== null);
  return scored.length ? t("campaign.points", { points: scored.reduce((sum, { points }) => sum + points, 0) }) : "";
}

// Null for a game without campaigns; `choose` is told the scenario somebody wants to play.
export async function scenarioBook(game, choose) {
  const campaigns = await api.campaigns(game.id);
  if (!campaigns.length) return null;
  return h("section", { class: "book", "aria-label": t("campaign.book") },
    h("h3", {}, t("campaign.book")),
    h("p", { class: "hint" }, t("campaign.text")),
    h("div", { class: "theatres" }, campaigns.map(({ name, state, won, needed, stages }) =>
      h("article", { class: `theatre ${state}` },
        h("h4", {}, name),
        h("p", {}, [t(`campaign.${state}`, { won, needed }), pointsOf(stages)].filter(Boolean).join(" · ")),
        h("ol", {}, stages.map((stage) => stageRow(stage, choose)))))));
}
