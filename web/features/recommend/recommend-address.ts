import { kinds, statusOf, type Kind, type Status } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";

/** What recommendations start from: one of the user's lists, or the picked titles. */
export type RecommendSource = Status | "CUSTOM";

/** What the page's address says; the dialog of a title may stand in it as well. */
export interface RecommendAddress {
  readonly kind: Kind;
  /** Undefined while nothing was asked for yet. */
  readonly source: RecommendSource | undefined;
  /** Ids of the picked titles, without repetition, at most as many as there are slots. */
  readonly picks: readonly number[];
}

function sourceOf(kind: Kind, word: string | null): RecommendSource | undefined {
  return word === "picks" ? "CUSTOM" : statusOf(kind, word ?? "");
}

/**
 * Reads the address of the page: `?from=completed`, `?kind=manga&from=picks&picks=1-5-30`; what makes no sense is passed
 * over.
 */
export function readAddress(search: URLSearchParams): RecommendAddress {
  const kind = kinds.find((known) => known === search.get("kind")) ?? "anime";
  const ids = (search.get("picks") ?? "").split("-").map(Number);
  const picks = new Set(ids.filter((id) => Number.isInteger(id) && id > 0));
  return {
    kind,
    source: sourceOf(kind, search.get("from")),
    picks: [...picks].slice(0, limits.recommendationPicks),
  };
}

/** The query of the page's address; whatever else stood in `search` stays. */
export function writeAddress(
  search: URLSearchParams,
  { kind, source, picks }: RecommendAddress,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["kind", "from", "picks"]) next.delete(name);
  if (kind !== "anime") next.set("kind", kind);
  if (source !== undefined) next.set("from", source === "CUSTOM" ? "picks" : source.toLowerCase());
  if (picks.length > 0) next.set("picks", picks.join("-"));
  return next;
}
