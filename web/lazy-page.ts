import { createElement, lazy, useState, type ComponentType } from "react";
import { reloadOnce } from "./reload-once.ts";

/** A page or a part of one whose code is fetched on first use, or earlier by `preload`. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const fetched = () =>
    (loading ??= load().then((component) => {
      loaded = component;
      return component;
    }));
  const Waiting = lazy(async () => {
    try {
      return { default: await fetched() };
    } catch (error) {
      if (reloadOnce()) return new Promise<never>(() => undefined);
      throw error;
    }
  });
  /** Code that is here already is drawn at once, where `lazy` would show the fallback first. */
  function Page(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
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
