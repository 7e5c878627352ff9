// Everything that is legal, as a list to search: nothing is out of reach.
import { dialog } from "./dialog.js";
import { button, h, replace } from "./dom.js";
import { t } from "./words.js";

const MOST = 200;

export async function listAll(table) {
  if (table.position.first_words) {
    const { wordByWord } = await import("./word_by_word.js");
    const box = dialog(t("all.title"), [wordByWord(table, () => box.close())], { kind: "list" });
    return;
  }
  const actions = table.desk.allActions();
  const ul = h("ul", { class: "action-list" });
  // Not of type search: there Escape would only empty the field.
  const search = h("input", { type: "text", role: "searchbox", placeholder: t("all.search"), "aria-label": t("all.search"), on: { input: () => fill() } });
  const fill = () => {
    const words = search.value.toLowerCase().split(/\s+/);
    const fits = actions.filter((one) => words.every((word) => `${one.text} ${one.action}`.toLowerCase().includes(word)));
    replace(ul, fits.slice(0, MOST).map((one) => h("li", {}, button(one.text, () => { box.close(); table.act(one.action); }, { title: one.action }))),
      fits.length > MOST ? h("li", { class: "hint" }, t("more", { count: fits.length - MOST })) : null);
  };
  const box = dialog(t("all.title"), [search, ul], { kind: "list" });
  fill();
  search.focus();
}
