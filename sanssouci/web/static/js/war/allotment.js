// Secret allotment: all generals at once on the sheet, sent one after the other.
import { button, h, keepFocus, replace, slider } from "../dom.js";
import { capital, t } from "../words.js";

export class Allotment {
  constructor(host, act) {
    this.host = host;
    this.act = act;
    this.given = {}; // by seat: general -> troops
    this.sending = new Set();
    this.sent = ""; // the moment last answered: a page may be drawn again before the news arrives
  }

  draw(position, names, choices) {
    const asked = position.view.phase === "allotment" && choices.verbs.has("allot");
    this.host.classList.toggle("hidden", !asked || this.sending.has(position.seat));
    if (!asked) {
      this.sending.delete(position.seat);
      this.host.replaceChildren();
      return;
    }
    if (this.sending.has(position.seat)) {
      this.next(position, names, choices);
      return;
    }
    this.sheet(position, names, choices);
  }

  // The generals still without troops, nation by nation, and what there is to give out.
  nations(position) {
    const { view, seat } = position;
    return view.nations.filter((nation) => nation.seat === seat).map((nation) => {
      const generals = view.pieces.filter((piece) => piece.kind === "general" && piece.nation === nation.id && piece.city);
      const open = generals.filter((piece) => !piece.troops);
      const left = nation.troops - generals.reduce((sum, piece) => sum + (piece.troops || 0), 0);
      return { nation, open, left };
    }).filter(({ open }) => open.length);
  }

  sheet(position, names, choices) {
    const plan = (this.given[position.seat] ||= {});
    const nations = this.nations(position);
    for (const { open, left } of nations) {
      if (open.some((piece) => plan[piece.id] === undefined)) spread(plan, open, left);
    }
    const rest = ({ open, left }) => left - open.reduce((sum, piece) => sum + plan[piece.id], 0);
    const redraw = () => this.sheet(position, names, choices);
    const most = Math.max(...choices.of("allot").map((one) => one.value)); // for the first general, and the same for all
    const least = (piece) => piece.least ?? 1;
    const greatest = (piece) => piece.greatest ?? most;
    const scale = Math.max(...nations.flatMap(({ open }) => open.map(greatest)));
    const put = (piece, value) => { plan[piece.id] = Math.max(least(piece), Math.min(greatest(piece), value)); };
    const set = (piece, value) => { put(piece, value); redraw(); };
    const ready = nations.every((one) => rest(one) === 0);
    const said = (one) => (rest(one) < 0 ? t("allot.over", { count: -rest(one) }) : t("allot.left", { count: rest(one), all: one.left }));
    const tellRest = (one, line) => { line.className = `left ${rest(one) === 0 ? "even" : "odd"}`; line.textContent = said(one); };
    keepFocus(this.host, () => replace(this.host,
      h("h2", {}, t("allot.title")), h("p", { class: "hint" }, t("allot.text")),
      h("div", { class: "allot-nations" }, nations.map((one) => {
        const left = h("p", { "aria-live": "polite" });
        tellRest(one, left);
        return h("section", { class: "allot-nation" },
          h("header", {}, h("h3", {}, h("i", { class: `swatch ${one.nation.id}` }), capital(names[one.nation.id])), left,
            button(t("allot.even"), () => { spread(plan, one.open, one.left); redraw(); }, { class: "plain", data: { focus: `even-${one.nation.id}` } })),
          one.open.map((piece) => {
            const follow = (value) => {
              put(piece, value);
              tellRest(one, left);
              return plan[piece.id];
            };
            // One scale for all, so that as many troops stand in the same place.
            const { input, number } = slider({ id: `allot-${piece.id}`, min: 1, max: scale, value: plan[piece.id] }, follow, (value) => set(piece, value));
            return h("div", { class: "allot-row" },
              h("label", { for: input.id }, `${piece.rank} ${names[piece.id] || piece.name}`, h("small", {}, [names[piece.city], bound(least(piece), greatest(piece))].filter(Boolean).join(" · "))),
              button("−", () => set(piece, plan[piece.id] - 1), { disabled: plan[piece.id] <= least(piece), "aria-label": t("allot.less", { name: names[piece.id] || piece.name }), data: { focus: `less-${piece.id}` } }),
              input,
              button("+", () => set(piece, plan[piece.id] + 1), { disabled: plan[piece.id] >= greatest(piece), "aria-label": t("allot.more", { name: names[piece.id] || piece.name }), data: { focus: `more-${piece.id}` } }),
              number);
          }));
      })),
      h("div", { class: "row end" }, button(t("allot.give"), () => {
        this.sending.add(position.seat);
        this.host.classList.add("hidden");
        this.next(position, names, choices);
      }, { class: "primary", disabled: !ready, data: { focus: "give" } }))));
  }

  // A sheet filled in by somebody else, to be changed or given as it is.
  // Whoever is not named gets what is left.
  take(position, numbers) {
    const plan = (this.given[position.seat] ||= {});
    for (const { open, left } of this.nations(position)) {
      const named = open.filter((piece) => numbers.has(piece.id));
      for (const piece of named) plan[piece.id] = numbers.get(piece.id);
      spread(plan, open.filter((piece) => !numbers.has(piece.id)), left - named.reduce((sum, piece) => sum + numbers.get(piece.id), 0));
    }
  }

  // While the sheet lies open it knows what is left better than the question for one general.
  question(position) {
    if (position.view.phase !== "allotment" || this.sending.has(position.seat)) return null;
    const count = this.nations(position).reduce((sum, { left }) => sum + left, 0);
    return t("allot.prompt", { count });
  }

  next(position, names, choices) {
    const moment = `${position.seat} ${position.entries}`;
    if (this.sent === moment) return;
    this.sent = moment;
    const first = choices.of("allot")[0];
    const wanted = this.given[position.seat]?.[first.pieces[0]];
    const found = choices.of("allot").find((one) => one.value === wanted);
    if (found) this.act(found.action, { seat: position.seat }).then((said) => { if (!said) this.sent = ""; });
    else { // taken back by undo, or forbidden: the sheet comes again
      this.sending.delete(position.seat);
      this.host.classList.remove("hidden");
      this.sheet(position, names, choices);
    }
  }

  stop(seat) {
    this.sent = "";
    this.sending.delete(seat);
  }
}

// What a set-up asks for beyond the one to eight that go for everybody.
function bound(least, greatest) {
  if (least === greatest) return t("allot.exactly", { count: least });
  return least > 1 && t("allot.least", { count: least });
}

// Evenly, as far as the bounds of each allow.
function spread(plan, generals, troops) {
  for (const piece of generals) plan[piece.id] = piece.least ?? 1;
  let left = troops - generals.reduce((sum, piece) => sum + plan[piece.id], 0);
  while (left > 0) {
    const open = generals.filter((piece) => plan[piece.id] < (piece.greatest ?? Infinity));
    if (!open.length) return;
    const fewest = open.reduce((best, piece) => (plan[piece.id] < plan[best.id] ? piece : best));
    plan[fewest.id] += 1;
    left -= 1;
  }
}
