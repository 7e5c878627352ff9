// The way to one's account; what it opens is fetched when it is wanted.
import { api } from "./api.js";
import { button } from "./dom.js";
import { t } from "./words.js";

// Hidden until the server says that it keeps accounts.
export function accountButton() {
  const node = button("", async () => (await import("./account.js")).openAccount(await look()), { class: "plain account hidden" });
  const look = async () => {
    const me = await api.me().catch(() => null);
    node.classList.toggle("hidden", !me);
    if (me) node.textContent = me.account || t("lobby.account");
    return me;
  };
  look();
  return node;
}
