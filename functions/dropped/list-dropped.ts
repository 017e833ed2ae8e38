import type { Kind } from "../../shared/kind.ts";
import type { Card } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listDropped } from "../table/dropped-entries.ts";
import { listEntries } from "../table/entries.ts";
import { listLeftovers } from "../table/imports/leftovers.ts";
import { cardOf } from "../tracking/imported-title.ts";
import { droppedTitles, type DroppedTitle } from "./dropped-titles.ts";

/** A dropped title with what is known of it. */
export interface ShownTitle extends DroppedTitle {
  readonly card: Card;
  /** Whether the catalogue has it, and not its owner's file alone. */
  readonly isKnown: boolean;
}

const nameOf = ({ card: { title, english } }: ShownTitle): string =>
  (english ?? title).toLowerCase();

/** The latest drop first, then what files brought, by name. */
function inOrder(a: ShownTitle, b: ShownTitle): number {
  const later = (b.droppedAtMs ?? 0) - (a.droppedAtMs ?? 0);
  if (later !== 0) return later;
  const [name, other] = [nameOf(a), nameOf(b)];
  return name < other ? -1 : name > other ? 1 : a.id - b.id;
}

/**
 * The titles of a kind that a user has dropped and that are not on the list again. A title that neither the catalogue
 * nor a file names has no place, as on the list.
 */
export async function listDroppedTitles(uid: string, kind: Kind): Promise<ShownTitle[]> {
  const isConsistent = true;
  const [catalogue, drops, leftovers, shelf] = await sideBySide([
    currentCatalogue(),
    listDropped(uid, kind),
    listLeftovers(uid, kind, { isConsistent }),
    listEntries(uid, kind, { isConsistent }),
  ]);
  const listed = new Set<number | null>(shelf.map(({ id }) => id));
  const find = (id: number) => {
    const row = catalogue.find(kind, id);
    return row === undefined ? undefined : catalogue.card(row);
  };
  const titles = droppedTitles(
    { kind, find, nowMs: Date.now() },
    {
      leftovers: leftovers.filter(({ row }) => !listed.has(row.id)),
      drops: drops.filter(({ id }) => !listed.has(id)),
    },
  );
  return titles
    .flatMap((title) => {
      const { id, entry } = title;
      const row = catalogue.find(kind, id);
      if (row === undefined && entry.title === undefined) return [];
      const card = cardOf(kind, catalogue, { id, ...entry }, row);
      return [{ ...title, card, isKnown: row !== undefined }];
    })
    .sort(inOrder);
}
