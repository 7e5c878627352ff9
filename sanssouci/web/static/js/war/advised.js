// An advised action is picked as if by hand, so that a look shows it and one more click does it.
import { read } from "../narrowing.js";

export function pickAdvised(desk, actions) {
  const [action] = actions;
  const advised = read(action);
  if (advised.verb === "allot") {
    desk.allotment.take(desk.position, new Map(actions.map(read).map((one) => [one.pieces[0], one.value])));
    desk.redraw();
    return;
  }
  if (desk.inDuel && advised.card) {
    desk.duel.picked = advised.card;
    desk.duel.value = advised.value;
    desk.redraw();
    return;
  }
  const picks = { ...desk.fresh(), pieces: advised.pieces, place: advised.place, card: advised.card };
  if (advised.verb === "recruit") picks.recruiting = [advised.troops, advised.trains ?? 0];
  if (advised.verb === "transfer") picks.pieces = desk.choices.toggle({ pieces: [] }, advised.giver, false);
  if (advised.place) picks.road = Math.max(0, desk.choices.proposals(picks).findIndex((one) => one.action === action));
  desk.picks = picks;
  desk.redraw();
  const places = [desk.startOfPicks(), advised.place].filter(Boolean);
  if (places.length) desk.board.frame(places, { closest: 0.95 });
}
