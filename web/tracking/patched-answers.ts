import type { CallResponse } from "../calls/api.ts";
import type { Standing } from "./standing.ts";

export type ShelfAnswer = CallResponse<"get_anime"> | CallResponse<"get_manga">;
export type DetailsAnswer = CallResponse<"get_anime_details"> | CallResponse<"get_manga_details">;

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
  if ("anime_list" in answer) {
    const list = answer.anime_list.flatMap((item) => {
      if (item.anime_id !== id) return [item];
      if (standing === undefined) return [];
      return [{ ...item, status: standing.status, episodes_watched: standing.progress }];
    });
    const gone = answer.anime_list.length - list.length;
    return { ...answer, anime_list: list, total_count: answer.total_count - gone };
  }
  const list = answer.manga_list.flatMap((item) => {
    if (item.manga_id !== id) return [item];
    if (standing === undefined) return [];
    return [{ ...item, status: standing.status, chapters_read: standing.progress }];
  });
  const gone = answer.manga_list.length - list.length;
  return { ...answer, manga_list: list, total_count: answer.total_count - gone };
}

/** A title's details with the viewer's entry as it stands now. */
export function detailsWithEntry(
  answer: DetailsAnswer,
  standing: Standing | undefined,
): DetailsAnswer {
  const entry = { exists: standing !== undefined, list_status: standing?.status ?? null };
  const progress = standing?.progress ?? 0;
  return "episodes_watched" in answer
    ? { ...answer, ...entry, episodes_watched: progress }
    : { ...answer, ...entry, chapters_read: progress };
}
