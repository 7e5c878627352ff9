// A notepad nobody else reads, with a page for each seat one holds. What is typed goes to the server
// after a pause, or at once when the writer turns elsewhere; until the server has answered, nothing
// that comes from there replaces it.
import { h } from "./dom.js";
import { t } from "./words.js";

const PAUSE = 600; // ms

export class Notepad {
  constructor(keep) {
    this.keep = keep; // (seat, text) -> the id under which the server will answer
    this.seat = null;
    this.pages = new Map();
    this.sent = new Map(); // seat -> the id of its last text, not yet answered
    this.timer = 0;
    this.pad = h("textarea", { rows: 6, maxlength: 8000, placeholder: t("note.placeholder"), "aria-label": t("note.title"), disabled: true, on: {
      input: () => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.send(), PAUSE);
        this.tell();
      },
      blur: () => this.send(),
    } });
    this.state = h("p", { class: "hint", role: "status" });
    window.addEventListener("pagehide", () => this.send());
  }

  send() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.pages.set(this.seat, this.pad.value);
    this.sent.set(this.seat, this.keep(this.seat, this.pad.value));
  }

  // The server has it.
  kept({ id, seat }) {
    if (this.sent.get(seat) === id) this.sent.delete(seat);
    this.tell();
  }

  // What the server has had from before.
  hear({ seat, text }) {
    if (this.sent.has(seat) || (this.timer && seat === this.seat)) return;
    this.pages.set(seat, text);
    if (seat === this.seat) this.pad.value = text;
    this.tell();
  }

  turnTo(seat) {
    if (seat === this.seat) return;
    this.send();
    this.seat = seat;
    this.pad.disabled = !seat; // who only watches has no page to write on
    this.pad.value = this.pages.get(seat) || "";
    this.tell();
  }

  tell() {
    const unkept = this.timer || this.sent.has(this.seat);
    this.state.textContent = t(unkept ? "note.writing" : this.pad.value ? "note.kept" : "note.hint");
    this.state.dataset.kept = !unkept;
  }
}
