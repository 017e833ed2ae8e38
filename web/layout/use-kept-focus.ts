import { useEffect, type RefObject } from "react";

/** Keeps the keyboard's place within an element; the code for it comes after the page is shown. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stopped = new AbortController();
    const start = async () => {
      const { keepFocus } = await import("./kept-focus.ts");
      if (root.current !== null && !stopped.signal.aborted) {
        stopped.signal.addEventListener("abort", keepFocus(root.current));
      }
    };
    start().catch((error: unknown) => {
      console.warn("The focus will not be kept", error);
    });
    return () => {
      stopped.abort();
    };
  }, [root]);
}
