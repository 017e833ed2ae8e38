import { lazyPage } from "../browser/lazy-page.ts";

/** A count without an end, which hardly any list has. */
export const OpenCount = lazyPage(() => import("./OpenCount.tsx").then((code) => code.OpenCount));
