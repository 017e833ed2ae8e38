import { animeStatuses, statusOf, type AnimeStatus } from "../../../shared/kind.ts";
import { limits } from "../../../shared/limits.ts";

/** What recommendations start from: one of the user's lists, or the picked anime. */
export type RecommendSource = AnimeStatus | "CUSTOM";

/** What the page's address says; the dialog of a title may stand in it as well. */
export interface RecommendAddress {
  /** Undefined while nothing was asked for yet. */
  readonly source: RecommendSource | undefined;
  /** Ids of the picked anime, without repetition, at most as many as there are slots. */
  readonly picks: readonly number[];
}

function sourceOf(word: string | null): RecommendSource | undefined {
  if (word === "picks") return "CUSTOM";
  const status = word === null ? undefined : statusOf("anime", word);
  return animeStatuses.find((known) => known === status);
}

/** Reads the address of the page: `?from=completed`, `?from=picks&picks=1-5-30`; what makes no sense is passed over. */
export function readAddress(search: URLSearchParams): RecommendAddress {
  const ids = (search.get("picks") ?? "").split("-").map(Number);
  const picks = new Set(ids.filter((id) => Number.isInteger(id) && id > 0));
  return {
    source: sourceOf(search.get("from")),
    picks: [...picks].slice(0, limits.recommendationPicks),
  };
}

/** The query of the page's address; whatever else stood in `search` stays. */
export function writeAddress(
  search: URLSearchParams,
  { source, picks }: RecommendAddress,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("from");
  next.delete("picks");
  if (source !== undefined) next.set("from", source === "CUSTOM" ? "picks" : source.toLowerCase());
  if (picks.length > 0) next.set("picks", picks.join("-"));
  return next;
}
