import type { Kind, Status } from "../../shared/kind.ts";
import { knownTimeZone } from "../airing/day.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { recommendByGenre } from "../recommend/by-genre.ts";
import { listEntries, type ShelfEntry } from "../table/entries.ts";
import { getTitle, type TitleDetails } from "../table/titles.ts";

/** What a ranking starts from, and what it leaves out; all of them ids of anime. */
export interface Wishes {
  readonly liked: readonly number[];
  readonly excluded: ReadonlySet<number>;
  /** What the asker has finished: sequels of anything else wait. */
  readonly completed: ReadonlySet<number>;
}

/** Everything that an answer may be made of: the catalogue and the asker's own shelf. */
export interface Desk {
  readonly catalogue: Catalogue;
  readonly nowMs: number;
  /** IANA name of the asker's time zone; UTC when it is not known. */
  readonly timeZone: string;
  /** The asker's entries of one kind, read once. */
  shelf(kind: Kind): Promise<readonly ShelfEntry[]>;
  /** Rows of anime that suit what is liked, the best first: the ranking of the recommendation page. */
  rank(wishes: Wishes): Promise<readonly number[]>;
  /** What only the table knows of a title, such as its whole synopsis. */
  details(kind: Kind, id: number): Promise<TitleDetails | undefined>;
}

/** Opens the desk of one asker. */
export async function openDesk(uid: string, timeZone: string | undefined): Promise<Desk> {
  const shelves = new Map<Kind, Promise<readonly ShelfEntry[]>>();
  const catalogue = await currentCatalogue();
  return {
    catalogue,
    nowMs: Date.now(),
    timeZone: knownTimeZone(timeZone),
    shelf(kind) {
      const read = shelves.get(kind) ?? listEntries(uid, kind);
      shelves.set(kind, read);
      return read;
    },
    rank: (wishes) => Promise.resolve(rankByGenre(catalogue, wishes)),
    details: getTitle,
  };
}

/** The rows that share genres with what is liked, the best first. */
export function rankByGenre(
  catalogue: Catalogue,
  { liked, excluded, completed }: Wishes,
): readonly number[] {
  const cards = liked.flatMap((id) => {
    const row = catalogue.find("anime", id);
    return row === undefined ? [] : [catalogue.card(row)];
  });
  return recommendByGenre(catalogue, cards, excluded, completed).map(({ row }) => row);
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
      return row === undefined ? [] : [{ row, card: desk.catalogue.card(row), entry }];
    });
}

/** The asker's entry of a title. */
export async function entryOf(desk: Desk, kind: Kind, id: number): Promise<ShelfEntry | undefined> {
  return (await desk.shelf(kind)).find((entry) => entry.id === id);
}
