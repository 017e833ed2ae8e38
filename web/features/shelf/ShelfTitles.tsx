import { useRef } from "react";
import type { ShelfEntry } from "../../tracking/shelf-entries.ts";
import { TrackedCard } from "../../tracking/TrackedCard.tsx";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { headingOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import type { Density } from "./density.ts";
import { TrackedRow } from "./TrackedRow.tsx";

/** Covers of the first rows, which are on screen at once. */
const eagerCovers = 5;

interface Titles {
  readonly entries: readonly ShelfEntry[];
  readonly isOwner: boolean;
  readonly isBusy: boolean;
}

/** The titles of a list page as covers or as rows. */
export function ShelfTitles({ density, ...titles }: Titles & { readonly density: Density }) {
  if (density === "compact") return <Rows {...titles} />;
  const { entries, isOwner, isBusy } = titles;
  return (
    <CardGrid columns={5} isBusy={isBusy}>
      {entries.map((entry, at) => (
        <TrackedCard key={entry.id} entry={entry} isOwner={isOwner} isEager={at < eagerCovers} />
      ))}
    </CardGrid>
  );
}

function Rows({ entries, isOwner, isBusy }: Titles) {
  const list = useRef<HTMLUListElement>(null);
  useFocusHeir(list, headingOf);
  return (
    <ul ref={list} className="shelf__rows" aria-busy={isBusy}>
      {entries.map((entry) => (
        <TrackedRow key={entry.id} entry={entry} isOwner={isOwner} />
      ))}
    </ul>
  );
}
