import type { Kind, Status } from "../../../shared/kind.ts";
import type { Card, Catalogue } from "../../catalogue/catalogue.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { currentModel } from "../../recommend/current.ts";
import { recommend, type Wishes } from "../../recommend/recommend.ts";
import { unwantedBy } from "../../recommend/unwanted.ts";
import { listEntries } from "../../table/entries.ts";
import type { ShelfEntry } from "../../table/entry-item.ts";
import { getTitle, type TitleDetails } from "../../table/titles.ts";
import { cardOf } from "../../tracking/imported-title.ts";

/** Everything that an answer may be made of: the catalogue and the asker's own shelf. */
export interface Desk {
  readonly catalogue: Catalogue;
  readonly nowMs: number;
  /** IANA name of the asker's time zone; UTC when it is not known. */
  readonly timeZone: string;
  /** The asker's entries of one kind, read once. */
  shelf(kind: Kind): Promise<readonly ShelfEntry[]>;
  /** Ids of the titles of a kind that must not be suggested to the asker, beside those of their shelf. */
  unwanted(kind: Kind): Promise<ReadonlySet<number>>;
  /** Rows of a kind that suit what is liked, the best first, by the model of the recommendation page; none without it. */
  rank(wishes: Wishes): Promise<readonly number[]>;
  /** What only the table knows of a title, such as its whole synopsis. */
  details(kind: Kind, id: number): Promise<TitleDetails | undefined>;
}

/** Opens the desk of one asker. */
export async function openDesk(uid: string, timeZone: string): Promise<Desk> {
  const shelves = new Map<Kind, Promise<readonly ShelfEntry[]>>();
  const catalogue = await currentCatalogue();
  return {
    catalogue,
    nowMs: Date.now(),
    timeZone,
    shelf(kind) {
      const read = shelves.get(kind) ?? listEntries(uid, kind);
      shelves.set(kind, read);
      return read;
    },
    unwanted: (kind) => unwantedBy(uid, kind),
    async rank(wishes) {
      // Before its job has run for the first time there is none.
      const model = await currentModel(wishes.kind).catch(() => undefined);
      if (model === undefined) return [];
      return recommend(catalogue, model, wishes).map(({ row }) => row);
    },
    details: getTitle,
  };
}

/** One title of the asker's shelf with what the catalogue says of it. */
export interface ShelfTitle {
  readonly row: number;
  readonly card: Card;
  readonly entry: ShelfEntry;
}

/** The asker's titles of a kind, last changed first; entries that the catalogue does not have are left out. */
export async function shelfTitles(
  desk: Desk,
  kind: Kind,
  status?: Status,
): Promise<readonly ShelfTitle[]> {
  const entries = await desk.shelf(kind);
  return entries
    .filter((entry) => status === undefined || entry.status === status)
    .toSorted((a, b) => b.changedAtMs - a.changedAtMs || a.id - b.id)
    .flatMap((entry) => {
      const row = desk.catalogue.find(kind, entry.id);
      return row === undefined
        ? []
        : [{ row, card: cardOf(kind, desk.catalogue, entry, row), entry }];
    });
}

/** The asker's entry of a title. */
export async function entryOf(desk: Desk, kind: Kind, id: number): Promise<ShelfEntry | undefined> {
  return (await desk.shelf(kind)).find((entry) => entry.id === id);
}
