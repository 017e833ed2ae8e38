import MiniSearch from "minisearch";
import type { Title } from "../../../catalogue/title.ts";
import type { Catalogue } from "../../../functions/catalogue/catalogue.ts";
import { searchTitles } from "../../../functions/catalogue/search-titles.ts";
import { plainForm } from "../../../functions/catalogue/search/normalise.ts";
import { kinds } from "../../../shared/kind.ts";
import type { SearchQuery } from "./search-queries.ts";

/** Answers a query with ids, best first. */
export type SearchEngine = (query: SearchQuery) => number[];

/** Our search as the endpoint uses it, with the cards and summaries of all results. */
export function catalogueEngine(catalogue: Catalogue): SearchEngine {
  return ({ kind, text }) =>
    searchTitles(catalogue, kind, text).map((row) => {
      catalogue.summary(row);
      return catalogue.card(row).id;
    });
}

/** MiniSearch over the same names with the same normalisation, prefix and fuzzy search on, and popularity as a boost. */
export function miniSearchEngine(titles: readonly Title[]): SearchEngine {
  const indexes = new Map(
    kinds.map((kind) => [kind, miniSearchOf(titles.filter((title) => title.kind === kind))]),
  );
  return ({ kind, text }) =>
    indexes
      .get(kind)
      ?.search(text)
      .map(({ id }) => Number(id)) ?? [];
}

function miniSearchOf(titles: readonly Title[]): MiniSearch {
  const popularity = new Map(titles.map((title) => [title.id, title.popularity]));
  const index = new MiniSearch({
    fields: ["title", "english", "japanese", "synonyms"],
    tokenize: (text) => plainForm(text).split(" "),
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { title: 4 },
      boostDocument: (id) => 1 + (popularity.get(Number(id)) ?? 0) / 100,
    },
  });
  index.addAll(
    titles
      .filter(({ adult }) => !adult)
      .map((title) => ({ ...title, synonyms: title.synonyms.join(" ") })),
  );
  return index;
}
