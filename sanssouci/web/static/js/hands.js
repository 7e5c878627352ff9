// Hands on the map: wheel, fingers, mouse and keys move it and touch what lies on it.
import { keepFocus } from "./dom.js";

const STEP = 1.25;
const DRAG = 5; // px a finger may tremble before a tap becomes a drag
const LONG = 450; // ms until a touch is a look

export class Hands {
  constructor(board) {
    this.board = board;
    this.pointers = new Map();
    this.at = 0; // which of the lit pieces was held last
    this.isWalked = false; // whether keys have gone through all the places the chosen piece can go to
    this.isBereft = false; // whether what was held is gone, and keys go on from there
    this.listen();
  }

  listen() {
    const { host } = this.board;
    host.addEventListener("wheel", (event) => {
      event.preventDefault();
      const box = host.getBoundingClientRect();
      const turn = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
      this.board.zoom(Math.exp(-Math.max(-240, Math.min(240, turn)) * 0.0016), event.clientX - box.left, event.clientY - box.top);
    }, { passive: false });
    host.addEventListener("pointerdown", (event) => this.down(event));
    host.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) host.addEventListener(end, (event) => this.up(event));
    host.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.board.emit("hover", null));
    host.addEventListener("keydown", (event) => this.key(event));
    host.addEventListener("focusin", (event) => this.focused(event));
    host.addEventListener("focusout", ({ target, relatedTarget }) => target !== host && relatedTarget && !relatedTarget.matches("[data-piece], [data-place]") && this.board.emit("hover", null));
    host.addEventListener("dblclick", (event) => event.preventDefault());
  }

  down(event) {
    if (event.button > 0 || event.target.closest(".board-tools")) return;
    cancelAnimationFrame(this.board.flight);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) {
      this.press = { x: event.clientX, y: event.clientY, moved: false, thing: this.thingAt(event) };
      this.board.emit("hover", null);
      this.longPress = setTimeout(() => {
        if (this.press && !this.press.moved && event.pointerType !== "mouse") {
          this.press.held = true;
          this.board.emit("hover", this.press.thing, event);
        }
      }, LONG);
    } else {
      if (this.press) this.press.moved = true;
      this.spread = this.spreadNow();
    }
  }

  spreadNow() {
    const [a, b] = [...this.pointers.values()];
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  move(event) {
    const held = this.pointers.get(event.pointerId);
    if (!held) {
      if (event.pointerType === "mouse") this.board.emit("hover", this.thingAt(event), event);
      return;
    }
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    held.x = event.clientX;
    held.y = event.clientY;
    if (this.pointers.size === 2) {
      const now = this.spreadNow();
      const box = this.board.host.getBoundingClientRect();
      this.board.pan(now.x - this.spread.x, now.y - this.spread.y);
      this.board.zoom(now.distance / (this.spread.distance || 1), now.x - box.left, now.y - box.top);
      this.spread = now;
      return;
    }
    const { press } = this;
    if (!press) return;
    if (!press.moved && Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG) {
      press.moved = true;
      clearTimeout(this.longPress);
      // Only now: a captured pointer would make a plain click land on the window.
      this.board.host.setPointerCapture(event.pointerId);
      this.board.host.classList.add("dragging");
      if (press.thing?.piece || press.thing?.grip) this.board.emit("lift", press.thing, event);
    }
    if (!press.moved) return;
    if (this.board.carrying) this.board.emit("carry", this.thingAt(event, true), event);
    else this.board.pan(dx, dy);
  }

  up(event) {
    clearTimeout(this.longPress);
    this.pointers.delete(event.pointerId);
    if (this.pointers.size) return;
    const { press } = this;
    this.press = null;
    this.board.host.classList.remove("dragging");
    if (!press || event.type === "pointercancel") return;
    if (this.board.carrying) {
      this.board.carrying = false;
      this.board.emit("drop", this.thingAt(event, true), event);
    } else if (!press.moved && !press.held) {
      this.board.emit("pick", this.thingAt(event), event);
    }
  }

  // What lies under a pointer: a piece, else the nearest place within a finger's width.
  thingAt(event, placesOnly = false) {
    const box = this.board.host.getBoundingClientRect();
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    if (!placesOnly) {
      const piece = hit?.closest?.("[data-piece]");
      if (piece && this.board.host.contains(piece)) return { piece: piece.dataset.piece, place: piece.dataset.city };
    }
    const lit = hit?.closest?.("[data-place]");
    if (lit && this.board.host.contains(lit)) return { place: lit.dataset.place };
    if (!this.board.box) return {};
    const grip = Boolean(hit?.closest?.("[data-grip]")); // a line that can be pulled
    const [x, y] = this.board.toMap(event.clientX - box.left, event.clientY - box.top);
    const reach = Math.max(14, 15 / this.board.k);
    let best = null;
    let near = reach * reach;
    for (const place of this.board.places.values()) {
      const d = (place.x - x) ** 2 + (place.y - y) ** 2;
      if (d < near) {
        near = d;
        best = place.id;
      }
    }
    return { ...(best ? { place: best } : {}), grip };
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target.closest?.("[data-piece],[data-place]");
    const leadsOn = this.isBereft && event.target === this.board.host && this.lit().length;
    const isDone = this.isWalked && target?.dataset.piece; // the next key leads on, and out of the map
    if (event.key === "Tab" && !event.shiftKey && (leadsOn || (!isDone && this.targets(target).length))) {
      event.preventDefault();
      this.next(1);
      return;
    }
    // A piece that goes nowhere on the map is spoken of in the bar: its numbers, and what else it can do.
    if (event.key === "Tab" && !event.shiftKey && !isDone && target?.matches(".piece.picked") && !this.board.emit("onward")) {
      event.preventDefault();
      return;
    }
    // After the farthest place the next key leads on to the pieces, in whatever order the places are drawn.
    if (event.key === "Tab" && !event.shiftKey && target?.dataset.place && this.chosen()) {
      this.isWalked = true;
      this.lit("[data-place]").at(-1).focus({ preventScroll: true });
    }
    // Back the same way; before the nearest place comes the piece, and before the pieces what stands outside the map.
    if (event.key === "Tab" && event.shiftKey && this.chosen()) {
      if (target?.dataset.place) {
        event.preventDefault();
        this.nearer(target).focus({ preventScroll: true });
        return;
      }
      if (target && target === this.lit(".piece")[0]) this.lit()[0].focus({ preventScroll: true });
    }
    const arrows = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    if (target && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.isWalked = false;
      this.board.emit("pick", { piece: target.dataset.piece, place: target.dataset.place || target.dataset.city }, event);
    } else if (arrows[event.key]) {
      event.preventDefault();
      const [dx, dy] = arrows[event.key];
      if (target && !event.shiftKey) this.step(target, -dx, -dy);
      else this.board.pan(dx * 140, dy * 140, true);
    } else if (event.key === "+" || event.key === "=") this.board.zoom(STEP, null, null, true);
    else if (event.key === "-") this.board.zoom(1 / STEP, null, null, true);
    else if (event.key === "0") this.board.fit();
  }

  // Whoever goes through the map by keys reads the same as whoever hovers.
  focused({ target }) {
    this.isBereft &&= target === this.board.host;
    if (target.matches("[data-piece]")) this.at = Math.max(0, this.lit(".piece").indexOf(target));
    if (!target.matches("[data-piece]:focus-visible, [data-place]:focus-visible")) return;
    const { right, bottom } = target.getBoundingClientRect();
    this.board.emit("hover", { piece: target.dataset.piece, place: target.dataset.place || target.dataset.city }, { clientX: right, clientY: bottom });
  }

  lit(kind = "") {
    return [...this.board.live.querySelectorAll(`${kind}[tabindex='0']`)];
  }

  // Draws the map anew. Whoever has marched holds nothing that is still there: he stays at the map.
  keep(draw) {
    const { live } = this.board;
    const held = live.contains(document.activeElement);
    keepFocus(live, draw);
    if (held && !live.contains(document.activeElement)) this.goOn();
  }

  // The next key leads from here to what comes next on the map; if nothing does, to the question.
  goOn() {
    if (!this.lit().length) {
      this.board.emit("bereft");
      return;
    }
    this.isBereft = true;
    this.board.host.focus({ preventScroll: true });
  }

  // To the next lit thing, or the one before; false if there is none.
  next(by) {
    const lit = this.lit();
    if (!lit.length) return false;
    const at = lit.indexOf(document.activeElement);
    const [target] = by > 0 ? (this.isBereft ? this.lit(".piece").slice(this.at) : this.targets(document.activeElement)) : [];
    const isFarthest = !target && by > 0 && document.activeElement.dataset.place && this.chosen();
    const node = target || (isFarthest && this.lit(".piece")[0]) || lit[at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length];
    this.board.show(node.dataset.place || node.dataset.city);
    node.focus({ preventScroll: true });
    return true;
  }

  chosen() {
    return this.board.pieces.querySelector(".piece.picked");
  }

  // Where a piece that is chosen can go, the nearest first: that is what comes after it, and after each place the farther
  // ones. Back where it stands is seldom meant.
  targets(from) {
    const piece = from?.matches(".piece.picked") ? from : from?.matches("[data-place]") ? this.chosen() : null;
    const here = this.board.places.get(piece?.dataset.city);
    const far = (node) => {
      const { x, y } = this.board.places.get(node.dataset.place);
      return (x - here.x) ** 2 + (y - here.y) ** 2 || Infinity;
    };
    const places = here ? [...this.board.under.querySelectorAll("[data-place][tabindex='0']")].sort((a, b) => far(a) - far(b)) : [];
    return places.slice(places.indexOf(from) + 1);
  }

  // What comes before a place.
  nearer(place) {
    const piece = this.chosen();
    const places = this.targets(piece);
    return places[places.indexOf(place) - 1] || piece;
  }

  // From one lit thing to the next in that direction.
  step(target, dx, dy) {
    const here = this.board.places.get(target.dataset.place || target.dataset.city);
    let best = null;
    let least = Infinity;
    for (const node of this.board.live.querySelectorAll("[tabindex='0']")) {
      const there = this.board.places.get(node.dataset.place || node.dataset.city);
      if (!there || node === target) continue;
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      const cost = along + 2 * aside;
      if (along > 2 && cost < least) {
        least = cost;
        best = node;
      }
    }
    if (!best) return;
    best.focus({ preventScroll: true });
    this.board.show(best.dataset.place || best.dataset.city);
  }
}
