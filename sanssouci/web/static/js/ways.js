// Three ways in: to learn a game, to play it against the computer, to play it with friends.
import { api } from "./api.js";
import { button, h, replace } from "./dom.js";
import { dress } from "./dress.js";
import { lessonList } from "./lessons.js";
import { Order } from "./order.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

const WAYS = ["learn", "play", "friends"];

export class Ways {
  constructor(host, games, bots, onGame, account) {
    Object.assign(this, { host, games, bots, onGame, account });
    this.way = settings.lastWay || "play";
    this.take(games.find((game) => game.id === (settings.lastGame || settings.lastOrder?.game)) || games[0]);
    settings.watch((changes) => { if (changes.theme && this.plate) this.plate.src = plateOf(this.game); });
  }

  take(game) {
    this.game = game;
    this.order = new Order(this.bots, game, this.way === "friends", this.account);
    dress(game);
    this.onGame(game);
  }

  // An order that is half made.
  draft() {
    return { game: this.game.id, order: this.order.draft() };
  }

  resume(draft) {
    const game = this.games.find((one) => one.id === draft?.game);
    if (!game) return;
    this.take(game);
    this.order.resume(draft.order);
  }

  draw() {
    const { game } = this;
    this.room = h("div", { class: "way-room", role: "tabpanel", id: "way-room" });
    const inEnglish = ({ target }) => { if (!target.src.endsWith(plateOf(game, "en"))) target.src = plateOf(game, "en"); };
    this.plate = game.map ? h("img", { src: plateOf(game), alt: t("lobby.map_of", { game: game.title }), decoding: "async", fetchpriority: "low", on: { error: inEnglish } }) : null;
    replace(this.host,
      h("div", { class: "ways", role: "tablist", "aria-label": t("lobby.ways") }, WAYS.map((way) => this.wayTab(way))),
      this.games.length > 1 ? this.gameTabs() : null,
      h("article", { class: game.map ? "game-card" : "game-card mapless" },
        h("div", { class: "plate" }, this.plate, game.reconstruction ? h("p", { class: "hint" }, t("lobby.reconstruction")) : null),
        this.room, this.more = h("div", { class: "learning" })));
    this.fill();
  }

  fill() {
    if (this.way === "learn") this.fillLearn();
    else {
      replace(this.room, this.order.node());
      this.fillBook();
    }
  }

  // Below the order, the book of a game's scenarios, if it has one.
  async fillBook() {
    const { more, game, order } = this;
    const { scenarioBook } = await import("./book.js");
    const book = await scenarioBook(game, (id) => order.open(id)).catch(() => null);
    if (book) replace(more, book);
  }

  async fillLearn() {
    const { room, game } = this;
    replace(room, h("h2", {}, game.title));
    const list = await lessonList(game).catch(() => null);
    if (room !== this.room || this.way !== "learn") return; // another way was taken meanwhile
    replace(room, h("h2", {}, game.title), list || h("p", {}, t("lesson.none")), this.primer());
  }

  // The game in five minutes, for those who would rather read; fetched when it is opened.
  primer() {
    const text = h("div", { class: "rule-text" });
    const fetchText = async () => {
      const [book, { isReaders }] = await Promise.all([api.rules(this.game.id).catch(() => ({ primer: "", language: "" })), import("./rules.js")]);
      replace(text, isReaders(book) ? null : h("p", { class: "hint" }, t("rules.in_english")),
        h("div", { lang: book.language }, ...new DOMParser().parseFromString(book.primer, "text/html").body.childNodes));
    };
    return h("details", { class: "more primer", on: { toggle: fetchText } }, h("summary", {}, t("rules.primer")), text,
      h("p", {}, h("a", { href: `/rules/${this.game.id}` }, t("rules.whole"))));
  }

  wayTab(way) {
    const on = way === this.way;
    return button([h("b", {}, t(`way.${way}`)), h("span", {}, t(`way.${way}-text`))], () => this.go(way), {
      role: "tab", "aria-selected": String(on), "aria-controls": "way-room", tabindex: on ? "0" : "-1", data: { way },
      on: { keydown: (event) => this.step(event) },
    });
  }

  step(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) this.go(WAYS[(WAYS.indexOf(this.way) + by + WAYS.length) % WAYS.length]);
  }

  go(way) {
    settings.set({ lastWay: way });
    this.way = way;
    this.order.inviteOthers(way === "friends");
    this.draw();
    this.host.querySelector(`[data-way=${way}]`).focus();
  }

  gameTabs() {
    return h("nav", { class: "games", "aria-label": t("lobby.games") }, this.games.map((game) =>
      button(game.title, () => { settings.set({ lastGame: game.id }); this.take(game); this.draw(); this.host.querySelector(".games [aria-pressed=true]").focus(); }, { "aria-pressed": String(game === this.game) })));
  }
}

// A small picture of the map; the map itself is heavy and comes with the table. A language may still lack it.
const plateOf = (game, language = document.documentElement.lang) =>
  (game.desk === "plain" ? api.mapUrl(game.id, settings.theme) : `/static/plates/${language}/${game.id}-${settings.theme}.webp`);
