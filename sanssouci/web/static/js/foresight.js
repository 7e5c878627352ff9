// What the rules say before anything is done: what actions would do, and layers for the map. The server is
// asked when somebody wants to see it, and its answer is kept until the position changes.
import { api } from "./api.js";
import { SIGNS } from "./light.js";

const AT_ONCE = 100; // actions in one question
const AT_REST = 150; // ms on one moment of a replay before its layers are asked for

// By kind of mark: how the badge is drawn and what is on it, in the order of the badges.
const BADGES = new Map([
  ["takes", ["takes", SIGNS.flag]], ["questions", ["claims", SIGNS.flag]], ["destroys", ["train", SIGNS.wheel]],
  ["attacks", ["enemy", SIGNS.swords]], ["storms", ["enemy", SIGNS.swords]],
  ["hungers", ["hungry", SIGNS.bowl]], ["starves", ["hungry", SIGNS.bowl]], ["cut", ["hungry", SIGNS.bowl]]]);

export class Foresight {
  constructor(table, redraw) {
    this.table = table;
    this.redraw = redraw;
    this.update("");
  }

  // A position, or the frame of a replay: what was said of another is of no use any more.
  update(moment, frame = null) {
    if (moment === this.moment) return;
    Object.assign(this, { moment, frame, known: new Map(), asked: new Set(), survey: null, surveying: false });
  }

  // What an action would do; nothing before the server has said it.
  of({ action }) {
    return this.known.get(action) || [];
  }

  // See to it that all this is known soon.
  want(ways) {
    const { moment, table } = this;
    if (!table.seat || table.showing.past) return;
    const unknown = ways.map((one) => one.action).filter((action) => !this.asked.has(action));
    for (let i = 0; i < unknown.length; i += AT_ONCE) {
      const actions = unknown.slice(i, i + AT_ONCE);
      actions.forEach((action) => this.asked.add(action));
      table.questions.ask({ type: "foresee", seat: table.seat, actions }).then(({ prospects }) => {
        if (moment !== this.moment) return;
        actions.forEach((action, j) => this.known.set(action, prospects[j]));
        if (prospects.some((some) => some.length)) this.redraw();
      });
    }
  }

  // In words, for a tip or a label.
  said(one) {
    return this.of(one).map(({ text }) => text);
  }

  // The things an action would mark, by the kinds of marks.
  marked(one, ...kinds) {
    return this.of(one).flatMap(({ marks }) => marks).filter((mark) => kinds.includes(mark.kind)).map((mark) => mark.id);
  }

  // The badges for a place to which several ways lead: each once, and no doubt where one of them is sure.
  badges(ways) {
    const kinds = new Set(ways.flatMap((one) => this.of(one)).flatMap(({ marks }) => marks).map((mark) => mark.kind));
    if (kinds.has("takes")) kinds.delete("questions");
    const drawn = [...BADGES].filter(([kind]) => kinds.has(kind)).map(([, badge]) => badge);
    return [...new Map(drawn)];
  }

  // By layer and by whose it is, places of the map; empty before the server has said it.
  layers() {
    if (!this.surveying) this.lookAround();
    return this.survey || {};
  }

  async lookAround() {
    const { moment, frame, table } = this;
    this.surveying = true;
    if (frame) await new Promise((resolve) => { setTimeout(resolve, AT_REST); });
    if (moment !== this.moment) return;
    const survey = frame ? (await api.replay(table.id, frame.entry, frame.entry, frame.view.seat, { survey: true }))[0]?.survey
      : (await table.questions.ask({ type: "survey", seat: table.seat })).survey;
    if (moment !== this.moment) return;
    this.survey = survey;
    this.redraw();
  }
}
