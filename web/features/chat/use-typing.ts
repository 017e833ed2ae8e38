import { useEffect, useState } from "react";
import * as limits from "../../../shared/limits.ts";

const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * How many of a text's characters are typed out by now, one every 20 ms by the clock, so that a slow frame loses none.
 * All of them at once for readers who want no motion, and after `skip`.
 */
export function useTyping(length: number, isTyped: boolean) {
  const [shown, setShown] = useState(() => (isTyped && !isStill() ? 0 : length));
  const isTyping = shown < length;
  useEffect(() => {
    if (!isTyping) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const typed = (performance.now() - startedAt) / limits.chatTypingMsPerCharacter;
      setShown(Math.min(length, Math.floor(typed)));
    }, limits.chatTypingMsPerCharacter);
    return () => {
      clearInterval(timer);
    };
  }, [isTyping, length]);
  return {
    shown,
    isTyping,
    skip: () => {
      setShown(length);
    },
  };
}
