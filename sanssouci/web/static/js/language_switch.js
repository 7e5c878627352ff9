// The language one reads in: every language by its own name. The server remembers the choice in a cookie, so the
// page is opened anew in it; the game is the server's, what is on its way to it has arrived before, and what is half made is
// taken up again.
import { h } from "./dom.js";
import { keepDraft } from "./draft.js";
import { capital, t } from "./words.js";

const COOKIE_SECONDS = 60 * 60 * 24 * 365;
const { lang, dataset } = document.documentElement;
const LANGUAGES = (dataset.languages || lang).split(" ");

const nameOf = (language) => {
  try {
    return capital(new Intl.DisplayNames([language], { type: "language" }).of(language));
  } catch {
    return language; // one that browsers have no name for
  }
};

// `draft` says what is half made; it is awaited before the page goes.
export function languageSwitch(draft = async () => null) {
  if (LANGUAGES.length < 2) return null;
  const choose = async ({ target }) => {
    document.cookie = `language=${target.value}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
    target.disabled = true;
    keepDraft(await draft());
    void document.cookie; // browsers write cookies in the background: reading it waits until the reload will find it
    location.reload();
  };
  return h("select", { class: "language", name: "language", "aria-label": t("language"), title: t("language"), on: { change: choose } },
    LANGUAGES.map((one) => h("option", { value: one, lang: one, selected: one === lang }, nameOf(one))));
}
