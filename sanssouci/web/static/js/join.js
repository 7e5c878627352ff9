// A link was opened that hands over a seat: an invitation, which asks for a name, or one's own seat
// on its way from another device.
import { api } from "./api.js";
import { h, replace } from "./dom.js";
import { takeDraft } from "./draft.js";
import { languageSwitch } from "./language_switch.js";
import { list, t } from "./words.js";

function page(main, title, { text, fields = [], submit, take }) {
  document.title = title;
  document.body.className = "in-lobby";
  const trouble = h("p", { class: "trouble", role: "alert" });
  const onSubmit = async (event) => {
    event.preventDefault();
    try {
      const { table } = await take();
      location.assign(`/table/${table}`);
    } catch (error) {
      trouble.textContent = error.message || t("offline");
    }
  };
  replace(main,
    h("header", { class: "masthead" }, h("span", { class: "switches" }, languageSwitch(async () => fields.length && main.querySelector("input").value)), h("h1", {}, h("a", { href: "/" }, t("app.title")))),
    h("form", { class: "join", novalidate: true, on: { submit: onSubmit } },
      h("h2", {}, title), h("p", {}, text), fields,
      h("button", { type: "submit", class: "primary" }, submit), trouble));
}

// A stranger to the game has to read its name, which the titles of some scenarios hold and others do not.
const full = ({ title, game_title: game }) => (title.includes(game) ? title : `${game} – ${title}`);

export async function openJoin(main, token) {
  const name = h("input", { type: "text", name: "name", maxlength: 40, autocomplete: "nickname" });
  const [where, me] = await Promise.all([api.invitation(token).catch(() => null), api.me().catch(() => null)]);
  const there = where?.players.length ? ` ${t("join.players", { players: list(where.players) })}` : "";
  page(main, t("join.title"), {
    text: where ? t(where.taken ? "join.taken" : "join.seat", { seat: where.seat_name, title: full(where) }) + there : t("join.text"),
    fields: [h("label", { class: "field" }, h("span", {}, t("join.name")), name)],
    submit: t("join.take"),
    take: async () => {
      if (!name.value.trim()) throw new Error(t("join.nameless"));
      return api.join(token, name.value.trim());
    },
  });
  name.value = takeDraft() || me?.account || "";
  name.focus();
}

export async function openMove(main, token) {
  const where = await api.moving(token).catch(() => null);
  page(main, t("move.title"), {
    text: where ? t("move.text", { seat: where.seat_name, title: where.title }) : t("move.stale"),
    submit: t("move.take"),
    take: () => api.move(token),
  });
}
