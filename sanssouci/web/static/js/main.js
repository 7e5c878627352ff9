// Which page is it?
import { apply } from "./settings.js";
import { t } from "./words.js";

apply();
document.querySelector(".skip").textContent = t("skip");
const main = document.getElementById("main");
const [, room, id] = location.pathname.split("/").map(decodeURIComponent);

if (room === "table" && id) {
  const { openTable } = await import("./table.js");
  openTable(main, id);
} else if (room === "join" && id) {
  const { openJoin } = await import("./join.js");
  openJoin(main, id);
} else if (room === "move" && id) {
  const { openMove } = await import("./join.js");
  openMove(main, id);
} else if (room === "arrange") {
  const { openArrange } = await import("./arrange.js");
  openArrange(main, id);
} else {
  const { openLobby } = await import("./lobby.js");
  openLobby(main);
}
