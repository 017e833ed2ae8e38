import { useLayoutEffect, type RefObject } from "react";

/** The modal layers on screen, topmost last. Everything below the topmost one is inert. */
const layers: HTMLElement[] = [];

/** Id of the element that holds the page behind all layers. */
export const pageElementId = "page";

/** Whether a layer is the topmost one. */
export const isOnTop = (layer: HTMLElement | null): boolean => layer === layers.at(-1);

function applyInertness(): void {
  const page = document.getElementById(pageElementId);
  if (page !== null) page.inert = layers.length > 0;
  for (const layer of layers) layer.inert = layer !== layers.at(-1);
  document.documentElement.classList.toggle("is-scroll-locked", layers.length > 0);
}

/**
 * Whether an element is in the page and has a box there, without which it cannot have the focus. `checkVisibility` would
 * say this, and is younger than browsers that we serve.
 */
export const hasBox = (element: Element): boolean => element.getClientRects().length > 0;

/** An element that had the focus once, or what has taken its place since. */
interface Place {
  element: HTMLElement | undefined;
}

/** The places that somebody will come back to. */
const places = new Set<Place>();

/** What has the focus now, to come back to it from a dialog or a message. */
export interface KeptPlace {
  /** The element; where it is gone or covered, the dialog on top, else the page's content. */
  readonly find: () => HTMLElement | null;
  /** To be called when nobody comes back any more. */
  readonly forget: () => void;
}

/** Keeps the place of the keyboard, also when it is handed on to another element. */
export function keepPlace(): KeptPlace {
  const held = document.activeElement;
  const place: Place = {
    element: held instanceof HTMLElement && held !== document.body ? held : undefined,
  };
  places.add(place);
  return {
    find() {
      const { element } = place;
      const isThere = element && hasBox(element) && element.closest("[inert]") === null;
      return isThere ? element : (layers.at(-1) ?? document.querySelector("main"));
    },
    forget() {
      places.delete(place);
    },
  };
}

/** Lets `heirOf` say what is come back to in place of elements that go with another. */
export function passPlaces(
  going: HTMLElement,
  heirOf: (element: HTMLElement) => HTMLElement | null | undefined,
): void {
  for (const place of places) {
    if (place.element && going.contains(place.element)) {
      place.element = heirOf(place.element) ?? undefined;
    }
  }
}

/** For a dialog that opens now: the result gives the focus back to where it was, when the dialog has closed. */
export function holdFocus(): () => void {
  const opener = keepPlace();
  return () => {
    opener.forget();
    opener.find()?.focus({ preventScroll: true });
  };
}

/**
 * Makes an element modal while it is mounted: the page and the layers below become inert, focus moves in,
 * and returns to where it was. Toasts stay usable, which the browser's own modal dialog would forbid.
 */
export function useModalLayer(ref: RefObject<HTMLElement | null>): void {
  // Before the first frame: a key pressed as soon as the layer is seen is its own.
  useLayoutEffect(() => {
    const layer = ref.current;
    if (layer === null) return undefined;
    const giveBack = holdFocus();
    layers.push(layer);
    applyInertness();
    const wantsFocus = layer.querySelector<HTMLElement>("[autofocus], [data-autofocus]");
    (wantsFocus ?? layer).focus({ preventScroll: true });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      applyInertness();
      giveBack();
    };
  }, [ref]);
}
