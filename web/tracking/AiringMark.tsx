import { Suspense } from "react";
import { lazyPage } from "../browser/lazy-page.ts";
import type { ShelfEntry } from "./shelf-entries.ts";

/** Its words come later than the card: most lists have nothing that airs. */
const AiringLine = lazyPage(() =>
  import("../cards/AiringLine.tsx").then((code) => code.AiringLine),
);

/** What waits of a title that its owner watches while it airs; nothing of any other. */
export function AiringMark({ entry }: { readonly entry: ShelfEntry }) {
  const { aired, standing, said } = entry;
  if (aired === null || standing.status !== "WATCHING" || said.isOnHold) return null;
  return (
    <Suspense>
      <AiringLine entry={{ ...entry, ...standing, ...said }} />
    </Suspense>
  );
}
