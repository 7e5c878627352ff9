// What is half made when the page is opened anew, as another language wants it: picked pieces, numbers on a sheet, an order
// not yet given. It is kept in this tab for that one opening.
const KEY = "sanssouci.draft";

export function keepDraft(draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ page: location.pathname, draft }));
  } catch {
    // A browser without storage just forgets.
  }
}

// What was kept for this page, once; null if nothing was.
export function takeDraft() {
  try {
    const { page, draft } = JSON.parse(sessionStorage.getItem(KEY) || "{}");
    sessionStorage.removeItem(KEY);
    return page === location.pathname ? draft : null;
  } catch {
    return null;
  }
}
