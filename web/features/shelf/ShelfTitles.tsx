import { Suspense } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import type { Kind } from "../../../shared/kind.ts";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import type { Density } from "./density.ts";
import type { Titles } from "./ShelfRows.tsx";
import { ShelfSkeleton } from "./ShelfSkeleton.tsx";
import { TrackedCard } from "./TrackedCard.tsx";

/** For those who have chosen rows. */
export const ShelfRows = lazyPage(() => import("./ShelfRows.tsx").then((code) => code.ShelfRows));

/** Covers of the first rows, which are on screen at once. */
const eagerCovers = 5;

/** The titles of a list page as covers or as rows. */
export function ShelfTitles({
  kind,
  density,
  ...titles
}: Titles & { readonly kind: Kind; readonly density: Density }) {
  const { entries, isOwner, isBusy } = titles;
  if (density === "compact") {
    return (
      <Suspense fallback={<ShelfSkeleton kind={kind} density={density} hasTracking={isOwner} />}>
        <ShelfRows {...titles} />
      </Suspense>
    );
  }
  return (
    <CardGrid columns={5} isBusy={isBusy}>
      {entries.map((entry, at) => (
        <TrackedCard key={entry.id} entry={entry} isOwner={isOwner} isEager={at < eagerCovers} />
      ))}
    </CardGrid>
  );
}
