import { useEffect, useReducer, useSyncExternalStore, type FocusEvent } from "react";
import { subscribeToVisibility } from "../../browser/page-visibility.ts";
import {
  movesByItself,
  nextSlideshow,
  type SlideshowEvent,
  type SlideshowState,
} from "./slideshow-state.ts";

const openingState = (): SlideshowState => ({
  index: 0,
  isPaused: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  isHovered: false,
  isFocused: false,
});

/**
 * Moves through `count` slides by itself every `intervalMs`. Stands still while it is paused, hovered, focused or
 * in a hidden tab, and from the start for visitors who prefer less motion.
 */
export function useSlideshow(count: number, intervalMs: number) {
  const [state, send] = useReducer(
    (before: SlideshowState, event: SlideshowEvent) => nextSlideshow(count, before, event),
    undefined,
    openingState,
  );
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const isMoving = isVisible && movesByItself(state);
  const { index, isPaused } = state;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => {
      send({ type: "shown", index: index + 1 });
    }, intervalMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isMoving, index, intervalMs]);
  return {
    index,
    isPaused,
    /** Shows a slide; one before the first is the last. */
    show: (shown: number) => {
      send({ type: "shown", index: shown });
    },
    togglePause: () => {
      send({ type: "paused", isPaused: !isPaused });
    },
    /** For the element around the slides and their buttons. */
    holdProps: {
      onPointerEnter: () => {
        send({ type: "hovered", isHovered: true });
      },
      onPointerLeave: () => {
        send({ type: "hovered", isHovered: false });
      },
      onFocus: () => {
        send({ type: "focused", isFocused: true });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // Focus that moves on to a neighbour inside does not leave.
        if (!currentTarget.contains(relatedTarget)) send({ type: "focused", isFocused: false });
      },
    },
  };
}
