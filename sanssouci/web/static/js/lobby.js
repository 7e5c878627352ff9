// The first page: three ways in (learn, play, friends), and the tables I have.
import { accountButton } from "./account_button.js";
import { api } from "./api.js";
import { h, replace } from "./dom.js";
import { takeDraft } from "./draft.js";
import { languageSwitch } from "./language_switch.js";
import { notice } from "./notices.js";
import { themeSwitch } from "./theme_switch.js";
import { Ways } from "./ways.js";
import { t } from "./words.js";

export async function openLobby(main) {
  document.title = t("app.title");
  document.body.className = "in-lobby";
  const tables = h("section", { class: "my-tables", "aria-labelledby": "my-tables" });
  const start = h("section", { class: "new-game", "aria-busy": "true" }, h("p", { class: "opening" }, t("lobby.opening")));
  const credit = h("p", { id: "credit" });
  let ways = null;
  replace(main,
    h("header", { class: "masthead" },
      h("span", { class: "switches" }, accountButton(), languageSwitch(async () => ways?.draft()), themeSwitch()),
      h("h1", {}, t("app.title")),
      h("p", { class: "motto" }, t("lobby.motto"))),
    start, tables,
    h("footer", { class: "imprint" }, credit, h("span", { class: "row" }, importer(), h("a", { class: "button", href: "/arrange" }, t("arrange.open")))));
  listTables(tables);
  try {
    const [games, bots, me] = await Promise.all([api.games(), api.bots(), api.me().catch(() => null)]);
    const showCredit = (game) => { credit.textContent = game.desk === "plain" ? game.credit : `${game.credit} ${t("lobby.unofficial")}`; };
    ways = new Ways(start, games, bots, showCredit, me?.account);
    ways.resume(takeDraft());
    ways.draw();
    start.removeAttribute("aria-busy");
  } catch (error) {
    replace(start, h("p", { class: "trouble" }, error.message || t("offline")));
  }
}

// A newcomer has none, and need not wait for what would show them.
async function listTables(host) {
  const mine = await api.tables().catch(() => []);
  if (mine.length) new (await import("./my_tables.js")).MyTables(host).open();
}

function importer() {
  const read = async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    try {
      await (await import("./importing.js")).openRecord(await file.text());
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad", stay: 12000 });
    }
    event.target.value = "";
  };
  return h("label", { class: "import" }, h("span", { class: "button" }, t("lobby.import")),
    h("input", { type: "file", accept: ".txt,.record,.sanssouci,text/plain", class: "unseen", on: { change: read } }));
}
