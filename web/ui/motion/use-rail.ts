import { useCallback, useEffect, useRef, useState } from "react";

/** How far one arrow moves: nearly a whole view, so that the last card seen stays in sight. */
const stride = 0.85;

/** A row that scrolls sideways: its element, whether there is more at either end, and what moves it. */
export function useRail() {
  const rail = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState({ before: false, after: false });
  const measure = useCallback(() => {
    if (rail.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = rail.current;
    // Half a pixel is lost to rounding where the screen is scaled.
    const after = scrollLeft + clientWidth < scrollWidth - 1;
    setHasMore({ before: scrollLeft > 1, after });
  }, []);
  useEffect(() => {
    if (rail.current === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(rail.current);
    return () => {
      observer.disconnect();
    };
  }, [measure]);
  const move = (by: 1 | -1) => {
    const width = rail.current?.clientWidth ?? 0;
    rail.current?.scrollBy({ left: by * stride * width });
  };
  return { rail, hasMore, measure, move };
}
