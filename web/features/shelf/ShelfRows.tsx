import { useRef } from "react";
import type { ShelfEntry } from "../../tracking/shelf-entries.ts";
import { headingOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { TrackedRow } from "./TrackedRow.tsx";

/** The titles of a list page, and what is to be known of them. */
export interface Titles {
  readonly entries: readonly ShelfEntry[];
  readonly isOwner: boolean;
  readonly isBusy: boolean;
}

/** The titles of a list page as compact rows. */
export function ShelfRows({ entries, isOwner, isBusy }: Titles) {
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
