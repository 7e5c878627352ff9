// A button that is drawn anew between press and release gets no click from the browser: the one that was pressed is gone.
// Under a heavy load that happens, as somebody comes or the line brings something that changes no question. The press
// then counts for the like of the button, which knows the present, as long as the same thing is asked.

/** @param {() => string} moment what is asked of whom */
export function keepPresses(root, moment) {
  let pressed = null;
  const under = (event) => event.pointerType === "mouse" && event.button === 0 ? event.target.closest?.("button") : null; // a finger's tap is looked up at its end
  root.addEventListener("pointerdown", (event) => {
    const node = under(event);
    pressed = node ? { node, moment: moment() } : null;
  }, true);
  root.addEventListener("pointerup", (event) => {
    const held = pressed;
    pressed = null;
    if (!held || held.node.isConnected || held.moment !== moment()) return;
    const again = under(event);
    if (again && isLike(again, held.node)) again.click();
  }, true);
}

// What an answer would do may be written on it meanwhile; its name stays.
const isLike = (one, other) => one.isEqualNode(other) || (other.dataset.focus && one.dataset.focus === other.dataset.focus);
