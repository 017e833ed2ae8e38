import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { shapes } from "../../catalogue/sources/source.ts";
import { blankTitle, type Title } from "../../catalogue/title.ts";
import { mergedDatabase } from "../../functions/catalogue/credits.ts";
import type { Origin } from "../../functions/catalogue/sources.ts";
import { shippedTitles } from "../../scripts/shipped-titles.ts";
import { creditedSources } from "../../shared/credits.ts";

/** A title of which everything is known. */
const title = (id: number, more: Partial<Title> = {}): Title => ({
  ...blankTitle("anime", id, "Umi"),
  synopsis: "Our own words.",
  score: 7.5,
  popularity: 44,
  image: "/static/umi.webp",
  trailer: "https://www.youtube.com/watch?v=abcdefghijk",
  streams: [{ name: "Platform", url: "https://platform.example/umi", regions: [] }],
  sources: ["own", "anime-offline-database"],
  ...more,
});
const manga = (id: number, more: Partial<Title>): Title => ({
  ...blankTitle("manga", id, "Kawa"),
  ...more,
});

/** The text of the merged database, what its first line says, and its other lines. */
function merged(titles: readonly Title[], origins: Record<string, Origin> = {}) {
  const bytes = mergedDatabase(titles, "2026-11-25", new Map(Object.entries(origins)));
  const text = gunzipSync(bytes).toString();
  const [about = {}, ...anime] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { text, about, anime };
}

describe("the merged database", () => {
  test("holds the facts of all anime by id, under its licence, and nothing else", () => {
    const { text, about, anime } = merged([title(2), manga(3, {}), title(1)]);
    expect(about).toMatchObject({
      made: "2026-11-25",
      anime: 2,
      license: { url: "https://opendatacommons.org/licenses/odbl/1-0/" },
    });
    expect(anime.map(({ id }) => id)).toEqual([1, 2]);
    for (const name of ["synopsis", "score", "popularity", "image", "trailer", "streams"]) {
      expect(anime[0]).not.toHaveProperty(name);
    }
    expect(text).not.toContain("Our own words");
  });

  test("is whole, and marks what is for adults", () => {
    const { about, anime } = merged([title(1), title(2, { adult: true })]);
    expect(about).toMatchObject({ anime: 2 });
    expect(anime).toMatchObject([{ adult: false }, { adult: true }]);
  });

  test("says whose work is in it: that of the anime's sources, by whom they are published", () => {
    const titles = [
      title(1, { sources: ["own", "anime-offline-database"] }),
      title(2, { sources: ["anime-offline-database", "wikidata"] }),
      manga(3, { sources: ["media-arts-db"] }),
    ];
    const database = {
      name: "anime-offline-database",
      license: "ODbL 1.0, contents DbCL 1.0",
      anime: 2,
    };
    const { contains } = merged(titles).about;
    expect(contains).toMatchObject([
      { ...database, url: "https://github.com/manami-project/anime-offline-database" },
      { name: "own", title: "Our own facts", anime: 1 },
      { name: "wikidata", license: "CC0 1.0", anime: 1 },
    ]);
    expect(contains).toHaveLength(3);
    const publisher = "https://github.com/somebody/anime-offline-database";
    const origins = { "anime-offline-database": { asOf: "2026-07-04", publisher } };
    expect(merged(titles, origins).about["contains"]).toMatchObject([
      { ...database, url: publisher, asOf: "2026-07-04" },
      {},
      {},
    ]);
  });
});

test("there is a credit for every source that a title may name", () => {
  const names = new Set([
    ...shapes.map(({ source }) => source),
    ...shippedTitles().flatMap(({ sources }) => sources),
  ]);
  expect(Object.keys(creditedSources).sort()).toEqual([...names].sort());
});
