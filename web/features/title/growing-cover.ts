import { useLayoutEffect, useRef, type RefObject } from "react";
import { openTitle, type OpenTitle } from "../../addresses/title-address.ts";

/** How long a cover grows, and how long after the press it may begin: later nobody looks at where it was. In milliseconds. */
const growMs = 240;
const latestMs = 500;

/** The cover in the link that was pressed last, with the title whose dialog that opens. */
let pressed: (OpenTitle & { readonly cover: HTMLElement; readonly atMs: number }) | undefined;

// The press, and not what has the focus: some browsers give that to no link, and a dialog that closes gives it back.
document.addEventListener(
  "click",
  ({ target, timeStamp }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const cover = link?.querySelector<HTMLElement>(".cover");
    const title = link && openTitle(new URL(link.href).searchParams);
    pressed = cover && title ? { ...title, cover, atMs: timeStamp } : undefined;
  },
  { capture: true },
);

/** The cover that was pressed a moment ago to open this title's dialog, for one use. */
function takePressed({ kind, id }: OpenTitle): HTMLElement | undefined {
  if (pressed?.kind !== kind || pressed.id !== id) return undefined;
  const { cover, atMs } = pressed;
  pressed = undefined;
  return cover.isConnected && performance.now() - atMs <= latestMs ? cover : undefined;
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

/**
 * Lets the cover that was pressed grow into the one in the dialog it opens, as soon as that is there; not where people
 * prefer that nothing moves. The result is for the element around the dialog's cover.
 */
export function useGrowingCover(
  { kind, id }: OpenTitle,
  isThere: boolean,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const to = place.current?.querySelector<HTMLElement>(".cover");
    const from = isThere && to ? takePressed({ kind, id }) : undefined;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (from && to && !isStill) grow(from, to);
  }, [kind, id, isThere]);
  return place;
}
