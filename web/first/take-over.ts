/** The element of the page's HTML that is shown until the app takes over. */
export const firstPaintId = "first-paint";

/** Removes what the page's HTML showed, now that the app stands there; the keyboard stays on the same link. */
export function takeOver(): void {
  const shown = document.getElementById(firstPaintId);
  if (shown === null) return;
  const focused = document.activeElement;
  const href = shown.contains(focused) ? focused?.getAttribute("href") : undefined;
  shown.remove();
  if (typeof href !== "string") return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  links.find((link) => link.getAttribute("href") === href)?.focus();
}
