import { gzipSync } from "node:zlib";
import { OFFLINE_DATABASE } from "../../catalogue/sources/anime-offline-database.ts";
import type { Title } from "../../catalogue/title.ts";
import { creditsPath, mergedDatabasePath, type Credits } from "../../shared/credits.ts";
import { deletePublicData, putPublicData } from "../objects/public-data.ts";

/** How many titles each source has given something to, the source of most first. */
function titlesOfSources(titles: readonly Title[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const source of titles.flatMap(({ sources }) => sources)) {
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** What the first line of the merged database says: its licence, and whose work is in it. */
const mergedHead = (made: string, asOf: string | null, anime: number): object => ({
  made,
  anime,
  license: {
    name: "Open Database License (ODbL) v1.0 + Database Contents License (DbCL) v1.0",
    url: "https://opendatacommons.org/licenses/odbl/1-0/",
    contents: "https://opendatacommons.org/licenses/dbcl/1-0/",
  },
  contains: [
    {
      name: OFFLINE_DATABASE,
      url: "https://github.com/manami-project/anime-offline-database",
      license: "ODbL 1.0 + DbCL 1.0",
      asOf,
    },
    {
      name: "bangumi-data",
      url: "https://github.com/bangumi-data/bangumi-data",
      license: "CC BY 4.0",
    },
  ],
});

/** What is told of an anime there: facts alone, no texts, no scores, nothing that people here did. */
const facts = [
  "id",
  "title",
  "english",
  "japanese",
  "synonyms",
  "type",
  "total",
  "status",
  "source",
  "minutes",
  "rating",
  "season",
  "year",
  "from",
  "to",
  "broadcast",
  "genres",
  "themes",
  "makers",
  "officialSite",
  "adult",
  "relations",
  "adapts",
  "sources",
] as const satisfies readonly (keyof Title)[];

const factsOf = (title: Title): object =>
  Object.fromEntries(facts.map((fact) => [fact, title[fact]]));

/**
 * All anime as JSON Lines, packed by gzip: what is derived from a database under the Open Database License is offered
 * under the same.
 */
export function mergedDatabase(
  titles: readonly Title[],
  made: string,
  asOf: string | null,
): Uint8Array {
  const anime = titles.filter(({ kind }) => kind === "anime").toSorted((a, b) => a.id - b.id);
  const lines = [mergedHead(made, asOf, anime.length), ...anime.map(factsOf)];
  return gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

/**
 * Puts the credits where the page about them finds them, and beside them the merged database, as long as a title owes
 * something to the anime-offline-database; else that file is taken away.
 */
export async function publishCredits(
  titles: readonly Title[],
  dates: ReadonlyMap<string, string>,
  newest: string | null,
  now: Date,
): Promise<void> {
  const made = now.toISOString().slice(0, 10);
  const sources = titlesOfSources(titles).map(([name, count]) => ({
    name,
    titles: count,
    asOf: dates.get(name) ?? null,
  }));
  const shared = sources.find(({ name }) => name === OFFLINE_DATABASE);
  let mergedBytes: number | null = null;
  if (shared === undefined) await deletePublicData(mergedDatabasePath);
  else {
    const bytes = mergedDatabase(titles, made, shared.asOf);
    await putPublicData(mergedDatabasePath, bytes, "application/gzip");
    mergedBytes = bytes.length;
  }
  const credits: Credits = { made, newest, sources, mergedBytes };
  await putPublicData(creditsPath, JSON.stringify(credits), "application/json");
}
