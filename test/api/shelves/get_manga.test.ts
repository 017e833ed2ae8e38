import { beforeAll, expect, test } from "vitest";
import { nothingSaid, save, saved } from "../../support/people/entries.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { manga } from "../../support/people/titles.ts";

const { attackOnTitan, berserk, deathNote, monster } = manga;

/** Somebody with four manga on their list, saved in this order. */
let ai: Person;

beforeAll(async () => {
  ai = await newcomer();
  await saved(save(ai, "add_manga", monster, 0));
  await saved(save(ai, "add_manga", deathNote, 108));
  await saved(save(ai, "add_manga", berserk, 364));
  await saved(save(ai, "add_manga", attackOnTitan, 30));
});

async function ids(request: Record<string, unknown>): Promise<number[]> {
  const { manga_list } = await ai.ok("get_manga", { username: ai.username, ...request });
  return manga_list.map(({ manga_id }) => manga_id);
}

test("a list shows of a title what a card needs, under both spellings of the specification", async () => {
  const answer = await visitor().ok("get_manga", { username: ai.username, page: 1, page_size: 1 });
  expect(answer).toEqual({
    manga_list: [
      {
        manga_id: attackOnTitan,
        manga_name: "Shingeki no Kyojin",
        manga_title_english: "Attack on Titan",
        manga_title_japanese: "進撃の巨人",
        manga_image: expect.stringMatching(/^\/covers\/manga\/23390-\w+\.svg$|^https:/) as string,
        year: 2009,
        published: "Sep 2009 to Apr 2021",
        chapters_read: 30,
        total_chapters: 139,
        chapters: 139,
        genres: ["Action", "Award Winning", "Drama", "Mystery"],
        status: "READING",
        ...nothingSaid,
        // It was begun today, on whatever day that is.
        started: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        changed_at: expect.any(Number) as number,
      },
    ],
    total_count: 4,
    owner: false,
    owner_username: ai.username,
  });
});

test("a list is sorted by its last changes and asked for by status, in whatever case", async () => {
  expect(await ids({})).toEqual([attackOnTitan, berserk, deathNote, monster]);
  expect(await ids({ status: "planned" })).toEqual([monster]);
  expect(await ids({ status: "READING" })).toEqual([attackOnTitan, berserk]);
  expect(await ids({ status: "completed" })).toEqual([deathNote]);
  const asked = ai.call("get_manga", { username: ai.username, status: "watching" });
  await provokes(asked, 400, 'There is no status "watching".');
});

test("a running manga has no total", async () => {
  const { manga_list } = await ai.ok("get_manga", { username: ai.username });
  const running = manga_list.find(({ manga_id }) => manga_id === berserk);
  expect(running).toMatchObject({
    total_chapters: null,
    chapters: null,
    chapters_read: 364,
    published: "Aug 1989 to ?",
  });
});

test("genres are all asked for, years one of", async () => {
  expect(await ids({ genres: ["Award Winning", "Mystery"] })).toEqual([attackOnTitan, monster]);
  expect(await ids({ years: [1989, "2003"] })).toEqual([berserk, deathNote]);
  expect(await ids({ genres: ["Mystery"], years: ["1994"], status: "planned" })).toEqual([monster]);
});

test("pages count from 1, and the one past the end is empty", async () => {
  expect(await ids({ page: 2, page_size: 3 })).toEqual([monster]);
  const past = await ai.ok("get_manga", { username: ai.username, page: 3, page_size: 3 });
  expect(past).toMatchObject({ manga_list: [], total_count: 4 });
});

test("anime and manga of the same id are two titles", async () => {
  await saved(save(ai, "add_anime", deathNote, 5));
  const { anime_list } = await ai.ok("get_anime", { username: ai.username });
  expect(anime_list).toMatchObject([{ anime_id: deathNote, anime_name: "One Piece" }]);
  expect(await ids({ status: "completed" })).toEqual([deathNote]);
});

test("nobody has the list of nobody", async () => {
  await provokes(visitor().call("get_manga", { username: "no-such-fan" }), 404, "User not found");
});
