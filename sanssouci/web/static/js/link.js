// The socket half of docs/protocol.md: says hello, comes back after a break, and never sends an
// action twice under two names.

const FINAL = new Set([4403, 4404]); // a foreign page, an unknown table: no use in trying again
const PATIENCE = [300, 1000, 2500, 5000, 10000];

export class Link extends EventTarget {
  constructor(table) {
    super();
    this.table = table;
    this.seen = 0;
    this.chat = 0;
    this.tries = 0;
    this.count = 0;
    this.prefix = Math.random().toString(36).slice(2, 8);
    this.waiting = new Map(); // id -> message not yet answered
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket.addEventListener("open", () => {
      this.tries = 0;
      this.socket.send(JSON.stringify({ type: "hello", seen: this.seen, chat: this.chat }));
      // The server applies an id once, so what was not answered can simply be said again.
      for (const message of this.waiting.values()) this.socket.send(JSON.stringify(message));
      this.tell("state", { online: true });
    });
    this.socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    this.socket.addEventListener("close", ({ code }) => {
      if (FINAL.has(code)) {
        this.tell("lost", { code });
        return;
      }
      this.tell("state", { online: false });
      setTimeout(() => this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
    });
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  hear(message) {
    if (message.type === "position") this.seen = message.entries;
    if (message.type === "chat") this.chat = Math.max(this.chat, message.n);
    this.waiting.delete(message.id); // whatever has an id is an answer
    this.tell(message.type, message);
  }

  // Whether there was a line to say it on.
  say(message) {
    const online = this.socket.readyState === WebSocket.OPEN;
    if (online) this.socket.send(JSON.stringify(message));
    return online;
  }

  // For messages that get an answer; returns the id it will carry.
  request(message) {
    const id = `${this.prefix}-${++this.count}`;
    const full = { ...message, id };
    this.waiting.set(id, full);
    this.say(full);
    return id;
  }
}
