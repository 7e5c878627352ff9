// A lesson on the real table: what to do next, why what was done mattered, and the way on.
import { api } from "./api.js";
import { button, h, replace } from "./dom.js";
import { beginLesson } from "./lessons.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

// Why what was done mattered. Where one action reached several goals, what was to be done between them is told with it.
const reasons = (id, from, to) => Array.from({ length: to - from }, (_, i) => from + i).map((n) =>
  h("p", { class: "lesson-why" }, n > from ? `${t(`lesson.${id}-${n + 1}`)} ` : "", t(`lesson.${id}-${n + 1}-done`)));

export class LessonCard {
  constructor(table) {
    this.table = table;
    this.isLeft = false;
    this.node = h("section", { class: "lesson hidden", "aria-label": t("lesson.label"), "aria-live": "polite" });
  }

  update(lesson) {
    this.node.classList.toggle("hidden", !lesson || this.isLeft);
    if (!lesson || this.isLeft) return;
    const { id, reached, goals, last } = lesson;
    const done = reached === goals;
    if (done) settings.set({ learnt: { ...settings.learnt, [`${this.table.info.game} ${id}`]: true } });
    const moment = `${id} ${reached}`;
    if (moment === this.moment) return; // nothing is said twice
    this.moment = moment;
    const said = this.id === id ? Math.min(this.reached, reached - 1) : reached - 1;
    Object.assign(this, { id, reached });
    replace(this.node,
      h("h2", {}, t(`lesson.${id}`)),
      reasons(id, Math.max(said, 0), reached),
      done ? null : h("p", { class: "lesson-what" }, t(`lesson.${id}-${reached + 1}`)),
      h("div", { class: "row end" },
        done ? button(t("lesson.alone"), () => this.leave(), { title: t("lesson.alone_title") }) : button(t("lesson.leave"), () => this.leave(), { class: "plain" }),
        done ? button(t(last ? "lesson.last" : "lesson.next"), () => this.next(id), { class: "primary" }) : null));
  }

  leave() {
    this.isLeft = true;
    this.node.classList.add("hidden");
  }

  async next(id) {
    const { game } = this.table.info;
    const lessons = await api.lessons(game);
    const after = lessons[lessons.findIndex((one) => one.id === id) + 1];
    if (after) beginLesson(game, after.id);
    else location.assign("/");
  }
}
