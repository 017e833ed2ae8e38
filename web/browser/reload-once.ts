const mark = "reloadedForCode";

function isMarked(state: unknown): boolean {
  return typeof state === "object" && state !== null && mark in state;
}

/**
 * Loads the page anew because code did not come that a deployment may have taken away; browsers do not ask for it a
 * second time. Once: the mark in the history entry survives the reload and stops a second one. Never without a
 * connection: nothing would be left of the page. Returns whether the page goes.
 */
export function reloadOnce(): boolean {
  const state: unknown = window.history.state;
  if (!navigator.onLine || isMarked(state)) return false;
  window.history.replaceState({ ...Object(state), [mark]: true }, "");
  window.location.reload();
  return true;
}
