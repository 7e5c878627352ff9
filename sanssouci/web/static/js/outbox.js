// What was said to the server and has not been answered. The server does each id once, so that
// everything here can be said again; saying the same thing twice is saying it once.

const BOUND = new Set(["act", "undo"]); // answers to a question: to one question there is one

export class Outbox extends EventTarget {
  constructor() {
    super();
    this.items = new Map(); // by id, in the order in which they were said
    this.page = Math.random().toString(36).slice(2, 10);
    this.count = 0;
  }

  // The item that says it, new or not; null if another answer to the same question is on its way.
  put(message) {
    const words = JSON.stringify(message);
    for (const item of this.items.values()) {
      const { type, seat, question } = item.message;
      if (item.words === words && type !== "chat") return item;
      if (BOUND.has(type) && BOUND.has(message.type) && seat === message.seat && question === message.question) return null;
      if (type === "note" && message.type === "note" && seat === message.seat) this.items.delete(item.id);
    }
    const id = `${this.page}-${++this.count}`;
    const item = { id, words, message: { ...message, id }, since: performance.now() };
    this.items.set(id, item);
    this.changed();
    return item;
  }

  // It has been answered, or is to be said no more.
  take(id) {
    const item = this.items.get(id);
    if (this.items.delete(id)) this.changed();
    return item;
  }

  some(test) {
    return [...this.items.values()].some(({ message }) => test(message));
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }
}
