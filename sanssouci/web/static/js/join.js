// An invitation was opened: ask for a name and take the seat.
import { api } from "./api.js";
import { h, replace } from "./dom.js";
import { t } from "./words.js";

export function openJoin(main, token) {
  document.title = t("join.title");
  document.body.className = "in-lobby";
  const trouble = h("p", { class: "trouble", role: "alert" });
  const name = h("input", { type: "text", name: "name", required: true, maxlength: 40, autocomplete: "nickname", autofocus: true });
  const take = async (event) => {
    event.preventDefault();
    try {
      const { table } = await api.join(token, name.value.trim());
      location.assign(`/table/${table}`);
    } catch (error) {
      trouble.textContent = error.message || t("offline");
    }
  };
  replace(main,
    h("header", { class: "masthead" }, h("h1", {}, h("a", { href: "/" }, t("app.title")))),
    h("form", { class: "join", on: { submit: take } },
      h("h2", {}, t("join.title")),
      h("p", {}, t("join.text")),
      h("label", { class: "field" }, h("span", {}, t("join.name")), name),
      h("button", { type: "submit", class: "primary" }, t("join.take")),
      trouble));
  name.focus();
}
