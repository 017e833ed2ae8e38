import { useEffectEvent, useId, useLayoutEffect, useRef } from "react";

function isOnTop(id: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "dialog" in state && state.dialog === id;
}

/** Settles when no entry is being taken back: browsers do that a moment after they are asked. */
let left: Promise<unknown> = Promise.resolve();

function takeBack(): void {
  const held = document.activeElement;
  left = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  // Where the address names a part of the page, browsers take the focus there once more.
  void left.then(() => {
    requestAnimationFrame(() => {
      const isNowhere = document.activeElement === document.body;
      if (isNowhere && held instanceof HTMLElement) held.focus({ preventScroll: true });
    });
  });
  window.history.back();
}

/**
 * Gives a dialog an entry of the browser's history while it is open, so that Back closes it and stays on the page.
 * What leads from the dialog to another page should replace that entry.
 */
export function useBackCloses(onClose: () => void, isNeeded = true): void {
  const id = useId();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useEffectEvent(onClose);
  // Before the dialog is seen: Back that is pressed at once would leave the page.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    clearTimeout(leaving.current);
    let isOpen = true;
    let hasEntry = false;
    void left.then(() => {
      if (!isOpen) return;
      hasEntry = true;
      // The router's own state stays, so that it sees the same page.
      if (!isOnTop(id)) window.history.pushState({ ...window.history.state, dialog: id }, "");
    });
    const onPop = () => {
      if (hasEntry && !isOnTop(id)) close();
    };
    window.addEventListener("popstate", onPop);
    return () => {
      isOpen = false;
      window.removeEventListener("popstate", onPop);
      // Closed by other means: the entry has to go, too, unless a link has already replaced it. Not at once, because
      // strict mode runs every effect twice.
      leaving.current = setTimeout(() => {
        if (isOnTop(id)) takeBack();
      });
    };
  }, [id, isNeeded]);
}
