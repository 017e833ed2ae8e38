import { createElement, lazy, Suspense, useState, type ComponentType } from "react";
import { reloadOnce } from "./reload-once.ts";

const missingStyles = new Set<HTMLLinkElement>();

// What asks for the styles of a page takes those that it has asked for as there.
document.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missingStyles.add(target);
  },
  // Such an event does not bubble.
  true,
);

/** Asks once more for a style that did not come. */
function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  missingStyles.delete(link);
  const again = document.createElement("link");
  again.rel = link.rel;
  again.href = link.href;
  return new Promise((resolve) => {
    again.onload = again.onerror = resolve;
    link.replaceWith(again);
  });
}

/** Resolves when there is a connection again, and what was missing without it has been asked for. */
async function untilOnline(): Promise<void> {
  await new Promise((resolve) => {
    window.addEventListener("online", resolve, { once: true });
  });
  await Promise.all([...missingStyles].map(fetchAgain));
}

/** A page or a part of one whose code is fetched on first use, or earlier by `preload`. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const fetched = () =>
    (loading ??= load().then((component) => {
      loaded = component;
      return component;
    }));
  /** What comes without a connection comes when there is one again. */
  const wanted = async (): Promise<ComponentType<Props>> => {
    try {
      return await fetched();
    } catch (error) {
      loading = undefined;
      if (navigator.onLine) {
        if (reloadOnce()) return new Promise<never>(() => undefined);
        throw error;
      }
      await untilOnline();
      return wanted();
    }
  };
  const Waiting = lazy(async () => ({ default: await wanted() }));
  /** Has words of its own: a page that was asked for later would stay the one before, and the link seem dead. */
  function Later(props: Props) {
    const fallback = createElement("p", {}, "You see this once you are back online.");
    return createElement(Suspense, { fallback }, createElement(Waiting, props));
  }
  /** Code that is here already is drawn at once, where `lazy` would show the fallback first. */
  function Page(props: Props) {
    const [Component] = useState<ComponentType<Props>>(
      () => loaded ?? (navigator.onLine ? Waiting : Later),
    );
    return createElement(Component, props);
  }
  /**
   * Fetches the code, which is to be drawn at once, and settles when it is here or will not come. A failure shows when it
   * is wanted; without a connection it would be sure.
   */
  const ready = async (): Promise<void> => {
    if (!navigator.onLine) return;
    await fetched().catch(() => undefined);
  };
  /** Begins to fetch the code, which may be wanted soon. */
  const preload = (): void => {
    void ready();
  };
  return Object.assign(Page, { preload, ready });
}
