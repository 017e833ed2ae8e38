import { gzipSync } from "node:zlib";
import { OFFLINE_DATABASE } from "../../catalogue/sources/anime-offline-database.ts";
import type { Title } from "../../catalogue/title.ts";
import {
  creditedSources,
  creditsPath,
  mergedDatabasePath,
  sharedAlike,
  type Credits,
  type SourceCredit,
} from "../../shared/credits.ts";
import { deletePublicData, putPublicData } from "../objects/public-data.ts";
import type { Origin } from "./sources.ts";

/** How many titles each source has given something to, the source of most first. */
function titlesOfSources(titles: readonly Title[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const source of titles.flatMap(({ sources }) => sources)) {
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** What the first line of the merged database says: its licence, and whose work is in it. */
const mergedHead = (
  made: string,
  anime: readonly Title[],
  origins: ReadonlyMap<string, Origin>,
): object => ({
  made,
  anime: anime.length,
  license: {
    name: `${sharedAlike.database.name} + ${sharedAlike.contents.name}`,
    url: sharedAlike.database.url,
    contents: sharedAlike.contents.url,
  },
  contains: titlesOfSources(anime).map(([name, titles]) => {
    const known = creditedSources[name];
    const { asOf, publisher } = origins.get(name) ?? {};
    return {
      name,
      title: known?.title,
      url: publisher ?? known?.url,
      license: known?.licence?.name,
      licenseUrl: known?.licence?.url,
      anime: titles,
      asOf,
    };
  }),
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
 * All anime as JSON Lines, packed by gzip: what is derived from a database under the Open Database License is offered under
 * the same, as a whole. Those for adults are marked.
 */
export function mergedDatabase(
  titles: readonly Title[],
  made: string,
  origins: ReadonlyMap<string, Origin>,
): Uint8Array {
  const anime = titles.filter(({ kind }) => kind === "anime").toSorted((a, b) => a.id - b.id);
  const lines = [mergedHead(made, anime, origins), ...anime.map(factsOf)];
  return gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

/**
 * Puts the credits where the page about them finds them, and beside them the merged database, as long as a title owes
 * something to the anime-offline-database; else that file is taken away.
 */
export async function publishCredits(
  titles: readonly Title[],
  origins: ReadonlyMap<string, Origin>,
  newest: string | null,
  now: Date,
): Promise<void> {
  const made = now.toISOString().slice(0, 10);
  const sources = titlesOfSources(titles).map(([name, count]): SourceCredit => {
    const { asOf = null, publisher } = origins.get(name) ?? {};
    return { name, titles: count, asOf, ...(publisher !== undefined && { publisher }) };
  });
  let mergedBytes: number | null = null;
  if (sources.some(({ name }) => name === OFFLINE_DATABASE)) {
    const bytes = mergedDatabase(titles, made, origins);
    await putPublicData(mergedDatabasePath, bytes, "application/gzip");
    mergedBytes = bytes.length;
  } else await deletePublicData(mergedDatabasePath);
  const credits: Credits = { made, newest, sources, mergedBytes };
  await putPublicData(creditsPath, JSON.stringify(credits), "application/json");
}
