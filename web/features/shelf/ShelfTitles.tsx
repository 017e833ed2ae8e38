import { Suspense } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { listSelection, listTools } from "./fetched-parts.ts";
import type { ShelfParts } from "./shelf-parts.ts";
import { ShelfSkeleton } from "./ShelfSkeleton.tsx";
import { TrackedCard } from "./TrackedCard.tsx";

/** For those who have chosen rows. */
export const ShelfRows = lazyPage(() => listTools().then((code) => code.ShelfRows));

/** For those who have chosen a table. */
export const TitleTable = lazyPage(() => listTools().then((code) => code.TitleTable));

const SelectableTitles = lazyPage(() => listSelection().then((code) => code.SelectableTitles));

/** Covers of the first rows, which are on screen at once. */
const eagerCovers = 5;

/** The titles of a list page as covers, as rows or as a table; any can be selected while there is a selection. */
export function ShelfTitles({
  shelf,
  view: { density },
  list: { answer, entries, listed, isBusy },
  selection,
  onSelect,
}: ShelfParts) {
  const isOwner = answer?.owner === true;
  const waiting = <ShelfSkeleton kind={shelf.kind} density={density} hasTracking={isOwner} />;
  if (density === "table") {
    if (listed === undefined) return waiting;
    return (
      <Suspense fallback={waiting}>
        <TitleTable
          shelf={shelf}
          entries={listed}
          isOwner={isOwner}
          selection={selection}
          onSelect={onSelect}
        />
      </Suspense>
    );
  }
  if (selection && listed) {
    return (
      <Suspense fallback={waiting}>
        <SelectableTitles
          density={density}
          entries={listed}
          selection={selection}
          onSelect={onSelect}
        />
      </Suspense>
    );
  }
  if (density === "compact") {
    return (
      <Suspense fallback={waiting}>
        <ShelfRows entries={entries} isOwner={isOwner} isBusy={isBusy} />
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
