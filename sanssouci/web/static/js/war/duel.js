// The duel: two generals, two suits, and a balance between them.
import { button, h, keepFocus, replace, s, slider } from "../dom.js";
import { capital, signed, t } from "../words.js";
import { card, readCard, suitSign } from "./cards.js";
import { who } from "./sentences.js";

const STEEPEST = 16; // degrees
const FULL_WEIGHT = 14; // the score at which the beam tilts no further

// Which of the two sides the reader leads; a spectator, or who leads both, looks on from the attacker's.
function sideOf(view, seat) {
  const leads = view.battle.nations.map((id) => Boolean(seat) && view.nations.some((nation) => nation.id === id && nation.seat === seat));
  return leads[1] && !leads[0] ? 1 : 0;
}

const isMine = (view, seat) => Boolean(seat) && view.nations.some((nation) => nation.seat === seat && view.battle.nations.includes(nation.id));

export class Duel {
  constructor(host, act, odds, foresight) {
    this.host = host;
    this.act = act;
    this.odds = odds;
    this.foresight = foresight;
    this.picked = null;
    this.value = null;
    this.folded = false;
  }

  draw(position, names, seats, choices) {
    const { view } = position;
    const { battle } = view;
    this.host.classList.toggle("hidden", !battle);
    if (!battle) {
      this.key = null;
      this.picked = null;
      this.host.replaceChildren();
      return;
    }
    const key = battle.cities.join();
    if (key !== this.key) {
      this.key = key;
      this.folded = false;
      this.picked = null;
    }
    const mine = choices.verbs.has("play") || choices.verbs.has("concede") || choices.verbs.has("tie");
    this.plays = choices.of("play");
    this.foresight.want([...this.chosen(), ...choices.of("concede")]);
    if (this.picked && !this.plays.some((one) => one.card === this.picked)) this.picked = null;
    const redraw = () => this.draw(position, names, seats, choices);
    const mySide = sideOf(view, position.seat);
    keepFocus(this.host, () => replace(this.host,
      h("header", {},
        h("h2", {}, t("duel.title", { city: names[battle.cities[1]] })),
        isMine(view, position.seat) && !this.folded ? this.odds.asker(position) : null,
        button(this.folded ? "▴" : "▾", () => { this.folded = !this.folded; redraw(); }, { class: "plain", "aria-label": t(this.folded ? "duel.unfold" : "duel.fold"), "aria-expanded": String(!this.folded) })),
      this.folded ? h("p", { class: "score" }, t("duel.score", { score: signed(mySide ? -battle.score : battle.score) })) : [
        h("div", { class: "sides-of-duel" }, this.side(mySide, view, names, seats), this.beam(battle, names, mySide), this.side(1 - mySide, view, names, seats)),
        mine ? this.answer(battle, position.prompt, names, choices, redraw) : h("p", { class: "waiting" }, t("duel.waiting", { nation: names[battle.nations[battle.turn]] })),
        isMine(view, position.seat) ? this.odds.panel(position) : null,
      ]));
    this.host.classList.toggle("folded", this.folded);
  }

  side(index, view, names, seats) {
    const { battle } = view;
    const nation = battle.nations[index];
    const seat = view.nations.find((one) => one.id === nation)?.seat;
    const played = battle.played.filter(([side]) => side === index);
    return h("section", { class: `duellist of-${nation}${battle.turn === index ? " to-play" : ""}` },
      h("h3", {}, h("i", { class: `swatch ${nation}`, "aria-hidden": "true" }), who(battle.generals[index], names)),
      h("p", { class: "duel-role" }, capital(t(index === 0 ? "duel.attacks" : "duel.defends", { nation: names[nation], player: seats[seat]?.name || names[seat] || "" }))),
      h("p", { class: "duel-facts" },
        h("span", { class: "troops-of" }, t("duel.troops", { count: battle.troops[index] })),
        h("span", { class: "suit-of" }, suitSign(battle.suits[index], 26), t("duel.in", { suit: t(`name.${battle.suits[index]}`), city: names[battle.cities[index]] }))),
      h("div", { class: "played", "aria-label": t("duel.played") }, played.map(([, text, value]) => card(text, { small: true, value }))));
  }

  // The scale speaks for the reader: his side hangs on the left, and what is positive weighs it down.
  beam(battle, names, mySide) {
    const own = (score) => (mySide ? -score : score);
    const tilt = (score) => -Math.max(-STEEPEST, Math.min(STEEPEST, (score / FULL_WEIGHT) * STEEPEST));
    const foreseen = this.foreseen(this.chosen()[0], "foresee.score"); // as the side that plays has it
    const preview = foreseen ? Number(foreseen.score) * (battle.turn === mySide ? 1 : -1) : null;
    const score = own(battle.score);
    const angle = tilt(score);
    const radians = (angle * Math.PI) / 180;
    const pan = (side, nation) => {
      const x = side * 84 * Math.cos(radians);
      const y = side * 84 * Math.sin(radians);
      return s("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
        s("path", { d: "M0 0L-22 44M0 0L22 44", class: "chain" }),
        s("path", { d: "M-26 44H26C22 58 -22 58 -26 44z", class: `pan piece-of-${nation}` }));
    };
    return h("div", { class: "balance" },
      s("svg", { viewBox: "-125 -40 250 150", role: "img", "aria-label": t("duel.score_of", { nation: names[battle.nations[mySide]], score: signed(score) }) },
        s("path", { d: "M-5 100L0 -14L5 100M-30 104H30", class: "post" }),
        preview === null ? null : s("path", { d: "M-84 0H84", class: "beam ghost", transform: `rotate(${tilt(preview)})` }),
        s("path", { d: "M-84 0H84", class: "beam", transform: `rotate(${angle})` }),
        pan(-1, battle.nations[mySide]), pan(1, battle.nations[1 - mySide]),
        s("circle", { r: 6, class: "pivot" })),
      h("p", { class: "score", "aria-live": "polite" }, h("b", {}, signed(score)), preview === null ? null : h("span", { class: "preview" }, ` → ${signed(preview)}`)));
  }

  worth() {
    if (!this.picked) return null;
    return this.value ?? readCard(this.picked).value;
  }

  // The card that is picked, with the value it is set to.
  chosen() {
    return this.plays.filter((one) => one.card === this.picked && one.value === this.value);
  }

  // What the rules say of an action, once the server has told it.
  foreseen(one, key) {
    return one ? this.foresight.of(one).find((each) => each.key === key)?.args : null;
  }

  answer(battle, prompt, names, choices, redraw) {
    const seen = new Set();
    const cards = this.plays.filter((one) => !seen.has(one.card) && seen.add(one.card));
    const pick = (text) => {
      if (this.picked === text) return this.play();
      this.picked = text;
      const ways = this.plays.filter((one) => one.card === text);
      const plain = ways.find((one) => one.value === null);
      // A Reserve starts at the value that just turns the balance.
      const short = Math.abs(battle.score) + 1;
      this.value = plain ? null : (ways.find((one) => one.value >= short) || ways.at(-1)).value;
      return redraw();
    };
    const ways = this.picked ? this.plays.filter((one) => one.card === this.picked) : [];
    const values = ways.map((one) => one.value).filter((one) => one !== null);
    const reserve = this.picked && readCard(this.picked).suit === "reserve";
    return h("div", { class: "answer" },
      h("div", { class: "playable", role: "group", "aria-label": t("duel.playable") },
        cards.length ? cards.map((one) => card(one.card, { onPick: pick, lit: true, picked: this.picked === one.card, value: this.picked === one.card ? this.value : null })) : h("p", { class: "hint" }, prompt.key.endsWith("barred") ? prompt.text : t("duel.no_card", { suit: t(`name.${battle.suits[battle.turn]}`) }))),
      reserve && values.length ? this.dial(values, redraw) : null,
      !reserve && values.length ? h("label", { class: "dial" }, h("input", { type: "checkbox", checked: this.value !== null, on: { change: (event) => { this.value = event.target.checked ? values[0] : null; redraw(); } } }), t("duel.doubled", { value: values[0] })) : null,
      h("div", { class: "row end" },
        choices.plain().map((one) => button(t(`do.${one.verb}`), () => this.act(one.action, { confirm: this.givingWay(one) }), { class: one.verb, data: { focus: one.verb } })),
        cards.length ? button(this.picked ? t("duel.play", { value: this.worth() }) : t("duel.choose"), () => this.play(), { class: "primary", disabled: !this.picked, data: { focus: "play" } }) : null));
  }

  dial(values, redraw) {
    const turn = (value) => { this.value = value; };
    const { input, number } = slider({ min: Math.min(...values), max: Math.max(...values), value: this.value, "data-focus": "dial" }, turn, redraw);
    return h("label", { class: "dial" }, h("span", {}, t("duel.dial")), input, number);
  }

  // Who gives way is told what it costs and asked once more.
  givingWay(one) {
    if (one.verb !== "concede") return null;
    const lost = this.foreseen(one, "foresee.loses");
    return lost ? t("duel.concede_detail", { count: lost.troops }) : t(`do.${one.verb}`);
  }

  play() {
    const [chosen] = this.chosen();
    if (chosen) {
      this.picked = null;
      this.act(chosen.action);
    }
  }
}
