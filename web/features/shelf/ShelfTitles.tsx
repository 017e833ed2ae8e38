import type { ShelfEntry } from "../../tracking/shelf-entries.ts";
import { TrackedCard } from "../../tracking/TrackedCard.tsx";
import { CardGrid } from "../../ui/CardGrid.tsx";
import type { Density } from "./density.ts";
import { TrackedRow } from "./TrackedRow.tsx";

/** Covers of the first rows, which are on screen at once. */
const eagerCovers = 5;

/** The titles of a list page as covers or as rows. */
export function ShelfTitles({
  entries,
  isOwner,
  isBusy,
  density,
}: {
  readonly entries: readonly ShelfEntry[];
  readonly isOwner: boolean;
  readonly isBusy: boolean;
  readonly density: Density;
}) {
  if (density === "compact") {
    return (
      <ul className="shelf__rows" aria-busy={isBusy}>
        {entries.map((entry) => (
          <TrackedRow key={entry.id} entry={entry} isOwner={isOwner} />
        ))}
      </ul>
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
