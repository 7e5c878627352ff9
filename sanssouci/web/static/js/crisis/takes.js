// A choice of units made on the sheet is told to the server group by group, as it asks for them.

export class Takes {
  constructor(act) {
    this.act = act;
    this.plan = null; // { seat, key, wanted: by unit, how many }
    this.sent = ""; // the moment last answered: a page may be drawn again before the news arrives
  }

  begin(seat, key, wanted) {
    this.plan = { seat, key, wanted: new Map(wanted) };
    this.sent = "";
  }

  // Goes on with the plan if it is about the choice at hand; true if there was something to say.
  next({ seat, entries, view }, choices) {
    const { plan } = this;
    const { selection } = view;
    if (!plan || plan.seat !== seat || !selection || keyOf(selection) !== plan.key) {
      if (plan?.seat === seat && this.sent) this.plan = null;
      return false;
    }
    const takes = choices.of("take");
    const moment = `${seat} ${entries}`;
    if (!takes.length || this.sent === moment) return Boolean(takes.length);
    this.sent = moment;
    const wanted = plan.wanted.get(takes[0].pieces[0]) || 0;
    const nearest = takes.reduce((best, one) => (Math.abs(one.number - wanted) < Math.abs(best.number - wanted) ? one : best));
    this.act(nearest.action, { seat }).then((said) => { if (!said) this.sent = ""; });
    return true;
  }

  stop() {
    this.plan = null;
    this.sent = "";
  }
}

export const keyOf = ({ kind, space, end }) => [kind, space, end].join();
