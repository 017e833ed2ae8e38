/** Calls `listener` when the tab is hidden or shown again; the result unsubscribes. */
export function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => {
    document.removeEventListener("visibilitychange", listener);
  };
}
