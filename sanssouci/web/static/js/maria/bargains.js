// Bargains: what is on offer to me and by me, the deals that run, and a window in which an offer is put
// together word by word. Only what the server lists can be offered.
import { dialog } from "../dialog.js";
import { button, h, replace } from "../dom.js";
import { capital, t } from "../words.js";

const ANSWERS = ["accept", "decline", "withdraw"];
const OFFERS = ["offer", "release"];

export class Bargains {
  constructor(desk) {
    this.desk = desk;
  }

  of(...verbs) {
    return this.desk.choices.asides.filter((one) => verbs.includes(one.verb));
  }

  // Offers made to this seat: who is not asked otherwise may answer them, too.
  waiting() {
    const { view, seat } = this.desk.position;
    return (view.proposals || []).filter((one) => one.partner === seat);
  }

  node() {
    const { position: { view } } = this.desk;
    const offers = this.of(...OFFERS);
    if (!view.deals?.length && !view.proposals?.length && !offers.length) return null;
    return h("section", { class: "bargains", id: "bargains" },
      h("header", {}, h("h3", {}, t("bargain.title")), offers.length ? button(t("bargain.make"), () => this.open(), { class: "make-offer", data: { focus: "make-offer" } }) : null),
      (view.proposals || []).map((proposal) => this.proposal(proposal)),
      view.deals.map((deal) => h("p", { class: "deal" }, this.words(deal))),
      view.deals.length || view.proposals.length ? null : h("p", { class: "hint" }, t("bargain.none")));
  }

  words({ kind, giver, taker, until, names: about }) {
    const { names } = this.desk;
    return capital(t("a.deal", { kind: t(`name.${kind}`), giver: names[giver], taker: names[taker], until, names: about.map((id) => names[id]), count: about.length }));
  }

  proposal(proposal) {
    const { names } = this.desk;
    const told = [proposal.kind, proposal.giver, proposal.taker, proposal.until, ...proposal.names].join(" ");
    const ways = this.of(...ANSWERS).filter((one) => one.action.endsWith(` ${told}`));
    const key = proposal.release ? "bargain.release" : "bargain.offer";
    return h("div", { class: "proposal-of" },
      h("p", {}, capital(t(key, { seat: names[proposal.proposer], partner: names[proposal.partner] })), " ", h("b", {}, this.words(proposal))),
      h("p", { class: "row" }, ways.map((one) => button(t(`bargain.${one.verb}`), () => this.desk.act(one.action), { class: `choice ${one.verb}`, data: { focus: one.action } }))));
  }

  // For the bar: there is something to answer.
  answers() {
    return this.waiting().length ? [button(t("bargain.waiting", { count: this.waiting().length }), () => this.show(), { class: "chip offered", data: { focus: "offered" } })] : [];
  }

  show() {
    const { table } = this.desk;
    table.panel.open("nations");
    table.panel.raise();
    document.getElementById("bargains")?.scrollIntoView();
  }

  // ---------------------------------------------------------------- an offer, word by word

  open() {
    const room = h("div", { class: "offer" });
    const box = dialog(t("bargain.make_title"), room, { kind: "offer-window" });
    this.ask(room, box, [], this.of(...OFFERS));
  }

  // Each row is a word of the offer; what is chosen leaves the choices of the next.
  ask(room, box, chosen, left) {
    const at = chosen.length;
    const slot = left[0] && wordsOf(left[0])[at];
    const words = slot ? [...new Set(left.map((one) => wordsOf(one)[at]?.word))] : [];
    if (words.length === 1 && left.length > 1) {
      this.ask(room, box, [...chosen, words[0]], left);
      return;
    }
    const whole = left.length === 1 ? left[0] : null;
    const back = () => this.ask(room, box, [], this.of(...OFFERS));
    replace(room,
      chosen.length ? h("p", { class: "said" }, chosen.map((word, i) => h("span", { class: "said-word" }, this.say(wordsOf(left[0])[i]?.name, word)))) : null,
      whole ? h("p", { class: "proposal" }, this.desk.tell(whole)) : [
        h("h3", {}, t(`bargain.ask-${slot.name}`)),
        h("div", { class: "row words" }, words.map((word) => button(this.say(slot.name, word), () => this.ask(room, box, [...chosen, word], left.filter((one) => wordsOf(one)[at]?.word === word)), { data: { word } })))],
      h("div", { class: "row end" },
        chosen.length ? button(t("bargain.again"), back, { class: "plain" }) : null,
        whole ? button(t("bargain.send"), () => { box.close(); this.desk.act(whole.action); }, { class: "primary" }) : null));
    room.querySelector(whole ? ".primary" : ".words button")?.focus();
  }

  say(name, word) {
    if (name === "verb") return t(`bargain.verb-${word}`);
    if (name === "until") return t("bargain.until", { turn: Number(word) });
    if (name === "kind") return capital(t(`name.${word}`));
    return capital(this.desk.names[word] || word);
  }
}

// The words of an offer in the order in which they are asked for: first what, then with whom.
function wordsOf(one) {
  const named = one.names ? [{ name: "names", word: [one.names].flat().join("+") }] : [];
  return [{ name: "verb", word: one.verb }, ...["kind", "seat", "giver", "taker"].map((name) => ({ name, word: one[name] })), ...named, { name: "until", word: String(one.until) }];
}
