// A row that is wider than its room says on which side there is more of it, and a wheel moves it along.

/** @param {HTMLElement} node with what it has to show in a row */
export function tellEdges(node) {
  const look = () => {
    const { scrollLeft, clientWidth, scrollWidth } = node;
    node.classList.toggle("more-before", scrollLeft > 4);
    node.classList.toggle("more-after", scrollLeft + clientWidth < scrollWidth - 4);
  };
  node.addEventListener("scroll", look, { passive: true });
  node.addEventListener("wheel", ({ deltaX, deltaY }) => { if (!deltaX) node.scrollLeft += deltaY; }, { passive: true });
  new ResizeObserver(look).observe(node);
  new MutationObserver(look).observe(node, { childList: true, subtree: true });
}
