// The socket half of docs/protocol.md: says hello, comes back after a break, and never says one
// thing under two names.
import { Line } from "./line.js";
import { Outbox } from "./outbox.js";

const AGAIN = 1500; // ms after which something is said again that came too fast

export class Link extends EventTarget {
  constructor(table) {
    super();
    this.seen = 0;
    this.chat = 0;
    this.outbox = new Outbox();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Line(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
    this.line.addEventListener("open", () => {
      this.line.say({ type: "hello", seen: this.seen, chat: this.chat, page: this.outbox.page });
      this.line.say({ type: "ping" }); // the answer says how long a beat is
      for (const item of this.outbox.items.values()) this.line.say(item.message);
    });
    this.line.addEventListener("message", ({ detail }) => this.hear(detail));
    for (const type of ["state", "lost"]) this.line.addEventListener(type, ({ detail }) => this.tell(type, detail));
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  hear(message) {
    if (message.type === "pong") {
      this.line.beat = message.every * 1000;
      return;
    }
    if (message.type === "position") this.seen = message.entries;
    if (message.type === "chat") this.chat = Math.max(this.chat, message.n);
    if (message.type === "refused" && message.code === "too_fast" && this.outbox.items.has(message.id)) {
      setTimeout(() => this.repeat(message.id), AGAIN);
      return;
    }
    const item = this.outbox.take(message.id); // whatever has an id is an answer
    this.tell(message.type, item ? { ...message, about: item.message } : message);
  }

  repeat(id) {
    const item = this.outbox.items.get(id);
    if (item) this.line.say(item.message);
  }

  // Say something no more. It may have arrived already; then the server tells what came of it.
  withdraw(id) {
    const item = this.outbox.take(id);
    if (item) this.tell("withdrawn", item.message);
  }

  // Returns the id that the answer will carry; null if another answer to the same question is on
  // its way. What cannot be said now is said when the line is back.
  request(message) {
    const item = this.outbox.put(message);
    if (item) this.line.say(item.message);
    return item && item.id;
  }
}
