import { useSyncExternalStore } from "react";

/** How a list is drawn: large covers, or one row a title. */
export type Density = "covers" | "compact";

/** Key of the chosen density in local storage. */
export const densityStorageKey = "density";
const listeners = new Set<() => void>();

let density = stored();

function stored(): Density {
  try {
    return localStorage.getItem(densityStorageKey) === "compact" ? "compact" : "covers";
  } catch {
    return "covers";
  }
}

/** Changes the density of all lists and remembers it on this device. */
export function setDensity(next: Density): void {
  density = next;
  try {
    localStorage.setItem(densityStorageKey, next);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The density chosen on this device. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, () => density);
