import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { blankTitle, type Title } from "../../catalogue/title.ts";
import { mergedDatabase } from "../../functions/catalogue/credits.ts";

/** A title of which everything is known. */
const title = (id: number): Title => ({
  ...blankTitle("anime", id, "Umi"),
  synopsis: "Our own words.",
  score: 7.5,
  popularity: 44,
  image: "/static/umi.webp",
  trailer: "https://www.youtube.com/watch?v=abcdefghijk",
  streams: [{ name: "Platform", url: "https://platform.example/umi", regions: [] }],
  sources: ["own", "anime-offline-database"],
});

test("the merged database holds the facts of all anime by id, under its licence, and nothing else", () => {
  const manga = blankTitle("manga", 3, "Kawa");
  const text = gunzipSync(mergedDatabase([title(2), manga, title(1)], "2026-11-25", "2026-07-04"));
  const [about, ...anime] = text
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(about).toMatchObject({
    made: "2026-11-25",
    anime: 2,
    license: { url: "https://opendatacommons.org/licenses/odbl/1-0/" },
    contains: [{ name: "anime-offline-database", asOf: "2026-07-04" }, { license: "CC BY 4.0" }],
  });
  expect(anime.map(({ id }) => id)).toEqual([1, 2]);
  for (const name of ["synopsis", "score", "popularity", "image", "trailer", "streams"]) {
    expect(anime[0]).not.toHaveProperty(name);
  }
  expect(text.toString()).not.toContain("Our own words");
});
