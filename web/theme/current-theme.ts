import { useSyncExternalStore } from "react";
import { themeOf, themeStorageKey, type ThemeName } from "../../shared/theme/theme-names.ts";

const listeners = new Set<() => void>();

function show(theme: ThemeName): void {
  document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** Switches the theme and remembers it on this device. */
export function setTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  show(theme);
}

function stored(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null;
  }
}

/** Follows a switch made in another tab, one since this page began too. Returns what ends it. */
function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === themeStorageKey) show(themeOf(event.newValue));
  };
  window.addEventListener("storage", follow);
  // Until now nobody heard of it.
  const since = stored();
  if (since !== null) show(themeOf(since));
  return () => {
    window.removeEventListener("storage", follow);
  };
}

function subscribe(listener: () => void): () => void {
  const unfollow = followOtherTabs();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    unfollow();
  };
}

/** The theme on screen; re-renders only the component that asks. */
export function useTheme(): ThemeName {
  return useSyncExternalStore(subscribe, () =>
    themeOf(document.documentElement.dataset["theme"] ?? null),
  );
}
