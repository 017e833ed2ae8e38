import { useEffect, useRef } from "react";
import { useLocation } from "../browser/location.ts";

/** Id of the element that holds the page's own content. */
export const mainElementId = "content";

/**
 * After a move to another page: focus to its content, and to its top, unless the visitor went back or the address
 * names a place within the page.
 */
export function useRouteFocus(): void {
  const { pathname, hash, isReturn } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(mainElementId)?.focus({ preventScroll: true });
    if (!isReturn && hash === "") window.scrollTo(0, 0);
  }, [pathname, hash, isReturn]);
}
