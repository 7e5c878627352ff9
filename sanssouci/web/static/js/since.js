// What has happened since my turn, on a card beside the map, where it covers nothing: each line leads to its place.
import { marched } from "./brief.js";
import { button, h, replace } from "./dom.js";
import { digest, sinceTurnOf, stageOf } from "./scenes.js";
import { capital, t } from "./words.js";

const MOST = 10; // lines of a kind; the log has all of them

export class SinceCard {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.node = h("section", { class: "since hidden", role: "region", "aria-label": t("since.title") });
  }

  // For a seat that is asked something: once in each of its turns. lines: the whole log as it knows it; startsMine: whether
  // the log begins in the midst of a stage of its own.
  offer(lines, seat, startsMine) {
    if (stageOf(lines, seat) === null) return;
    const since = sinceTurnOf(lines, seat, startsMine);
    const turn = `${seat} ${lines[since]?.entry}`;
    if (turn === this.turn) return;
    this.turn = turn;
    this.show(digest(lines.slice(since), seat));
  }

  show(parts) {
    this.node.classList.toggle("hidden", !parts.length);
    this.node.classList.toggle("folded", matchMedia("(max-width: 760px)").matches);
    if (!parts.length) return;
    replace(this.node,
      h("header", {},
        h("h2", {}, button(t("since.title"), () => this.node.classList.toggle("folded"), { class: "plain" })),
        button(t("since.again"), () => { location.hash = "replay=since"; }, { class: "plain again", title: t("since.again_title") }),
        button("×", () => this.hide(), { class: "plain", "aria-label": t("close") })),
      h("div", { class: "since-body" }, parts.map(({ kind, lines: told }) => [
        h("h3", {}, t(`since.${kind}`)),
        h("ul", { class: `since-${kind}` }, told.slice(-MOST).map((line) => h("li", {}, this.line(line))),
          told.length > MOST ? h("li", { class: "hint" }, t("more", { count: told.length - MOST })) : null)])));
  }

  line({ text, move, places }) {
    const { desk } = this.table;
    const show = places.find((id) => this.table.board.places.has(desk.placeOf(id)));
    return button(capital(text || marched(move, this.table.names)), () => this.table.show(show), {
      class: "name-link", on: { pointerenter: () => desk.point(places), pointerleave: () => desk.point([]), focus: () => desk.point(places), blur: () => desk.point([]) } });
  }

  hide() {
    this.node.classList.add("hidden");
  }
}
