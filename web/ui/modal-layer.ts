import { useEffect, type RefObject } from "react";

/** The modal layers on screen, topmost last. Everything below the topmost one is inert. */
const layers: HTMLElement[] = [];

/** Id of the element that holds the page behind all layers. */
export const pageElementId = "page";

function applyInertness(): void {
  const page = document.getElementById(pageElementId);
  if (page !== null) page.inert = layers.length > 0;
  for (const layer of layers) layer.inert = layer !== layers.at(-1);
  document.documentElement.classList.toggle("is-scroll-locked", layers.length > 0);
}

/**
 * Makes an element modal while it is mounted: the page and the layers below become inert, focus moves in,
 * and returns to where it was. Toasts stay usable, which the browser's own modal dialog would forbid.
 */
export function useModalLayer(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layer = ref.current;
    if (layer === null) return undefined;
    const opener = document.activeElement;
    layers.push(layer);
    applyInertness();
    const wantsFocus = layer.querySelector<HTMLElement>("[autofocus], [data-autofocus]");
    (wantsFocus ?? layer).focus({ preventScroll: true });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      applyInertness();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [ref]);
}
