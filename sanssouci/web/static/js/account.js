// An account, for those who want their tables on several devices. Everything works without one.
import { api } from "./api.js";
import { confirm, dialog } from "./dialog.js";
import { button, h, replace } from "./dom.js";
import { learnPart, t } from "./words.js";

export async function openAccount(me) {
  await learnPart("account");
  const body = h("div", { class: "account-body" });
  const done = () => location.reload(); // other seats may be mine now
  replace(body, me?.account ? known(me.account, done) : unknown(done));
  dialog(me?.account || t("account.title"), body, { kind: "small" });
}

const LEAST = 8; // characters of a new password; the server asks for as many

function demandLength(password) {
  if (password.length < LEAST) throw new Error(t("account.short"));
}

// A form whose trouble is told where it was filled in.
function form(fields, submit, what, { danger = false } = {}) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const inputs = fields.map(({ name, type = "password", autocomplete }) => h("input", {
    name, type, autocomplete, maxlength: type === "password" ? 200 : 40,
  }));
  return h("form", { on: { submit: async (event) => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      if (inputs.some((input) => !input.value.trim())) throw new Error(t("account.empty"));
      await what(...inputs.map((input) => input.value), event.submitter?.value);
    } catch (error) {
      trouble.textContent = error.message || t("offline");
    }
  } } },
  inputs.map((input, i) => h("label", { class: "field" }, h("span", {}, t(`account.${fields[i].name}`)), input)),
  h("div", { class: "row end" }, submit.map((one, i) => h("button", { type: "submit", value: one, class: i === submit.length - 1 && !danger ? "primary" : "" }, t(`account.${one}`)))),
  trouble);
}

function unknown(done) {
  return [
    h("p", { class: "hint" }, t("account.text")),
    h("p", { class: "hint" }, t("account.rule")),
    form([{ name: "name", type: "text", autocomplete: "username" }, { name: "password", autocomplete: "current-password" }], ["sign_up", "log_in"], async (name, password, way) => {
      if (way === "sign_up") demandLength(password);
      await (way === "sign_up" ? api.signUp : api.logIn)(name, password);
      done();
    }),
  ];
}

function known(name, done) {
  const section = (key, content) => h("details", {}, h("summary", {}, t(key)), content);
  return [
    h("p", {}, t("account.hello", { name })),
    h("div", { class: "row end" }, button(t("account.log_out"), async () => { await api.logOut(); done(); }, { class: "primary" })),
    section("account.change", form([{ name: "old", autocomplete: "current-password" }, { name: "new", autocomplete: "new-password" }], ["change"], async (old, fresh) => {
      demandLength(fresh);
      await api.changePassword(old, fresh);
      done();
    })),
    section("account.delete", form([{ name: "password", autocomplete: "current-password" }], ["delete"], async (password) => {
      if (!(await confirm(t("account.delete"), t("confirm.yes"), { detail: t("account.delete_text") }))) return;
      await api.deleteAccount(password);
      done();
    }, { danger: true })),
  ];
}
