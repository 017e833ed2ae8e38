import { useEffect, useEffectEvent, type RefObject } from "react";
import { mobileBreakpointPx } from "../../../shared/limits.ts";

/** How far a sheet is drawn before it closes, and how far a finger goes before its direction is known; in CSS pixels. */
const closingPx = 110;
const tapPx = 8;

/** Wider than that, dialogs lie in the middle of the screen, and are drawn nowhere. */
const isSheet = (): boolean => window.matchMedia(`(width < ${mobileBreakpointPx}px)`).matches;

/** Whether something around a touch, inside of a sheet, is scrolled: then the finger scrolls it back. */
function isScrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let part = target; part instanceof Element; part = part.parentElement) {
    if (part.scrollTop > 0) return true;
    if (part === sheet) return false;
  }
  return false;
}

/** What a finger does for reasons of its own: to move what is marked, or the part of a page that was made larger. */
function isHandled(target: EventTarget | null, sheet: HTMLElement): boolean {
  const selection = window.getSelection();
  const isMarking = selection?.isCollapsed === false && sheet.contains(selection.anchorNode);
  const isEnlarged = (window.visualViewport?.scale ?? 1) > 1;
  const isField = target instanceof Element && target.closest("input, textarea, select") !== null;
  return isMarking || isEnlarged || isField;
}

/** Where a finger came down, and where the sheet began to follow it. */
interface Pull {
  readonly x: number;
  readonly y: number;
  drawnFromY?: number;
}

/** Lets a finger draw a sheet down, which closes it; let go earlier, it goes back to its place. */
export function usePullDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const gone = new AbortController();
    let over = new AbortController();
    let pull: Pull | undefined;
    let pulledPx = 0;
    const rest = () => {
      over.abort();
      pull = undefined;
      pulledPx = 0;
      element.style.transition = "";
      element.style.translate = "";
    };
    const leave = async () => {
      rest();
      element.dataset["leaving"] = "";
      element.style.translate = "0 100vh";
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      if (!gone.signal.aborted) close();
    };
    const move = ({ touches }: TouchEvent) => {
      const [touch, another] = touches;
      if (!pull || !touch) return;
      if (another) {
        rest();
        return;
      }
      const x = touch.clientX - pull.x;
      const y = touch.clientY - pull.y;
      if (pull.drawnFromY === undefined) {
        if (Math.hypot(x, y) < tapPx) return;
        // A finger that sets out up or aside scrolls, and goes on to do so.
        if (y < Math.abs(x)) {
          rest();
          return;
        }
        pull.drawnFromY = touch.clientY;
        element.style.transition = "none";
      }
      pulledPx = Math.max(0, touch.clientY - pull.drawnFromY);
      element.style.translate = `0 ${pulledPx}px`;
    };
    const end = () => {
      if (pulledPx >= closingPx) void leave();
      else rest();
    };
    const start = ({ touches, target }: TouchEvent) => {
      if ("leaving" in element.dataset) return;
      rest();
      const [touch, another] = touches;
      if (!touch || another || !target || !isSheet()) return;
      if (isHandled(target, element) || isScrolled(target, element)) return;
      pull = { x: touch.clientX, y: touch.clientY };
      over = new AbortController();
      // A finger belongs to what it came down on, which the page may replace meanwhile: it bubbles up no more then.
      const options = { passive: true, signal: over.signal };
      target.addEventListener("touchmove", move as EventListener, options);
      target.addEventListener("touchend", end, options);
      target.addEventListener("touchcancel", rest, options);
    };
    element.addEventListener("touchstart", start, { passive: true, signal: gone.signal });
    return () => {
      over.abort();
      gone.abort();
    };
  }, [sheet]);
}
