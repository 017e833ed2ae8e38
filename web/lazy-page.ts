import { lazy, type ComponentType } from "react";

/** A page whose code is fetched on first use, or earlier by `preload`. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => (loading ??= load());
  const Page = lazy(async () => ({ default: await preload() }));
  return Object.assign(Page, { preload });
}
