import type { CoverSubject } from "../../catalogue/covers/subject.ts";
import type { Kind } from "../../shared/kind.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { ShownTitle } from "../cards/title-tile.ts";
import type { Card } from "../catalogue/catalogue.ts";
import { isForEverybody } from "../catalogue/for-everybody.ts";
import { readShelf } from "../shelf/shelf.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { isPrivate } from "../tracking/extras.ts";
import { cardFor } from "../tracking/imported-title.ts";
import { saidOfEntry } from "../tracking/whole-entry.ts";
import { coverSubjectOf, shownTitle } from "./shown-title.ts";

/** An entry that a picture may show, with its title and what is said of it. */
export interface SharedEntry extends ReturnType<typeof saidOfEntry> {
  readonly entry: ShelfEntry;
  readonly card: Card;
  /** What its cover is drawn from. */
  readonly cover: CoverSubject;
}

/**
 * What pictures show of a shelf: to its owner, too, no more than to everybody, as a picture goes from hand to hand. Throws
 * ApiError 404 for somebody whom the viewer may not see.
 */
export async function sharedShelf(
  kind: Kind,
  username: string,
  viewer: string | undefined,
): Promise<{ readonly username: string; readonly entries: readonly SharedEntry[] }> {
  const shelf = await readShelf(kind, { username, status: "all" }, viewer);
  const { catalogue } = shelf;
  const entries = shelf.entries
    .filter(({ entry, row }) => !isPrivate(entry.extras) && isForEverybody(catalogue, row))
    .map(({ entry, row }) => {
      const card = cardFor(false, kind, catalogue, entry, row);
      const cover = coverSubjectOf(catalogue, row, card);
      return { entry, card, cover, ...saidOfEntry(kind, entry) };
    });
  return { username: shelf.username, entries };
}

/** Those that somebody scored, the best first, and of equals what was changed last. */
export const bestFirst = (entries: readonly SharedEntry[]): SharedEntry[] =>
  entries
    .filter(({ score }) => score !== null)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || b.entry.changedAtMs - a.entry.changedAtMs);

/** An entry's title as cards show it. */
export const titleOf = ({ card, cover, score }: SharedEntry, language: TitleLanguage): ShownTitle =>
  shownTitle(card, cover, score, language);
