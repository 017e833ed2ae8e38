import type { Kind } from "../../shared/kind.ts";
import { readShelf, type Shelf } from "../shelf/shelf.ts";
import { cardOf } from "../tracking/imported-title.ts";
import { saidOfEntry } from "../tracking/whole-entry.ts";
import type { CountedTitle } from "./statistics-of.ts";

/** A user's list of a kind as a viewer sees it, as statistics count it. Throws ApiError 404 for an unknown user. */
export async function countedTitles(
  kind: Kind,
  username: string,
  viewer: string | undefined,
): Promise<
  Pick<Shelf, "isOwner" | "username" | "goal"> & { readonly titles: readonly CountedTitle[] }
> {
  const shelf = await readShelf(kind, { username, status: "all" }, viewer);
  const { catalogue, entries, isOwner, goal } = shelf;
  const titles = entries.map(({ entry, row }): CountedTitle => {
    const { total, minutes, genres, year, type } = cardOf(kind, catalogue, entry, row);
    const { score, repeats, again, finished } = saidOfEntry(kind, entry);
    return {
      status: entry.status,
      progress: entry.progress,
      total,
      minutes: kind === "anime" ? minutes : null,
      score,
      repeats,
      again,
      finished,
      genres,
      makers: row === undefined ? [] : catalogue.makers(row),
      year,
      type,
    };
  });
  return { isOwner, username: shelf.username, goal, titles };
}
