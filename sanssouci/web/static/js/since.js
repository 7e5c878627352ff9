// What has happened since my turn, on a card beside the map, where it covers nothing: each line leads to its place. Before
// the first turn it says who I am.
import { marched } from "./brief.js";
import { button, h, replace } from "./dom.js";
import { digest, sinceTurnOf, stageOf } from "./scenes.js";
import { capital, t } from "./words.js";

const MOST = 10; // lines of a kind; the log has all of them

export class SinceCard {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.greeted = new Set(history.state?.greeted); // seats that have been told who they are; after a reload, too
    this.node = h("section", { class: "since hidden", role: "region", "aria-label": t("since.title") });
  }

  // For a seat that is asked something: once in each of its turns. lines: the whole log as it knows it; startsMine: whether
  // the log begins in the midst of a stage of its own.
  offer(lines, seat, startsMine) {
    const since = sinceTurnOf(lines, seat, startsMine);
    const isNew = !since && !startsMine && !this.greeted.has(seat);
    const stage = stageOf(lines, seat);
    if (!isNew && stage === null) return;
    this.greeted.add(seat);
    const turn = `${seat} ${stage === null ? "" : lines[since]?.entry}`; // before the first, others may act yet
    if (turn === this.turn && !isNew) return;
    this.turn = turn;
    this.show(digest(lines.slice(since), seat), isNew ? seat : null);
  }

  // newcomer: the seat whose first turn it is
  show(parts, newcomer = null) {
    this.node.classList.toggle("hidden", !parts.length && !newcomer);
    if (!parts.length && !newcomer) return;
    const title = button(newcomer ? t("greet", { who: this.part?.name || this.table.names[newcomer] }) : t("since.title"), () => fold(!this.node.classList.contains("folded")), { class: "plain" });
    const fold = (folded) => {
      this.node.classList.toggle("folded", folded);
      title.setAttribute("aria-expanded", String(!folded));
    };
    fold(!newcomer && matchMedia("(max-width: 760px)").matches);
    replace(this.node,
      h("header", {},
        h("h2", {}, title),
        parts.length ? button(t("since.again"), () => { location.hash = "replay=since"; }, { class: "plain again", title: t("since.again_title") }) : null,
        button("×", () => this.hide(), { class: "plain", "aria-label": t("close") })),
      h("div", { class: "since-body" }, newcomer ? this.greeting(newcomer) : null, parts.map(({ kind, lines: told }) => [
        h("h3", {}, t(`since.${kind}`)),
        h("ul", { class: `since-${kind}` }, told.slice(-MOST).map((line) => h("li", {}, this.line(line))),
          told.length > MOST ? h("li", { class: "hint" }, t("more", { count: told.length - MOST })) : null)])));
  }

  // Whom the seat leads, in their colours, and what is before it.
  greeting(seat) {
    const { names, position, scenario } = this.table;
    const led = (position.view.nations || []).filter((nation) => nation.seat === seat);
    return [
      h("p", { class: "led" }, led.map(({ id }) => h("span", {}, h("i", { class: `swatch ${id}` }), capital(names[id])))),
      h("p", {}, (this.part || scenario?.seats.find(({ id }) => id === seat))?.role)];
  }

  // What the only player of a scenario plays, where an option decides it.
  get part() {
    const { position, scenario } = this.table;
    return scenario?.parts.find(({ option, value }) => position.view.options[option] === value);
  }

  line({ text, move, places }) {
    const { board, desk } = this.table;
    const show = places.map((id) => this.table.spotOf(id)).find((place) => board.places.has(place));
    return button(capital(text || marched(move, this.table.names)), () => board.show(show), {
      class: "name-link", on: { pointerenter: () => desk.point(places), pointerleave: () => desk.point([]), focus: () => desk.point(places), blur: () => desk.point([]) } });
  }

  hide() {
    this.node.classList.add("hidden");
    history.replaceState({ ...history.state, greeted: [...this.greeted] }, "");
  }
}
