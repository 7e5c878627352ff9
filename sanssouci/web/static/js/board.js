// The map on the table: loads the engraving and moves it under the reader's eye. It knows places
// and roads, not the rules of a game; what is done to it is in hands.js.
import { api } from "./api.js";
import { s } from "./dom.js";
import { Hands } from "./hands.js";
import { learnLocalNames } from "./local_names.js";
import { calm } from "./settings.js";

const CLOSEST = 3.2;
const LEGIBLE = 0.4; // names can still be read, with good eyes: a reader who has gone so far is left there
const NEAR = 0.7; // pieces and their names are at ease
const LAND = 150; // around the places that are framed, in units of the map
const EDGE = 50; // so near the edge, in pixels, a place is hardly seen
const LITTLE_LAND = 60; // where there is not the room for more
const LEAST = 80; // of the map, in pixels, however large a window over it is
const SETTLE = 140; // ms of rest after which the map is drawn sharp again
const OWN = 4000; // ms for which the map stays as the reader has just moved it

export class Board extends EventTarget {
  constructor(host) {
    super();
    this.host = host;
    this.corners = new Map(); // by place, where its shield stands (labels.js)
    this.sheet = document.createElement("div");
    this.sheet.className = "sheet";
    host.append(this.sheet);
    this.places = new Map();
    this.roads = new Map();
    this.neighbours = new Map();
    this.x = 0;
    this.y = 0;
    this.k = 1;
    this.isMoving = false; // whether it has not come to rest
    this.isNew = true; // whether it has shown nothing but itself: there is nothing to fly from
    this.framed = null; // what the map was moved to show, until the reader moves it
    this.moved = 0; // when the reader last moved the map himself; 0 if never
    this.insets = { top: 0, right: 0, bottom: 0, left: 0 };
    this.easy = 0.55; // names are read without an effort; farther out only by the reader's own hand. A desk knows its map
    this.covered = () => 0; // how much of the upper edge lies under a question; a desk knows
    this.style = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.style];
    // Three drawings one above the other: the engraving never changes, so it need not be painted again when a piece
    // moves; names of towns make way for pieces, and what lives changes all the time.
    this.letters = s("svg", { class: "sanssouci-map still letters", "aria-hidden": "true" });
    this.live = s("svg", { class: "sanssouci-map live" });
    this.ground = s("g", { class: "ground" });
    this.veil = s("rect", { class: "veil" });
    this.marks = s("g", { class: "marks" });
    this.under = s("g", { class: "places" });
    this.pieces = s("g", { class: "pieces" });
    this.lettering = s("g", { class: "lettering", "aria-hidden": "true" });
    this.over = s("g", { class: "over" });
    this.live.append(this.ground, this.veil, this.marks, this.under, this.pieces, this.lettering, this.over);
    new ResizeObserver(() => this.box && this.fitIn()).observe(host);
    this.hands = new Hands(this);
  }

  // ---------------------------------------------------------------- loading

  async load({ game, rules }, theme) {
    const text = await api.map(game, theme, rules);
    // The page's policy allows no inline style, so the drawing's rules are adopted as a sheet of
    // their own; its fonts the page has already.
    let styles = "";
    const bare = text.replace(/<style>([^<]*)<\/style>/, (_, found) => {
      styles = found.replace(/@font-face\{[^}]*\}/g, "").replaceAll("&gt;", ">");
      return "";
    });
    const drawn = new DOMParser().parseFromString(bare, "image/svg+xml").documentElement;
    // Inside what <use> repeats, a rule that names the map as ancestor finds none: parts of the
    // definitions need their rules bare.
    const parts = new Set([...drawn.querySelectorAll("defs [class]")].flatMap((node) => [...node.classList]));
    const bareStyles = styles.split("}").filter((rule) => parts.has(rule.match(/^\.sanssouci-map \.([\w-]+)/)?.[1]));
    this.style.replaceSync(styles + bareStyles.map((rule) => `${rule.replaceAll(".sanssouci-map ", "")}}`).join(""));
    const [left, top, width, height] = drawn.getAttribute("viewBox").split(" ").map(Number);
    this.box = { left, top, width, height };
    const map = document.importNode(drawn, true);
    map.classList.add("still");
    map.setAttribute("aria-hidden", "true");
    for (const above of [this.letters, this.live]) {
      above.setAttribute("viewBox", drawn.getAttribute("viewBox"));
      above.setAttribute("width", width);
      above.setAttribute("height", height);
    }
    this.letters.replaceChildren(...map.querySelectorAll("#layer-names"));
    for (const [key, value] of Object.entries({ x: left, y: top, width, height })) this.veil.setAttribute(key, value);
    const fresh = !this.map;
    this.map?.remove();
    this.map = map;
    this.sheet.prepend(map);
    if (fresh) {
      if (!this.moved) this.sheet.style.visibility = "hidden"; // painted only once it is known where the reader looks: all of it takes long
      this.sheet.append(this.letters, this.live);
      this.survey();
      this.showAll();
    }
    this.missing = () => {
      learnLocalNames(game, rules);
      return api.map(game, theme, rules, "rest");
    };
    if (!fresh) this.complete();
  }

  // Rivers, hills, all lettering and the local names are asked for once the pieces stand.
  async complete() {
    this.sheet.style.visibility = "";
    const { map, missing } = this;
    this.missing = null;
    const text = await missing?.().catch(() => "");
    if (!text || map !== this.map) return;
    for (const part of [...new DOMParser().parseFromString(text, "image/svg+xml").documentElement.children]) {
      this.sheet.querySelector(`#${part.id}`)?.replaceChildren(...document.importNode(part, true).childNodes);
    }
    const { Labels } = await import("./labels.js"); // without lettering there is nothing to make way for
    this.labels ??= new Labels(this);
    this.labels.forget();
  }

  survey() {
    for (const node of this.map.querySelectorAll(".city[id^='city-']")) {
      const id = node.id.slice("city-".length);
      const [x, y] = node.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
      this.places.set(id, { id, x, y, ...node.dataset });
      this.neighbours.set(id, []);
    }
    for (const road of this.map.querySelectorAll("path[data-a][data-b]")) {
      const { a, b, kind } = road.dataset;
      if (this.roads.has(`${a}--${b}`)) continue;
      this.roads.set(`${a}--${b}`, { d: road.getAttribute("d"), kind });
      this.neighbours.get(a).push(b);
      this.neighbours.get(b).push(a);
    }
  }

  road(a, b) {
    return this.roads.get(`${a}--${b}`) || this.roads.get(`${b}--${a}`);
  }

  setLayer(name, on) {
    this.sheet.querySelector(`#layer-${name}`)?.classList.toggle("hidden", !on);
  }

  // ---------------------------------------------------------------- where the reader looks

  // All of the map, because the reader wants to see it.
  fit() {
    this.take();
    this.showAll();
  }

  // The reader has the map in his own hand.
  take() {
    this.moved = performance.now();
    this.framed = null;
    this.sheet.style.visibility = "";
  }

  showAll() {
    if (!this.box) return; // as soon as it is there
    cancelAnimationFrame(this.flight);
    this.insets.top = this.covered(); // a window that covered more may be folded by now
    const { width, height } = this.room();
    const k = Math.min(width / this.box.width, height / this.box.height);
    Object.assign(this, this.onSheet({ x: 0, y: 0, k }));
    this.place();
  }

  // Whether the reader has moved the map just now: it is not taken out of his hand to show him his pieces.
  get isHeld() {
    return this.moved > 0 && performance.now() < this.moved + OWN;
  }

  // Shows these places with some land around them, below whatever covers the top of the map. Where they are too far
  // apart to be read together, those that matter most and what is near them, unless the whole of them is wanted.
  frame(ids, how = {}) {
    const { closest = 1.15, covered = this.covered(), most = [], whole = false } = how;
    const [points, needed] = [ids, most].map((some) => some.map((id) => this.places.get(id)).filter(Boolean));
    if (!points.length) return;
    this.framed = { ids, how, tall: this.host.clientHeight };
    this.insets.top = Math.min(covered, this.host.clientHeight - this.insets.bottom - LEAST);
    const { width, height } = this.room();
    const seen = whole ? points : gathered(points, needed, width / this.easy - 2 * LITTLE_LAND, height / this.easy - 2 * LITTLE_LAND);
    const xs = seen.map((p) => p.x);
    const ys = seen.map((p) => p.y);
    const wide = Math.max(...xs) - Math.min(...xs);
    const tall = Math.max(...ys) - Math.min(...ys);
    const scale = (land) => Math.min(width / (wide + 2 * land), height / (tall + 2 * land)) * 0.98;
    const near = seen.length < points.length ? this.easy : Math.max(scale(LAND), Math.min(NEAR, scale(LITTLE_LAND)));
    const k = Math.min(closest, Math.max(whole ? this.least() : this.easy, near));
    this.glide((Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2, k, Math.min(...ys));
  }

  // A card that comes below the map takes some of its room: what was framed is framed anew, in what is left. A panel that
  // takes most of it is only looked at for a while; what was framed above it is framed anew when it goes.
  fitIn() {
    const { framed } = this;
    const share = framed ? this.host.clientHeight / framed.tall : 1;
    if ((share > 1 / 2 && share < 1) || share > 2) this.frame(framed.ids, framed.how);
    else Object.assign(this, this.onSheet(this));
    this.place();
  }

  // The same, unless all of them can be seen already: a map that keeps moving is hard to follow.
  reveal(ids, how = {}) {
    const points = ids.map((id) => this.places.get(id)).filter(Boolean);
    const { width, height } = this.room();
    const top = how.covered ?? this.covered();
    const isInside = ({ x, y }) => {
      const [sx, sy] = this.toScreen(x, y);
      return sx > this.insets.left + 70 && sx < this.insets.left + width - 70 && sy > top + 60 && sy < this.insets.top + height - 60;
    };
    if (points.length && (this.k < LEGIBLE || !points.every(isInside))) this.frame(ids, how);
  }

  // Moves no farther than it takes to bring these places into sight, and farther off only if they would not fit.
  nudge(ids, { covered = this.covered() } = {}) {
    const points = ids.map((id) => this.places.get(id)).filter(Boolean).map(({ x, y }) => this.toScreen(x, y));
    if (!points.length) return;
    const { clientWidth, clientHeight } = this.host;
    const { left, right, bottom } = this.insets;
    const into = (spots, low, high) => {
      if (Math.max(...spots) - Math.min(...spots) > high - low) return NaN;
      return Math.max(0, low - Math.min(...spots)) || Math.min(0, high - Math.max(...spots));
    };
    const dx = into(points.map(([x]) => x), left + EDGE, clientWidth - right - EDGE);
    const dy = into(points.map(([, y]) => y), covered + EDGE, clientHeight - bottom - EDGE);
    if (Number.isNaN(dx + dy)) this.frame(ids, { closest: this.k, covered });
    else if (dx || dy) {
      this.framed = null;
      this.insets.top = covered;
      this.animate(this.onSheet({ x: this.x + dx, y: this.y + dy, k: this.k }));
    }
  }

  show(id) {
    const place = this.places.get(id);
    if (!place) return;
    this.insets.top = this.covered();
    const [sx, sy] = this.toScreen(place.x, place.y);
    const { width, height } = this.room();
    const inside = sx > this.insets.left + 60 && sx < this.insets.left + width - 60 && sy > this.insets.top + 60 && sy < this.insets.top + height - 60;
    this.framed = null;
    if (!inside) this.glide(place.x, place.y, Math.max(this.k, 0.7));
  }

  room() {
    const { clientWidth, clientHeight } = this.host;
    return {
      width: Math.max(LEAST, clientWidth - this.insets.left - this.insets.right),
      height: Math.max(LEAST, clientHeight - this.insets.top - this.insets.bottom),
    };
  }

  least() {
    const { width, height } = this.room();
    return Math.min(width / this.box.width, height / this.box.height) * 0.9;
  }

  toScreen(x, y) {
    return [this.x + (x - this.box.left) * this.k, this.y + (y - this.box.top) * this.k];
  }

  toMap(px, py) {
    return [(px - this.x) / this.k + this.box.left, (py - this.y) / this.k + this.box.top];
  }

  // highest: what has to be seen below whatever lies over the map
  glide(mx, my, k, highest = my) {
    const { width, height } = this.room();
    const x = this.insets.left + width / 2 - (mx - this.box.left) * k;
    const y = this.insets.top + height / 2 - (my - this.box.top) * k;
    const goal = this.onSheet({ x, y, k });
    // A window over the map need not push all of it down, only what it would hide.
    const edge = Math.max(this.covered(), this.insets.top + EDGE - (highest - this.box.top) * k);
    this.animate({ ...goal, y: Math.min(goal.y, edge) });
  }

  // No farther than to the edge of the sheet: beyond it is nothing to see. A sheet with room around it lies in the middle.
  onSheet({ x, y, k }) {
    const { left, top } = this.insets;
    const { width, height } = this.room();
    const within = (at, start, room, size) => (size < room ? start + (room - size) / 2 : Math.min(start, Math.max(start + room - size, at)));
    return { x: within(x, left, width, this.box.width * k), y: within(y, top, height, this.box.height * k), k };
  }

  animate(goal) {
    this.isMoving = true;
    cancelAnimationFrame(this.flight);
    cancelAnimationFrame(this.resting);
    clearTimeout(this.rest); // it comes to rest when it has arrived, not painted anew for where it has set out
    const jumps = this.isNew || calm();
    this.isNew = false;
    if (jumps) {
      Object.assign(this, goal);
      this.place();
      return;
    }
    const from = { x: this.x, y: this.y, k: this.k };
    const began = performance.now();
    const fly = (now) => {
      const part = Math.max(0, Math.min(1, (now - began) / 260)); // the time of a late frame may lie before the start
      const eased = 1 - (1 - part) ** 3;
      for (const key of ["x", "y", "k"]) this[key] = from[key] + (goal[key] - from[key]) * eased;
      this.place();
      if (part < 1) this.flight = requestAnimationFrame(fly);
    };
    this.flight = requestAnimationFrame(fly);
  }

  zoom(factor, px, py, smooth = false) {
    if (!this.box) return;
    this.take();
    const { clientWidth, clientHeight } = this.host;
    px ??= clientWidth / 2;
    py ??= clientHeight / 2;
    const k = Math.min(CLOSEST, Math.max(this.least(), this.k * factor));
    const goal = { k, x: px - (px - this.x) * (k / this.k), y: py - (py - this.y) * (k / this.k) };
    if (smooth) this.animate(goal);
    else {
      cancelAnimationFrame(this.flight);
      Object.assign(this, goal);
      this.place();
    }
  }

  pan(dx, dy, smooth = false) {
    if (!this.box) return;
    this.take();
    if (smooth) this.animate({ x: this.x + dx, y: this.y + dy, k: this.k });
    else {
      cancelAnimationFrame(this.flight);
      this.x += dx;
      this.y += dy;
      this.place();
    }
  }

  place() {
    this.isMoving = true;
    if (this.drawing) return;
    this.drawing = requestAnimationFrame(() => {
      this.drawing = 0;
      const { clientWidth, clientHeight } = this.host;
      // At least a third of the window always shows map.
      this.x = Math.min(clientWidth * 0.66, Math.max(clientWidth * 0.34 - this.box.width * this.k, this.x));
      this.y = Math.min(clientHeight * 0.66, Math.max(clientHeight * 0.34 - this.box.height * this.k, this.y));
      // While it moves the painted map is only shifted; at rest it is painted anew, and crisp.
      this.sheet.classList.add("moving");
      this.sheet.style.transform = `translate3d(${this.x.toFixed(2)}px, ${this.y.toFixed(2)}px, 0) scale(${this.k.toFixed(4)})`;
      this.settle();
    });
  }

  // Counted from the frame after the last move: on a slow machine a timer alone would run out
  // between two frames of one gesture, and paint the map for each of them.
  settle() {
    clearTimeout(this.rest);
    cancelAnimationFrame(this.resting);
    this.resting = requestAnimationFrame(() => {
      this.rest = setTimeout(() => {
        this.sheet.classList.remove("moving");
        this.isMoving = false;
        this.emit("rest");
        if (this.host.classList.contains("far") === this.k < this.easy) return;
        this.host.classList.toggle("far");
        this.labels?.soon();
      }, SETTLE);
    });
  }

  // Told of: rest, bereft, onward, pick, hover, lift, carry and drop, with the piece or place in question; false if somebody
  // has seen to it.
  emit(type, thing, event = null) {
    return this.dispatchEvent(new CustomEvent(type, { cancelable: true, detail: { ...(thing || {}), event } }));
  }
}

// Those of some points that a window can show together: all of them, else the most that it can show with the needed ones.
function gathered(points, needed, wide, tall) {
  const within = (left, top) => points.filter(({ x, y }) => x >= left && x <= left + wide && y >= top && y <= top + tall);
  const ends = [0, 0.5, 1]; // each point may lie at an edge of the window or in its middle
  const sights = points.flatMap(({ x, y }) => ends.flatMap((right) => ends.map((down) => within(x - right * wide, y - down * tall))));
  const useful = sights.filter((some) => needed.every((place) => some.includes(place)));
  return useful.reduce((most, some) => (some.length > most.length ? some : most), needed.length ? needed : points.slice(0, 1));
}
