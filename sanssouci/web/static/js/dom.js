// A tiny way to build elements. Whatever is a string becomes a text node, never markup: names and
// chat come from strangers.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, props, children) {
  for (const [key, value] of Object.entries(props || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "on") {
      for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    } else if (key === "data") {
      for (const [name, text] of Object.entries(value)) {
        if (text !== null && text !== undefined) node.dataset[name] = text;
      }
    } else if (key === "value" || key === "checked" || key === "disabled" || key === "open") {
      if (key in node) node[key] = value;
      else node.setAttribute(key, value);
    } else {
      node.setAttribute(key, value === true ? "" : String(value));
    }
  }
  add(node, children);
  return node;
}

export function add(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
  return node;
}

export const h = (tag, props, ...children) => fill(document.createElement(tag), props, children);
export const s = (tag, props, ...children) => fill(document.createElementNS(SVG, tag), props, children);

export function replace(node, ...children) {
  node.replaceChildren();
  return add(node, children);
}

export function button(label, onClick, props = {}) {
  return h("button", { type: "button", ...props, on: { click: onClick, ...(props.on || {}) } }, label);
}

// A slider and its number. One that is drawn anew slips out of the hand, so while it is moved only `follow` is called,
// which must leave it where it is and may hold it back by answering with another value; once it is let go, `settle`.
export function slider(props, follow, settle) {
  const number = h("output", { for: props.id }, props.value);
  const input = h("input", {
    type: "range", step: 1, ...props,
    on: {
      input: () => {
        input.value = follow(Number(input.value)) ?? input.value;
        number.textContent = input.value;
      },
      change: () => settle(Number(input.value)),
    },
  });
  return { input, number };
}

// Give the focus back to the like of what had it, when a panel is drawn anew.
export function keepFocus(root, redraw) {
  const held = root.contains(document.activeElement) ? document.activeElement : null;
  const mark = held && (held.dataset.focus || held.id);
  redraw();
  if (!mark) return;
  const again = root.querySelector(`[data-focus="${CSS.escape(mark)}"]`) || root.querySelector(`#${CSS.escape(mark)}`);
  if (again) again.focus({ preventScroll: true });
}
