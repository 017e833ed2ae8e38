import { useEffect, useEffectEvent, type RefObject } from "react";
import { mobileBreakpointPx } from "../../../shared/limits.ts";

/** How far a sheet is drawn before it closes, and how far a finger goes before its direction is known; in CSS pixels. */
const closingPx = 110;
const tapPx = 8;

/** How long a sheet that stays after all is out of sight, in milliseconds. */
const backMs = 400;

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

/** What a finger moves for reasons of its own. */
const isHandled = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest("input, textarea, select, [data-drag]") !== null) ||
  window.getSelection()?.isCollapsed === false;

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
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    let pull: Pull | undefined;
    let pulledPx = 0;
    const rest = () => {
      pull = undefined;
      pulledPx = 0;
      element.style.transition = "";
      element.style.translate = "";
    };
    const leave = async () => {
      rest();
      element.style.translate = "0 100vh";
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      if (stop.signal.aborted) return;
      close();
      // A dialog of several steps goes back by one, and is there again.
      setTimeout(rest, backMs);
    };
    const start = ({ touches, target }: TouchEvent) => {
      const [touch, another] = touches;
      rest();
      if (!touch || another || !isSheet()) return;
      if (isHandled(target) || isScrolled(target, element)) return;
      pull = { x: touch.clientX, y: touch.clientY };
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
    element.addEventListener("touchstart", start, options);
    element.addEventListener("touchmove", move, options);
    element.addEventListener("touchend", end, options);
    element.addEventListener("touchcancel", rest, options);
    return () => {
      stop.abort();
    };
  }, [sheet]);
}
