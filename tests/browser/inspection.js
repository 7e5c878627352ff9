// Every text of a page with where it stands, and those that have no room. Called with whether the map is read, too.
(map) => {
  const told = [], broken = [];
  const styles = new Map();
  const style = (node) => {
    if (!styles.has(node)) styles.set(node, getComputedStyle(node));
    return styles.get(node);
  };
  const called = (node) => {
    const own = node.tagName.toLowerCase() + [...node.classList].map((one) => `.${one}`).join("");
    return node.parentElement && node.parentElement !== document.body
      ? `${node.parentElement.tagName.toLowerCase()}.${[...node.parentElement.classList].join(".")} > ${own}` : own;
  };
  const block = (node) => {
    let up = node.parentElement;
    while (up.parentElement && ["inline", "contents"].includes(style(up).display) && !(up instanceof SVGTextElement)) up = up.parentElement;
    return up;
  };
  // -- words: of a sentence that is cut into links, all the pieces together
  const texts = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, up = node.parentElement;
    if (!/\p{L}/u.test(node.data) || up.closest("script, style, noscript, textarea, code, time, .river-name")) continue;
    if (up.closest("option, optgroup")) continue;
    const drawn = up.closest("svg");
    if (drawn && up.closest(".board") && !map) continue;
    if (!drawn && !up.checkVisibility({ visibilityProperty: true })) continue;
    const home = block(node);
    texts.set(home, (texts.get(home) || "") + node.data);
    if (!drawn) nodes.push(node);
  }
  for (const [home, text] of texts) if (!home.closest(".rules-body")) told.push([called(home), text]);
  // What is typed in a terminal stands beside every action of the whole list.
  for (const node of document.querySelectorAll("[title]:not(.action-list *), [aria-label], [placeholder], [alt], option, optgroup")) {
    if (node.closest(".rules-body") || (!map && node.closest(".board svg"))) continue;
    for (const attribute of ["title", "aria-label", "placeholder", "alt", "label"]) {
      const text = node.getAttribute(attribute);
      if (text && /\p{L}/u.test(text)) told.push([`${called(node)}[${attribute}]`, text]);
    }
    if (node.tagName === "OPTION" && !node.closest(".language")) told.push([called(node), node.textContent]);
  }
  told.push(["title", document.title]);
  // -- room: is a text inside of everything that it stands in, and on the screen?
  const { innerWidth, innerHeight } = window;
  const scrolls = (value) => value === "auto" || value === "scroll";
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) broken.push(["page", "wider than the screen", String(page.scrollWidth)]);
  for (const node of nodes) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || node.parentElement.closest(".unseen, .skip, .board, .tip, .topbar .home, .layers > summary")) continue;
    const say = (up, what) => broken.push([called(up), what, node.data.trim().slice(0, 60)]);
    let up = node.parentElement, free = true, sideways = false;
    for (; up && up !== document.body; up = up.parentElement) {
      const now = style(up), room = up.getBoundingClientRect();
      if (now.display === "inline" || now.display === "contents") continue;
      if (now.textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1) { say(up, "cut with dots"); free = false; break; }
      const hidden = (value) => value === "hidden" || value === "clip";
      if (up.matches(".hand, .fan")) { free = false; break; } // cards lie in a row that is drawn through
      if (scrolls(now.overflowX)) { sideways = true; if (up.scrollWidth > up.clientWidth + 1) { say(up, "has to be scrolled sideways"); free = false; break; } }
      if (scrolls(now.overflowY)) { free = false; break; }
      if (room.width < 2 || room.height < 2) { free = false; break; }
      if (box.right > room.right + 2 || box.left < room.left - 2) { say(up, hidden(now.overflowX) ? "cut at the side" : "runs out at the side"); free = false; break; }
      if (hidden(now.overflowY) && (box.bottom > room.bottom + 3 || box.top < room.top - 3)) { say(up, "cut above or below"); free = false; break; }
      if (up.matches("button, .button, .card, dialog, summary, th, td") && (box.bottom > room.bottom + 3 || box.top < room.top - 3)) { say(up, "runs out above or below"); free = false; break; }
      if (now.position === "fixed" || now.position === "absolute") break; // what it hangs from is no room
    }
    if (!free) continue;
    if (!sideways && (box.right > innerWidth + 1 || box.left < -1)) say(node.parentElement, "off the screen at the side");
    if (page.scrollHeight <= innerHeight && (box.bottom > innerHeight + 1 || box.top < -1)) say(node.parentElement, "off the screen above or below");
  }
  return { told, broken };
}
