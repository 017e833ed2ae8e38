import { useEffect, useRef } from "react";

/** Brings the top of the list into view when another page of it is shown. */
export function useScrollToTop(page: number | string | undefined) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const isAbove = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) top.current?.scrollIntoView();
  }, [page]);
  return top;
}
