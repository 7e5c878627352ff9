// A button that is drawn anew between press and release gets no click from the browser: the one that was pressed is gone.
// Nor does one that slips from under the pointer, as a late font or a longer sentence moves it. Under a heavy load that
// happens, as somebody comes or the line brings something that changes no question. The press then counts for the button,
// or for the like of it, which knows the present, as long as the same thing is asked.

const TREMBLE = 5; // px: whoever moves the pointer farther away has thought better of it

/** @param {() => string} moment what is asked of whom */
export function keepPresses(root, moment) {
  let pressed = null;
  const under = (event) => event.pointerType === "mouse" && event.button === 0 ? event.target.closest?.("button") : null; // a finger's tap is looked up at its end
  root.addEventListener("pointerdown", (event) => {
    const node = under(event);
    pressed = node ? { node, moment: moment(), x: event.clientX, y: event.clientY } : null;
  }, true);
  root.addEventListener("pointerup", (event) => {
    const held = pressed;
    pressed = null;
    if (!held || event.button !== 0 || held.moment !== moment()) return;
    const { node, x, y } = held;
    const now = under(event);
    if (now === node || Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) return; // the browser clicks it, or nobody does
    const named = node.dataset.focus && root.querySelector(`button[data-focus="${CSS.escape(node.dataset.focus)}"]`);
    const again = node.isConnected ? node : now && isLike(now, node) ? now : named;
    if (again?.checkVisibility()) again.click();
  }, true);
}

// What an answer would do may be written on it meanwhile; its name stays.
const isLike = (one, other) => one.isEqualNode(other) || (other.dataset.focus && one.dataset.focus === other.dataset.focus);
