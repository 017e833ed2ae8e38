import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { rowFilter, type RowFilter } from "../catalogue/filter.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { cardFor } from "../tracking/imported-title.ts";
import { readShelf, type ShelvedTitle } from "./shelf.ts";

/** What a list request asks for; `page` counts from 1, a `page_size` of -1 means all. */
interface PageRequest extends RowFilter {
  readonly username: string;
  readonly status: string;
  readonly page: number;
  readonly page_size: number;
}

/** The whole list when all is asked for, else one page; past the end it is empty. */
function pageOf<Item>(items: readonly Item[], page: number, size: number): Item[] {
  if (size === limits.allEntries) return page === 1 ? [...items] : [];
  return items.slice((page - 1) * size, page * size);
}

const newestFirst = (a: ShelfEntry, b: ShelfEntry): number =>
  b.changedAtMs - a.changedAtMs || a.id - b.id;

/** Which titles come before others: those of a lower number. A provisional title is in no catalogue and has no card. */
type Precedence = (entry: ShelfEntry, card: Card | undefined) => number;

/** The same titles by precedence, and of one precedence in the order they come in. */
function byPrecedence(
  titles: readonly ShelvedTitle[],
  catalogue: Catalogue,
  precedence: Precedence,
): ShelvedTitle[] {
  return titles
    .map((title) => {
      const { entry, row } = title;
      return { title, at: precedence(entry, row === undefined ? undefined : catalogue.card(row)) };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ title }) => title);
}

/**
 * One page of a user's filtered list, by precedence where there is one and then last changed first, with what every list
 * answer says about it.
 */
export async function shelfPage<Item>(
  kind: Kind,
  request: PageRequest,
  viewer: string | undefined,
  present: (entry: ShelfEntry, card: Card) => Item,
  precedence?: Precedence,
) {
  const { isOwner, username, catalogue, entries } = await readShelf(kind, request, viewer);
  const matches = rowFilter(catalogue, request);
  const found = entries
    .filter(({ row }) => matches(row))
    .sort((a, b) => newestFirst(a.entry, b.entry));
  const inOrder = precedence ? byPrecedence(found, catalogue, precedence) : found;
  return {
    items: pageOf(inOrder, request.page, request.page_size).map(({ entry, row }) =>
      present(entry, cardFor(isOwner, kind, catalogue, entry, row)),
    ),
    total_count: found.length,
    owner: isOwner,
    owner_username: username,
  };
}
