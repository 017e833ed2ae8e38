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
  { genres, years, seasons }: Pick<ShelfView, "genres" | "years" | "seasons">,
): string {
  const chosen = [...genres, ...seasons, ...years];
  const filters = chosen.length === 0 ? "" : ` (${chosen.join(", ")})`;
  return `${username}'s ${kind} list: ${statusWords[status]}${filters}`;
}

/** All titles of a list that pass its filters, not those of one page alone, in the order and the language in which it shows them. */
export async function shelfText(
  shelf: ShelfName,
  search: string,
  language: TitleLanguage,
): Promise<CopiedList> {
  const view = shelfView(new URLSearchParams(search));
  const answer = await call(`get_${shelf.kind}`, {
    ...shelfRequest(shelf, view),
    page: 1,
    page_size: limits.allEntries,
  });
  const path = paths.shelf(shelf.kind, shelf.username, shelf.status);
  const query = withPage(search, 1).replace(/^\?$/, "");
  return {
    heading: shelfName(shelf, view),
    path: path + query,
    lines: shelfEntries(answer, language).map(entryLine),
  };
}
