import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { hasBox, passPlaces } from "./modal-layer.ts";

/**
 * Finds what gets the focus of a control that goes, alone or with what is around it (`going`). It has to be in the page
 * already, and to stay there.
 */
export type Heir = (control: HTMLElement, going: HTMLElement) => HTMLElement | null | undefined;

/**
 * Lets something go without losing the keyboard's place: when the element is taken away while it has the focus, or while
 * a dialog or a message will give the focus back to it, `heir` says what gets that focus. React runs this before it
 * touches the page, what contains the element first: of several that go together the outermost decides.
 */
export function useFocusHeir(element: RefObject<HTMLElement | null>, heir: Heir): void {
  const heirOf = useEffectEvent(heir);
  useLayoutEffect(() => {
    const going = element.current;
    if (going === null) return undefined;
    return () => {
      const held = document.activeElement;
      if (held instanceof HTMLElement && going.contains(held)) {
        // Who pressed it by pointer looks at the place already, and the page must not move under them.
        const preventScroll = !held.matches(":focus-visible");
        heirOf(held, going)?.focus({ preventScroll });
      }
      passPlaces(going, (place) => heirOf(place, going));
    };
  }, [element]);
}

/** Lets the focus be put where the keyboard does not stop by itself. */
function focusable(place: HTMLElement): HTMLElement {
  if (place.tabIndex < 0) place.tabIndex = -1;
  return place;
}

const regions = "article, section, aside, nav, [role=tabpanel], [role=dialog], main";

/** The part of the page that stays: for a button whose work is done. */
export const regionOf: Heir = (_, going) => {
  let region = going.parentElement?.closest<HTMLElement>(regions);
  // What small screens draw without a box of its own (`display: contents`) cannot have the focus.
  while (region && !hasBox(region)) region = region.parentElement?.closest(regions);
  return region && focusable(region);
};

/** The heading of the part of the page that stays; the part itself where something else names it, as a tab does. */
export const headingOf: Heir = (control, going) => {
  const region = regionOf(control, going);
  const name = document.getElementById(region?.getAttribute("aria-labelledby") ?? "");
  return name instanceof HTMLHeadingElement ? focusable(name) : region;
};

/** The first of several buttons that stand together with one that goes. */
export const firstBeside: Heir = (button) => button.parentElement?.querySelector("button");

const controls = "a[href], button, input, summary";
const controlsOf = (row: Element): Element[] =>
  [row, ...row.querySelectorAll("*")].filter((element) => element.matches(controls));

/**
 * For a row of a list, or a control in a row of them: the same control of the next row, else of the one before,
 * else the list's heading.
 */
export const rowHeir: Heir = (control, row) => {
  const next = row.nextElementSibling ?? row.previousElementSibling;
  const found = next === null ? [] : controlsOf(next);
  const heir = found[controlsOf(row).indexOf(control)] ?? found[0];
  return heir instanceof HTMLElement ? heir : headingOf(control, row);
};
