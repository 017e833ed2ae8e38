import { localDayOf } from "../../shared/entries/day.ts";
import type { Kind } from "../../shared/kind.ts";
import type { EntryChange } from "./standing.ts";

/** What calls name how far somebody is. */
export type Progress = { readonly episodes_watched: number } | { readonly chapters_read: number };

/** What calls name a title, on a list or in a request. */
export type ListedTitle = { readonly anime_id: number } | { readonly manga_id: number };

/** Which title it is. */
export const idIn = (item: ListedTitle): number =>
  "anime_id" in item ? item.anime_id : item.manga_id;

/** A request that only names a title. */
export const titleRequest = (kind: Kind, id: number) =>
  kind === "anime" ? { anime_id: id } : { manga_id: id };

/** A request that says where a title is to stand, and on which day: started and finished are set by it. */
export const changeRequest = (kind: Kind, id: number, { progress, status }: EntryChange) => ({
  ...titleRequest(kind, id),
  ...progressField(kind, progress),
  status,
  day: localDayOf(Date.now()),
});

/** How far somebody is, as requests and answers say it. */
export const progressField = (kind: Kind, progress: number) =>
  kind === "anime" ? { episodes_watched: progress } : { chapters_read: progress };

/** How far an answer says that somebody is. */
export const progressIn = (answer: Progress): number =>
  "episodes_watched" in answer ? answer.episodes_watched : answer.chapters_read;
