/** Where a slideshow stands, and what holds it. */
export interface SlideshowState {
  readonly index: number;
  /** Whether the visitor stopped it by its pause button. */
  readonly isPaused: boolean;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
}

export type SlideshowEvent =
  | { readonly type: "shown"; readonly index: number }
  | { readonly type: "paused"; readonly isPaused: boolean }
  | { readonly type: "hovered"; readonly isHovered: boolean }
  | { readonly type: "focused"; readonly isFocused: boolean };

/** What a slideshow of `count` slides becomes by an event; an index beyond either end goes around. */
export function nextSlideshow(
  count: number,
  state: SlideshowState,
  event: SlideshowEvent,
): SlideshowState {
  switch (event.type) {
    case "shown":
      return { ...state, index: (event.index + count) % count };
    case "paused":
      return { ...state, isPaused: event.isPaused };
    case "hovered":
      return { ...state, isHovered: event.isHovered };
    case "focused":
      return { ...state, isFocused: event.isFocused };
  }
}

/** Whether a slideshow moves on by itself: it stands still while the pointer or the focus is on it. */
export const movesByItself = ({ isPaused, isHovered, isFocused }: SlideshowState): boolean =>
  !isPaused && !isHovered && !isFocused;
