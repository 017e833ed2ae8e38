import { useEffect, useEffectEvent, type RefObject } from "react";

/** How far a sheet is drawn before it closes, in CSS pixels, and what is only a tap. */
const closingPx = 110;
const tapPx = 8;

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
  target instanceof Element && target.closest("input, textarea, select, [data-drag]") !== null;

/** Lets a finger draw a sheet down, which closes it; let go earlier, it goes back to its place. */
export function usePullDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    let fromY: number | undefined;
    let pulled = 0;
    const start = ({ touches, target }: TouchEvent) => {
      const [touch, another] = touches;
      const isOurs = touch && !another && !isHandled(target) && !isScrolled(target, element);
      fromY = isOurs ? touch.clientY : undefined;
      pulled = 0;
    };
    const move = ({ touches, target }: TouchEvent) => {
      const y = touches[0]?.clientY;
      if (fromY === undefined || y === undefined) return;
      // A finger that went up first has begun to scroll.
      if (isScrolled(target, element)) fromY = undefined;
      pulled = fromY === undefined ? 0 : Math.max(0, y - fromY - tapPx);
      element.style.translate = `0 ${pulled}px`;
    };
    const end = () => {
      element.style.translate = "";
      if (fromY !== undefined && pulled >= closingPx) close();
      fromY = undefined;
    };
    const cancel = () => {
      fromY = undefined;
      end();
    };
    const passive = { passive: true };
    element.addEventListener("touchstart", start, passive);
    element.addEventListener("touchmove", move, passive);
    element.addEventListener("touchend", end);
    element.addEventListener("touchcancel", cancel);
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
      element.removeEventListener("touchcancel", cancel);
    };
  }, [sheet]);
}
