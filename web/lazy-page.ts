import { lazy, type ComponentType } from "react";
import { reloadOnce } from "./reload-once.ts";

/** A page or a part of one whose code is fetched on first use, or earlier by `preload`. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetched = () => (loading ??= load());
  const Page = lazy(async () => {
    try {
      return { default: await fetched() };
    } catch (error) {
      if (reloadOnce()) return new Promise<never>(() => undefined);
      throw error;
    }
  });
  /** Fetches the code, which may be wanted soon. A failure shows when it is; without a connection it would be sure. */
  const preload = (): void => {
    if (navigator.onLine) fetched().catch(() => undefined);
  };
  return Object.assign(Page, { preload });
}
