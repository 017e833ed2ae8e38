import * as limits from "../../../shared/limits.ts";
import type { TitleLanguage } from "../../../shared/titles/title-name.ts";
import { paths } from "../../addresses/paths.ts";
import { call } from "../../calls/api.ts";
import { shelfEntries, type ShelfEntry } from "../../tracking/shelf-entries.ts";
import type { CopiedList } from "../../ui/copying/list-text.ts";
import { statusWords } from "../../words/title-words.ts";
import { shelfRequest, shelfView, withPage, type ShelfView } from "./shelf-address.ts";
import type { ShelfName } from "./use-shelf.ts";

/** A title with how far its owner is, as a line of text. */
export const entryLine = ({
  name,
  standing,
  total,
}: Pick<ShelfEntry, "name" | "standing" | "total">): string =>
  `${name} — ${standing.progress} / ${total ?? "?"}`;

/** What a list is called outside of its page, with the filters that are chosen. */
export function shelfName(
  { kind, username, status }: ShelfName,
  { genres, years, seasons, find }: Pick<ShelfView, "genres" | "years" | "seasons" | "find">,
): string {
  const found = find.trim() === "" ? [] : [`“${find.trim()}”`];
  const chosen = [...found, ...genres, ...seasons, ...years];
  const filters = chosen.length === 0 ? "" : ` (${chosen.join(", ")})`;
  return `${username}'s ${kind} list: ${statusWords[status]}${filters}`;
}

/**
 * All titles of a list that it shows, not those of one page alone, in its order and language: `shown`, or where that is not
 * known yet what passes its filters.
 */
export async function shelfText(
  shelf: ShelfName,
  search: string,
  language: TitleLanguage,
  shown?: readonly ShelfEntry[],
): Promise<CopiedList> {
  const view = shelfView(new URLSearchParams(search));
  const path = paths.shelf(shelf.kind, shelf.username, shelf.status);
  const query = withPage(search, 1).replace(/^\?$/, "");
  const entries = shown ?? (await allEntries(shelf, view, language));
  return { heading: shelfName(shelf, view), path: path + query, lines: entries.map(entryLine) };
}

async function allEntries(shelf: ShelfName, view: ShelfView, language: TitleLanguage) {
  const request = { ...shelfRequest(shelf, view), page: 1, page_size: limits.allEntries };
  return shelfEntries(await call(`get_${shelf.kind}`, request), language);
}
