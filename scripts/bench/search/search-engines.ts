import MiniSearch from "minisearch";
import type { Title } from "../../../catalogue/title.ts";
import type { Catalogue } from "../../../functions/catalogue/catalogue.ts";
import { findTitles } from "../../../functions/catalogue/describe/find-titles.ts";
import { plainForm } from "../../../shared/search/normalise.ts";
import { suggestionsFor } from "../../../functions/catalogue/suggest/suggestions.ts";
import { kinds } from "../../../shared/kind.ts";
import type { SearchQuery } from "./search-queries.ts";

/** Answers a query with ids, best first. */
export type SearchEngine = (query: SearchQuery) => number[];

/** Our search as the endpoint uses it, with the cards and summaries of all results, and suggestions. */
export function catalogueEngine(catalogue: Catalogue): SearchEngine {
  return ({ kind, text }) => {
    const { rows, best } = findTitles(catalogue, kind, text);
    suggestionsFor(catalogue, kind, text, best);
    return rows.map((row) => {
      catalogue.summary(row);
      return catalogue.card(row).id;
    });
  };
}

/** MiniSearch over the same names with the same normalisation, prefix and fuzzy search on, and popularity as a boost. */
export const miniSearchEngine = (titles: readonly Title[]): SearchEngine =>
  miniSearches(titles, { title: 4, english: 1, japanese: 1, synonyms: 1 });

/** As {@link miniSearchEngine}, over all that is said of titles. */
export const describingMiniSearch = (
  titles: readonly Title[],
): ((query: Pick<SearchQuery, "kind" | "text">) => number[]) =>
  miniSearches(titles, { title: 1, english: 1, synopsis: 1, genres: 2, themes: 2, makers: 2 });

/** One index for each kind, over fields by how much they count. */
function miniSearches(titles: readonly Title[], boost: Readonly<Record<string, number>>) {
  const indexes = new Map(
    kinds.map((kind) => [
      kind,
      miniSearchOf(
        titles.filter((title) => title.kind === kind),
        boost,
      ),
    ]),
  );
  return ({ kind, text }: Pick<SearchQuery, "kind" | "text">) =>
    indexes
      .get(kind)
      ?.search(text)
      .map(({ id }) => Number(id)) ?? [];
}

function miniSearchOf(
  titles: readonly Title[],
  boost: Readonly<Record<string, number>>,
): MiniSearch {
  const popularity = new Map(titles.map((title) => [title.id, title.popularity]));
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => plainForm(text).split(" "),
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { ...boost },
      boostDocument: (id) => 1 + (popularity.get(Number(id)) ?? 0) / 100,
    },
  });
  index.addAll(
    titles
      .filter(({ adult }) => !adult)
      .map(({ synonyms, genres, themes, makers, ...title }) => ({
        ...title,
        synonyms: synonyms.join(" "),
        genres: genres.join(" "),
        themes: themes.join(" "),
        makers: makers.join(" "),
      })),
  );
  return index;
}
