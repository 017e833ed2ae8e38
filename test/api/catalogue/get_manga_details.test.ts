import { expect, test } from "vitest";
import { save, saved } from "../../support/people/entries.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { manga, unknownId } from "../../support/people/titles.ts";

test("a visitor learns everything about a title", async () => {
  const details = await visitor().ok("get_manga_details", { manga_id: manga.attackOnTitan });
  expect(details).toMatchObject({
    manga_id: manga.attackOnTitan,
    logged: false,
    exists: false,
    list_status: null,
    chapters_read: 0,
    image_url: expect.stringMatching(/^\/covers\/manga\/23390-\w+\.svg$|^https:/) as string,
    manga_title: "Shingeki no Kyojin",
    manga_title_english: "Attack on Titan",
    manga_title_japanese: "進撃の巨人",
    genres: ["Action", "Award Winning", "Drama", "Mystery"],
    themes: ["Shounen", "Gore", "Military", "Survival"],
    authors: ["Hajime Isayama"],
    year: 2009,
    chapters: 139,
    volumes: 34,
    published: "Sep 9, 2009 to Apr 9, 2021",
    status: "Finished",
    manga_type: "manga",
    score: null,
  });
  expect(details.synopsis).toBeTruthy();
});

test("a running manga has no number of chapters", async () => {
  expect(await visitor().ok("get_manga_details", { manga_id: manga.onePiece })).toMatchObject({
    chapters: null,
    volumes: null,
    published: "Jul 22, 1997 to ?",
    status: "Publishing",
  });
});

test("a user learns where they are in it", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_manga", manga.onePiece, 1100, { status: "READING" }));
  expect(await ai.ok("get_manga_details", { manga_id: String(manga.onePiece) })).toMatchObject({
    logged: true,
    exists: true,
    list_status: "READING",
    chapters_read: 1100,
  });
});

test("an anime's id is not a manga's", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", manga.deathNote, 5));
  expect(await ai.ok("get_manga_details", { manga_id: manga.deathNote })).toMatchObject({
    exists: false,
    manga_title: "Death Note",
  });
});

test("an unknown title is said to be unknown", async () => {
  const asked = visitor().call("get_manga_details", { manga_id: unknownId });
  await provokes(asked, 404, "We do not know this manga.");
});
