import type { Kind } from "../../shared/kind.ts";
import { airedEpisodes } from "../airing/aired.ts";
import { currentCatalogue } from "./current.ts";
import { searchTitles } from "./search-titles.ts";

interface SearchRequest {
  readonly query: string;
  readonly genres: readonly string[];
  readonly types: readonly string[];
  readonly browse: boolean;
}

/** Search results as screens show them, best first. Signed-in users also find adult titles by their exact name. */
export async function searchAnswer(kind: Kind, request: SearchRequest, isSignedIn: boolean) {
  const catalogue = await currentCatalogue();
  const rows = searchTitles(catalogue, kind, request.query, {
    genres: request.genres,
    types: request.types,
    browse: request.browse,
    adultExact: isSignedIn,
  });
  return rows.map((row) => {
    const card = catalogue.card(row);
    return {
      id: card.id,
      name: card.title,
      english_title: card.english,
      japanese_title: card.japanese,
      description: catalogue.summary(row) ?? "",
      image_url: card.image,
      year: card.year,
      type: card.type,
      total: card.total,
      ...(kind === "anime" && { episodes_aired: airedEpisodes(card, Date.now()) }),
    };
  });
}
