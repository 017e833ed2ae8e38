import type { Kind } from "../../shared/kind.ts";
import { airedEpisodes } from "../airing/aired.ts";
import { currentCatalogue } from "./current.ts";
import { findTitles } from "./describe/find-titles.ts";
import { hasFilters } from "./search-titles.ts";
import { suggestionsFor, type Suggestions } from "./suggest/suggestions.ts";
import { namedTitle } from "./named-title.ts";

interface SearchRequest {
  readonly query: string;
  readonly genres: readonly string[];
  readonly types: readonly string[];
  readonly browse: boolean;
}

/**
 * Search results as screens show them, best first, and what else the query asks for, unless filters are set. Signed-in users
 * also find adult titles by their exact name.
 */
export async function searchAnswer(kind: Kind, request: SearchRequest, isSignedIn: boolean) {
  const catalogue = await currentCatalogue();
  const { query, genres, types, browse } = request;
  const options = { genres, types, browse, adultExact: isSignedIn };
  const { rows, named, best } = findTitles(catalogue, kind, query, options);
  const { suggestions, lead } = hasFilters(kind, options)
    ? noSuggestions
    : suggestionsFor(catalogue, kind, query, best);
  const results = rows.map((row, at) => {
    const card = catalogue.card(row);
    return {
      ...namedTitle(card),
      description: catalogue.summary(row) ?? "",
      year: card.year,
      type: card.type,
      total: card.total,
      ...(kind === "anime" && { episodes_aired: airedEpisodes(card, Date.now()) }),
      ...(at >= named && { found_by: "description" as const }),
    };
  });
  return { results, suggested: { suggestions, suggestions_first: lead } };
}

const noSuggestions: Suggestions = { suggestions: [], lead: false };
