// A line to the server that knows when it is dead. Whatever is asked over it, or opened, must be
// answered within a beat; when nothing is asked, a beat passes between two signs of life.

const FINAL = new Set([4403, 4404]); // a foreign page, an unknown table: no use in trying again
const PATIENCE = [300, 1000, 2500, 5000, 10000]; // ms before another try
const SLOW = 0.3; // of a beat

export class Line extends EventTarget {
  constructor(url) {
    super();
    this.url = url;
    this.beat = 10000; // ms, until the server says otherwise
    this.tries = 0;
    this.state = "joining"; // then well, slow or away
    window.addEventListener("online", () => this.look());
    window.addEventListener("pageshow", () => this.look());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.look());
    this.open();
  }

  // Afresh and at once; nothing is heard from an older line any more.
  open() {
    this.drop();
    const socket = this.socket = new WebSocket(this.url);
    const on = (type, what) => socket.addEventListener(type, (event) => socket === this.socket && what(event));
    on("open", () => {
      this.expect();
      this.tell("open");
    });
    on("message", (event) => {
      this.hear();
      this.tell("message", JSON.parse(event.data));
    });
    on("close", ({ code }) => this.lose(code));
    this.expect();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  // Whether there was a line to say it on.
  say(message) {
    if (!this.isOpen) return false;
    this.socket.send(JSON.stringify(message));
    this.look();
    return true;
  }

  // Is anybody there? If we know already that nobody is, try again now.
  look() {
    if (this.isOpen) {
      if (this.isAsking) return;
      this.expect();
      this.socket.send(JSON.stringify({ type: "ping" }));
    } else if (this.retry) this.open();
  }

  expect() {
    this.rest();
    this.isAsking = true;
    this.slow = setTimeout(() => this.state === "well" && this.become("slow"), this.beat * SLOW);
    this.limit = setTimeout(() => this.lose(), this.beat);
  }

  hear() {
    this.rest();
    this.tries = 0;
    this.become("well");
    this.next = setTimeout(() => this.look(), this.beat);
  }

  lose(code) {
    this.drop();
    if (FINAL.has(code)) {
      this.tell("lost");
      return;
    }
    this.become("away");
    // Everybody's line breaks at once when a server restarts; they need not all come back at once.
    const patience = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)] * (0.5 + Math.random());
    this.retry = setTimeout(() => this.open(), patience);
  }

  // A dead line would take minutes to close by itself: it is left to do so alone.
  drop() {
    this.rest();
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  rest() {
    for (const timer of ["slow", "limit", "next", "retry"]) {
      clearTimeout(this[timer]);
      this[timer] = 0;
    }
    this.isAsking = false;
  }

  become(state) {
    if (state === this.state) return;
    const was = this.state;
    this.state = state;
    this.tell("state", { state, isBack: was === "away" });
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
