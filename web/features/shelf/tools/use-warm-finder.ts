import { useEffect } from "react";
import type { ShelfAnswer } from "../../../tracking/patched-answers.ts";
import { namesIn } from "./listed-entries.ts";
import { spellingsOf } from "./spellings.ts";

/** So many names are made ready in less than a frame, also by a slow phone. */
const namesAtOnce = 100;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 50);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(work);
  return () => {
    cancelIdleCallback(handle);
  };
};

/** Makes the names of a list ready to be compared while nothing else is to do, so that the first letter finds at once. */
export function useWarmFinder(answer: ShelfAnswer | undefined): void {
  useEffect(() => {
    if (answer === undefined) return undefined;
    const names = namesIn(answer);
    let at = 0;
    let cancel: () => void;
    const go = () => {
      for (const name of names.slice(at, at + namesAtOnce)) spellingsOf(name);
      at += namesAtOnce;
      if (at < names.length) cancel = whenIdle(go);
    };
    cancel = whenIdle(go);
    return () => {
      cancel();
    };
  }, [answer]);
}
