const mark = "reloadedForChunk";

function isMarked(state: unknown): boolean {
  return typeof state === "object" && state !== null && mark in state;
}

/**
 * A deployment may take away code that an open page still wants to load. Then the page is loaded anew,
 * once: the mark in the history entry survives the reload and stops a second one. Never without a connection: nothing
 * would be left of the page.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const state: unknown = window.history.state;
    if (!navigator.onLine || isMarked(state)) return;
    event.preventDefault();
    window.history.replaceState({ ...Object(state), [mark]: true }, "");
    window.location.reload();
  });
}
