import { useLayoutEffect, useRef, type RefObject } from "react";

/** How long a cover grows, and how long after the press it may begin: later nobody looks at where it was. In milliseconds. */
const growMs = 240;
const latestMs = 500;

/** The cover in what has the focus, as a card that was just pressed has. */
function pressedCover(): HTMLElement | undefined {
  const cover = document.activeElement?.querySelector<HTMLElement>(".cover");
  return cover ?? undefined;
}

/** Where an element is, and not where the sheet around it comes from. */
function restingBox(element: HTMLElement, sheet: HTMLElement): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { m41, m42 } = new DOMMatrix(getComputedStyle(sheet).transform);
  return new DOMRect(x - m41, y - m42, width, height);
}

/** Draws a copy of one cover on its way to the place of another, which is seen when it has come there. */
function grow(from: HTMLElement, to: HTMLElement): void {
  const sheet = to.closest<HTMLElement>(".sheet");
  const start = from.getBoundingClientRect();
  if (sheet === null || start.width === 0) return;
  const end = restingBox(to, sheet);
  const copy = from.cloneNode(true) as HTMLElement;
  copy.classList.add("growing-cover");
  copy.setAttribute("aria-hidden", "true");
  for (const side of ["left", "top", "width", "height"] as const) {
    copy.style[side] = `${end[side]}px`;
  }
  sheet.after(copy);
  const timing = { duration: growMs, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
  const shift = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  const scale = `scale(${start.width / end.width}, ${start.height / end.height})`;
  to.animate({ opacity: [0, 0] }, timing);
  copy.animate({ transform: [`${shift} ${scale}`, "none"] }, timing).onfinish = () => {
    copy.remove();
  };
}

/** Lets the cover that opened a dialog grow into the one in it; not where people prefer that nothing moves. */
export function useGrowingCover(isThere: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<{ readonly cover: HTMLElement; readonly atMs: number }>(undefined);
  // In this order: the focus is still on the card when the dialog is drawn for the first time.
  useLayoutEffect(() => {
    const cover = pressedCover();
    opener.current = cover && { cover, atMs: performance.now() };
  }, []);
  useLayoutEffect(() => {
    const from = opener.current;
    const to = place.current?.querySelector<HTMLElement>(".cover");
    if (!isThere || !from || !to || !from.cover.isConnected) return;
    opener.current = undefined;
    const isLate = performance.now() - from.atMs > latestMs;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isLate && !isStill) grow(from.cover, to);
  }, [isThere]);
  return place;
}
