import { statusOf, type Kind } from "../../../shared/kind.ts";
import { nameIn, type TitleLanguage, type TitleNames } from "../../../shared/titles/title-name.ts";
import { call, type CallResponse } from "../../calls/api.ts";
import { namesOf } from "../../words/title-language.ts";
import type { Standing, TrackedTitle } from "../../tracking/standing.ts";
import { searchRequest, type SearchQuery, type Suggestions } from "./search-state.ts";

/** A search result, anime and manga alike. */
export interface FoundTitle {
  readonly kind: Kind;
  readonly id: number;
  readonly names: TitleNames;
  readonly description: string;
  readonly image: string;
  readonly year: number | null;
  readonly type: string;
  /** Episodes or chapters; null when not known. */
  readonly total: number | null;
  /** Episodes that are out while it airs; null where that is not known, or the total says it. */
  readonly aired: number | null;
  /** Where it stands on the viewer's list; undefined when it is not on it. */
  readonly standing: Standing | undefined;
  /** Whether it was found by what it is about, and not by a name. */
  readonly isDescribed: boolean;
}

function standingOf(kind: Kind, { status, progress = 0 }: Result): Standing | undefined {
  const known = statusOf(kind, status ?? "");
  return known && { status: known, progress };
}

/** A result as tracking knows titles, under its name in a language. */
export const trackedTitle = (found: FoundTitle, language: TitleLanguage): TrackedTitle => ({
  ...found,
  name: nameIn(language, found.names),
});

type SearchAnswer = CallResponse<"search_anime"> | CallResponse<"search_manga">;
type Result = SearchAnswer["results"][number];

const foundTitle = (kind: Kind, result: Result): FoundTitle => ({
  kind,
  id: "anime_id" in result ? result.anime_id : result.manga_id,
  names: namesOf(result),
  description: result.description,
  image: result.image_url,
  year: result.year,
  type: result.type,
  total: result.total,
  aired: result.episodes_aired ?? null,
  standing: standingOf(kind, result),
  isDescribed: result.found_by !== undefined,
});

/** Searches the catalogue. Throws CallError. */
export async function searchTitles(
  query: SearchQuery,
  isBrowsing: boolean,
  signal: AbortSignal,
): Promise<{ results: FoundTitle[]; suggestions: Suggestions }> {
  const request = searchRequest(query, isBrowsing);
  const answer: SearchAnswer = await call(`search_${query.kind}`, request, signal);
  return {
    results: answer.results.map((result: Result) => foundTitle(query.kind, result)),
    suggestions: { all: answer.suggestions, areFirst: answer.suggestions_first },
  };
}
