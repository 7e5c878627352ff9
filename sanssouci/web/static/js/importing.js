// A record is opened: one that is over is looked at; of one that goes on it is asked first who plays on, as nobody
// here need bear a name of it.
import { api } from "./api.js";
import { dialog } from "./dialog.js";
import { button, h } from "./dom.js";
import { showInvitations } from "./people.js";
import { capital, learnPart, t } from "./words.js";

export async function openRecord(text) {
  const [found] = await Promise.all([api.importSeats(text), learnPart("import")]);
  if (found.over) await lay(text, found);
  else ask(text, found);
}

async function lay(text, { seats }, kinds = {}) {
  const { table, invitations = {} } = await api.import(text, kinds);
  const invited = seats.filter(({ seat }) => invitations[seat]).map(({ seat, name }) => [capital(name), invitations[seat]]);
  if (invited.length) showInvitations(table, invited);
  else location.assign(`/table/${table}`);
}

function ask(text, found) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const choices = found.seats.map(({ name, kind }) => h("select", { "aria-label": t("lobby.who", { seat: name }) },
    ["me", "bot", "invite"].map((one) => h("option", { value: one, selected: one === kind }, t(`seat.${one}`)))));
  const goOn = async () => {
    const kinds = {};
    for (const [i, { seat }] of found.seats.entries()) kinds[choices[i].value] = [kinds[choices[i].value], seat].filter(Boolean).join();
    try {
      await lay(text, found, kinds);
      box.close();
    } catch (error) {
      trouble.textContent = error.message || t("offline");
    }
  };
  const box = dialog(t("import.title"), [
    h("p", {}, t("import.text", { title: found.title })),
    h("div", { class: "seats" }, found.seats.map(({ name, player }, i) => h("div", { class: "seat-row" },
      h("span", { class: "seat-name" }, capital(name)), choices[i],
      h("span", { class: "hint" }, player ? t("import.player", { player }) : "")))),
    trouble,
    h("div", { class: "row end" }, button(t("cancel"), () => box.close()), button(t("import.go"), goOn, { class: "primary", autofocus: true })),
  ]);
}
