import type { CallResponse } from "../calls/api.ts";
import {
  idIn,
  progressField,
  progressIn,
  type ListedTitle,
  type Progress,
} from "./entry-fields.ts";
import type { Standing } from "./standing.ts";

export type ShelfAnswer = CallResponse<"get_anime"> | CallResponse<"get_manga">;
export type DetailsAnswer = CallResponse<"get_anime_details"> | CallResponse<"get_manga_details">;

type Listed = ListedTitle & Progress & { readonly status: string; readonly on_hold: boolean };

const isAsBefore = (before: Listed, now: Listed): boolean =>
  before.status === now.status && progressIn(before) === progressIn(now);

/** A list with one title where it stands now; without a standing the title is gone. */
const moved = <Item extends Listed>(
  list: readonly Item[],
  id: number,
  standing: Standing | undefined,
  progress: Partial<Item>,
): Item[] =>
  list.flatMap((item) => {
    if (idIn(item) !== id) return [item];
    if (standing === undefined) return [];
    const next = { ...item, status: standing.status, ...progress };
    // What goes on is no longer on hold.
    return [{ ...next, on_hold: item.on_hold && isAsBefore(item, next) }];
  });

/**
 * A page of the user's own list with one title where it stands now; without a standing the title is gone.
 * Other people's lists come back unchanged, and so do lists that lack the title.
 */
export function shelfWithEntry(
  answer: ShelfAnswer,
  id: number,
  standing: Standing | undefined,
): ShelfAnswer {
  if (!answer.owner) return answer;
  const progress = standing?.progress ?? 0;
  if ("anime_list" in answer) {
    const { anime_list: before, total_count } = answer;
    const list = moved(before, id, standing, { episodes_watched: progress });
    return { ...answer, anime_list: list, total_count: total_count - before.length + list.length };
  }
  const { manga_list: before, total_count } = answer;
  const list = moved(before, id, standing, { chapters_read: progress });
  return { ...answer, manga_list: list, total_count: total_count - before.length + list.length };
}

/** A title's details with the viewer's entry as it stands now. */
export function detailsWithEntry(
  answer: DetailsAnswer,
  standing: Standing | undefined,
): DetailsAnswer {
  const entry = { exists: standing !== undefined, list_status: standing?.status ?? null };
  const kind = "episodes_watched" in answer ? "anime" : "manga";
  return { ...answer, ...entry, ...progressField(kind, standing?.progress ?? 0) };
}
