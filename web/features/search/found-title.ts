import type { Kind } from "../../../shared/kind.ts";
import { call, type CallResponse } from "../../api.ts";
import { searchRequest, type SearchQuery } from "./search-state.ts";

/** A search result, anime and manga alike. */
export interface FoundTitle {
  readonly kind: Kind;
  readonly id: number;
  /** The main name, usually romanised Japanese. */
  readonly name: string;
  readonly englishName: string | null;
  readonly description: string;
  readonly image: string;
  readonly year: number | null;
  readonly type: string;
}

type SearchAnswer = CallResponse<"search_anime"> | CallResponse<"search_manga">;
type Result = SearchAnswer["results"][number];

const foundTitle = (kind: Kind, result: Result): FoundTitle => ({
  kind,
  id: "anime_id" in result ? result.anime_id : result.manga_id,
  name: result.name,
  englishName: result.english_title,
  description: result.description,
  image: result.image_url,
  year: result.year,
  type: result.type,
});

/** Searches the catalogue. Throws CallError. */
export async function searchTitles(query: SearchQuery, signal: AbortSignal): Promise<FoundTitle[]> {
  const answer: SearchAnswer = await call(`search_${query.kind}`, searchRequest(query), signal);
  return answer.results.map((result: Result) => foundTitle(query.kind, result));
}
