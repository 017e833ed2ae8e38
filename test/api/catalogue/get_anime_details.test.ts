import { expect, test } from "vitest";
import { save, saved } from "../../support/people/entries.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { airedNow, anime, unknownId } from "../../support/people/titles.ts";

const { frieren, onePiece, yourName } = anime;

test("a visitor learns everything about a title", async () => {
  const details = await visitor().ok("get_anime_details", { anime_id: frieren });
  expect(details).toMatchObject({
    anime_id: frieren,
    logged: false,
    exists: false,
    list_status: null,
    episodes_watched: 0,
    anime_name: "Sousou no Frieren",
    anime_name_english: "Frieren: Beyond Journey's End",
    anime_name_japanese: "葬送のフリーレン",
    genres: ["Adventure", "Drama", "Fantasy"],
    themes: ["Shounen"],
    studios: ["Madhouse"],
    year: 2023,
    season: "fall",
    episodes: 28,
    aired: "Sep 29, 2023 to Mar 22, 2024",
    status: "Finished Airing",
    source: "Manga",
    duration: "24 min per ep",
    rating: "PG-13 - Teens 13 or older",
    anime_type: "tv",
    score: null,
    trailer_url: "https://www.youtube.com/watch?v=ZEkwCGJ3o7M",
  });
  expect(details.synopsis).toMatch(/^The Demon King has been beaten/);
});

test("the picture can be fetched and kept for good", async () => {
  const { image_url } = await visitor().ok("get_anime_details", { anime_id: frieren });
  const picture = await visitor().get(image_url);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  expect(picture.headers.get("cache-control")).toContain("immutable");
  expect(picture.text).toMatch(/^<svg/);
});

test("a title still on air is open to the end, a film lasts as long as it does", async () => {
  expect(await visitor().ok("get_anime_details", { anime_id: onePiece })).toMatchObject({
    episodes: null,
    episodes_aired: airedNow(onePiece),
    aired: "Oct 20, 1999 to ?",
    status: "Currently Airing",
  });
  expect(await visitor().ok("get_anime_details", { anime_id: yourName })).toMatchObject({
    episodes_aired: null,
    aired: "Aug 26, 2016",
    duration: "1 hr 46 min",
    season: null,
    anime_type: "movie",
  });
});

test("a user learns where they are in it, and nobody else does", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  await saved(save(ai, "add_anime", frieren, 12));
  expect(await ai.ok("get_anime_details", { anime_id: String(frieren) })).toMatchObject({
    logged: true,
    exists: true,
    list_status: "WATCHING",
    episodes_watched: 12,
  });
  expect(await bo.ok("get_anime_details", { anime_id: frieren })).toMatchObject({
    logged: true,
    exists: false,
    list_status: null,
    episodes_watched: 0,
  });
});

test("an unknown title is said to be unknown", async () => {
  const asked = visitor().call("get_anime_details", { anime_id: unknownId });
  await provokes(asked, 404, "We do not know this anime.");
});

test.each([undefined, null, "", "abc", 0, -1, 1.5, "1e3"])("%j is no id", async (anime_id) => {
  const answer = await visitor().call("get_anime_details", { anime_id });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('"anime_id"') as string },
  });
});
