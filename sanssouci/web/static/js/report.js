// A problem in one file: the record, the moment, the version and what was expected.
import { api } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h } from "./dom.js";
import { save } from "./files.js";
import { notice } from "./notices.js";
import { t } from "./words.js";

export function showReport(table) {
  const entry = table.replay ? table.replay.entry : table.position.entries;
  const expected = h("textarea", { rows: 5, maxlength: 4000, "aria-label": t("report.text"), autofocus: true });
  const make = async () => {
    try {
      save(`sanssouci-${table.id}.txt`, await api.report(table.id, { seat: table.seat, entry, expected: expected.value }));
      box.close();
    } catch (error) {
      notice(error.message || t("offline"), { kind: "bad" });
    }
  };
  const box = dialog(t("report.title"), [h("p", {}, t("report.text")), expected, h("div", { class: "row end" }, button(t("report.save"), make, { class: "primary" }))]);
}
