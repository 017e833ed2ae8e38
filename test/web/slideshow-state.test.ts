import { describe, expect, it } from "vitest";
import {
  movesByItself,
  nextSlideshow,
  type SlideshowEvent,
  type SlideshowState,
} from "../../web/ui/motion/slideshow-state.ts";

const opened: SlideshowState = { index: 0, isPaused: false, isHovered: false, isFocused: false };
const count = 5;

const after = (...events: SlideshowEvent[]): SlideshowState =>
  events.reduce((state, event) => nextSlideshow(count, state, event), opened);

describe("nextSlideshow", () => {
  it("goes around both ends", () => {
    expect(after({ type: "shown", index: 3 }).index).toBe(3);
    expect(after({ type: "shown", index: count }).index).toBe(0);
    expect(after({ type: "shown", index: -1 }).index).toBe(count - 1);
  });

  it("stands still for the pointer, the focus and the pause button, each for itself", () => {
    expect(movesByItself(after())).toBe(true);
    expect(movesByItself(after({ type: "hovered", isHovered: true }))).toBe(false);
    expect(movesByItself(after({ type: "focused", isFocused: true }))).toBe(false);
    expect(movesByItself(after({ type: "paused", isPaused: true }))).toBe(false);
  });

  it("is not set going by the pointer that leaves while the focus stays", () => {
    const left = after(
      { type: "hovered", isHovered: true },
      { type: "focused", isFocused: true },
      { type: "hovered", isHovered: false },
    );
    expect(movesByItself(left)).toBe(false);
    expect(movesByItself(nextSlideshow(count, left, { type: "focused", isFocused: false }))).toBe(
      true,
    );
  });
});
