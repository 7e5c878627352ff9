// The lessons of a game: which there are, which are learnt, and how one begins.
import { api } from "./api.js";
import { button, h } from "./dom.js";
import { notice } from "./notices.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

export const isLearnt = (game, lesson) => Boolean(settings.learnt[`${game} ${lesson}`]);

export async function beginLesson(game, lesson) {
  try {
    const { table } = await api.beginLesson(game, lesson);
    location.assign(`/table/${table}`);
  } catch (error) {
    notice(error.message || t("offline"), { kind: "bad" });
  }
}

// For the first page; those that are learnt have a tick, and the next one waits.
export async function lessonList(game) {
  const lessons = await api.lessons(game.id);
  if (!lessons.length) return null;
  const next = lessons.find(({ id }) => !isLearnt(game.id, id))?.id;
  return h("section", { class: "learn", "aria-label": t("lesson.list") },
    h("p", {}, t("lesson.invite", { game: game.title, count: lessons.length })),
    h("ol", {}, lessons.map(({ id, name }) => h("li", { class: isLearnt(game.id, id) ? "learnt" : "" },
      button(name, () => beginLesson(game.id, id), { class: id === next ? "primary" : "plain" }),
      isLearnt(game.id, id) ? h("span", { title: t("lesson.learnt") }, "✓") : null))));
}
