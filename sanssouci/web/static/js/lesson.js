// A lesson on the real table: how far it is. Most tables are none, so what its card shows is fetched with the first.
import { h } from "./dom.js";
import { t } from "./words.js";

export class LessonCard {
  constructor(table) {
    this.table = table;
    this.isLeft = false;
    this.node = h("section", { class: "lesson hidden", "aria-label": t("lesson.label"), "aria-live": "polite" });
  }

  // What was reached while others act is read in peace: the story waits for the reader.
  update(lesson, isAsked) {
    this.node.classList.toggle("hidden", !lesson || this.isLeft);
    if (!lesson || this.isLeft) return;
    const before = this.lesson ? this.lesson.reached : lesson.reached - 1;
    if (!this.lesson) this.prepare();
    else if (lesson.reached > before && !isAsked) this.table.story.hold();
    if (lesson.reached !== before) this.told = Math.max(0, Math.min(before, lesson.reached - 1)); // goals whose reasons have been read
    this.lesson = lesson;
    this.draw();
  }

  async prepare() {
    const { LessonPage } = await import("./lesson_page.js");
    this.page = await LessonPage.of(this);
    this.draw();
  }

  draw() {
    if (this.lesson) this.page?.draw(this.lesson);
  }

  // Whether the player does what he is told.
  get isGuiding() {
    return Boolean(this.lesson) && !this.isLeft && this.lesson.reached < this.lesson.goals;
  }

  // Where the result of its war leads, if that is learnt.
  wayOn() {
    return this.page && !this.isLeft && this.lesson?.reached === this.lesson?.goals ? this.page.wayOn(this.lesson) : null;
  }

  wantsOtherThan(action) {
    return this.lesson.next !== null && this.lesson.next !== action;
  }
}
