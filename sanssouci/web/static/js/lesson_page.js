// What the card of a lesson shows: what to do next, why what was done mattered, and the way on.
import { api } from "./api.js";
import { button, h, replace } from "./dom.js";
import { beginLesson } from "./lessons.js";
import { settings } from "./settings.js";
import { learnPart, t } from "./words.js";

// Why what was done mattered. Where one action reached several goals, what was to be done between them is told with it.
const reasons = (id, from, to) => Array.from({ length: to - from }, (_, i) => from + i).map((n) =>
  h("p", { class: "lesson-why" }, n > from ? `${t(`lesson.${id}-${n + 1}`)} ` : "", t(`lesson.${id}-${n + 1}-done`)));

export class LessonPage {
  // With what lessons say, and which of them there are.
  static async of(card) {
    const { game } = card.table.info;
    const [all] = await Promise.all([api.lessons(game).catch(() => []), learnPart("lesson", game)]);
    return new LessonPage(card, all.map(({ id }) => id));
  }

  constructor(card, all) {
    Object.assign(this, { card, table: card.table, all });
  }

  draw({ id, reached, goals, last, strayed }) {
    const { story } = this.table;
    const done = reached === goals;
    if (done && !this.away) this.learn(id);
    const number = this.all.indexOf(id) + 1;
    const moment = `${number} ${reached} ${strayed} ${story.isPaused} ${Boolean(this.table.outcome)}`;
    if (moment === this.moment) return; // nothing is said twice
    this.moment = moment;
    replace(this.card.node,
      h("h2", {}, t(`lesson.${id}`), " ", number ? h("small", {}, t("lesson.number", { number, count: this.all.length })) : null),
      reasons(id, this.card.told, reached),
      done ? null : h("p", { class: "lesson-what" }, t(`lesson.${id}-${reached + 1}`)),
      strayed ? h("p", { class: "lesson-strayed" }, t("lesson.strayed")) : null,
      h("div", { class: "row end" },
        done ? null : button(t("lesson.again"), () => this.leaveFor(id), { class: strayed ? "primary" : "plain" }),
        !done ? button(t("lesson.leave"), () => this.leave(), { class: "plain" }) : this.table.outcome ? null : button(t("lesson.alone"), () => this.leave(), { title: t("lesson.alone_title") }),
        done ? this.wayOn({ id, last }) : null,
        !done && story.isPaused ? button(t("story.go_on"), () => story.goAhead(), { class: "primary" }) : null));
  }

  wayOn({ id, last }) {
    return button(t(last ? "lesson.play" : "lesson.next"), () => this.next(id), { class: "primary" });
  }

  learn(id) {
    settings.set({ learnt: { ...settings.learnt, [`${this.table.info.game} ${id}`]: true } });
    this.away = this.putAway();
  }

  // Whoever goes on alone has a table like any other.
  leave() {
    this.card.isLeft = true;
    Promise.resolve(this.away).then(() => api.goAlone(this.table.id)).catch(() => {});
    this.card.node.classList.add("hidden");
    this.table.story.goAhead();
  }

  // What has been learnt does not lie about among the tables one plays at.
  putAway() {
    return api.archive(this.table.id, true).catch(() => {});
  }

  async leaveFor(id) {
    await this.putAway();
    beginLesson(this.table.info.game, id);
  }

  // The next lesson; after the last one, a war.
  async next(id) {
    const { game } = this.table.info;
    const lessons = await api.lessons(game);
    const after = lessons[lessons.findIndex((one) => one.id === id) + 1];
    if (after) this.leaveFor(after.id);
    else {
      await this.putAway();
      settings.set({ lastWay: "play", lastGame: game });
      location.assign("/");
    }
  }
}
