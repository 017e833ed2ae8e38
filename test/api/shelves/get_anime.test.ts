import { beforeAll, describe, expect, test } from "vitest";
import { nothingSaid, save, saved } from "../../support/people/entries.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { airedNow, anime } from "../../support/people/titles.ts";

const { attackOnTitan, cowboyBebop, deathNote, frieren, fullmetalAlchemist } = anime;
const { onePiece, spiritedAway, yourName } = anime;

/** Somebody with eight titles on their list, saved in this order. */
let ai: Person;
const watched = [
  [cowboyBebop, 26],
  [deathNote, 37],
  [onePiece, 1100],
  [spiritedAway, 1],
  [yourName, 0],
  [fullmetalAlchemist, 20],
  [attackOnTitan, 0],
  [frieren, 12],
] as const;
const newestFirst = watched.map(([id]) => id).toReversed();

beforeAll(async () => {
  ai = await newcomer();
  for (const [id, progress] of watched) await saved(save(ai, "add_anime", id, progress));
});

/** The ids that a list request is answered with. */
async function ids(request: Record<string, unknown>, who = ai): Promise<number[]> {
  const { anime_list } = await who.ok("get_anime", { username: ai.username, ...request });
  return anime_list.map(({ anime_id }) => anime_id);
}

describe("a list", () => {
  test("is whole by default, last changed first", async () => {
    const answer = await ai.ok("get_anime", { username: ai.username });
    expect(answer.anime_list.map(({ anime_id }) => anime_id)).toEqual(newestFirst);
    expect(answer).toMatchObject({ total_count: 8, owner: true, owner_username: ai.username });
  });

  test.each(["br", "gzip", "identity"])("comes as %s where that is accepted", async (encoding) => {
    const request = { username: ai.username };
    const answer = await ai.call("get_anime", request, { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
    expect(answer.body).toMatchObject({ total_count: 8 });
  });

  test("shows of a title what a card needs, under both spellings of the specification", async () => {
    const { anime_list } = await ai.ok("get_anime", { username: ai.username, status: "WATCHING" });
    const card = anime_list.find(({ anime_id }) => anime_id === frieren);
    expect(card).toEqual({
      anime_id: frieren,
      anime_name: "Sousou no Frieren",
      anime_name_english: "Frieren: Beyond Journey's End",
      anime_name_japanese: "葬送のフリーレン",
      anime_image: expect.stringMatching(/^\/covers\/anime\/52991-\w+\.svg$|^https:/) as string,
      anime_image_url: card?.anime_image,
      year: 2023,
      season: "fall",
      episodes_watched: 12,
      total_episodes: 28,
      anime_total_episodes: 28,
      episodes_aired: null,
      next_airing_at: null,
      last_aired_at: null,
      minutes: 24,
      genres: ["Adventure", "Drama", "Fantasy"],
      status: "WATCHING",
      ...nothingSaid,
      // It was begun today, on whatever day that is.
      started: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      changed_at: expect.any(Number) as number,
    });
  });

  test("says null for a total and a season that nobody knows, and what is out of a show that goes on", async () => {
    const { anime_list } = await ai.ok("get_anime", { username: ai.username });
    const byId = new Map(anime_list.map((card) => [card.anime_id, card]));
    expect(byId.get(onePiece)).toMatchObject({ total_episodes: null, anime_total_episodes: null });
    expect(byId.get(onePiece)?.episodes_aired).toBe(airedNow(onePiece));
    expect(byId.get(onePiece)?.next_airing_at).toBeGreaterThan(Date.now());
    expect(byId.get(yourName)?.episodes_aired).toBeNull();
    expect(byId.get(yourName)).toMatchObject({ season: null, year: 2016, total_episodes: 1 });
  });

  test.each([
    ["planned", [attackOnTitan, yourName]],
    ["WATCHING", [frieren, fullmetalAlchemist, onePiece]],
    ["Completed", [spiritedAway, deathNote, cowboyBebop]],
    ["all", newestFirst],
    ["ALL", newestFirst],
  ])("of status %s, in whatever case", async (status, expected) => {
    expect(await ids({ status })).toEqual(expected);
  });

  test("of a status that does not exist is refused", async () => {
    const asked = ai.call("get_anime", { username: ai.username, status: "reading" });
    await provokes(asked, 400, 'There is no status "reading".');
  });
});

describe("pages", () => {
  test("count from 1 and carry the number of all", async () => {
    const page = (page: number) =>
      visitor().ok("get_anime", { username: ai.username, page, page_size: 3 });
    const answers = await Promise.all([page(1), page(2), page(3)]);
    const shown = answers.map(({ anime_list }) => anime_list.map(({ anime_id }) => anime_id));
    expect(shown).toEqual([newestFirst.slice(0, 3), newestFirst.slice(3, 6), newestFirst.slice(6)]);
    expect(answers.map(({ total_count }) => total_count)).toEqual([8, 8, 8]);
  });

  test("past the end are empty, with the right number of all", async () => {
    for (const page of [4, 1_000_000_000]) {
      const answer = await ai.ok("get_anime", { username: ai.username, page, page_size: 3 });
      expect(answer).toMatchObject({ anime_list: [], total_count: 8 });
    }
  });

  test("are not needed when all is asked for", async () => {
    const page_size = constant("allEntries");
    expect(await ids({ page_size })).toEqual(newestFirst);
    expect(await ids({ page: 1, page_size })).toEqual(newestFirst);
  });

  test("hold twenty-four in a list view", async () => {
    expect(await ids({ page_size: constant("pageSizeView") })).toHaveLength(8);
  });

  test.each([
    [{ page: 0 }, /^Please check "page": .+\.$/],
    [{ page: 1.5 }, /^Please check "page": .+\.$/],
    [{ page: "first" }, /^Please check "page": .+\.$/],
    [{ page_size: 0 }, /^Please check "page_size": it should be 1 to 10,000, or -1 for all\.$/],
    [{ page_size: -2 }, /^Please check "page_size": it should be 1 to 10,000, or -1 for all\.$/],
    [{ page_size: 10_001 }, /^Please check "page_size": .+\.$/],
  ])("%j is no page", async (request, sentence) => {
    const answer = await ai.call("get_anime", { username: ai.username, ...request });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(sentence) as string },
    });
  });
});

describe("filters", () => {
  test("ask for all of the genres", async () => {
    expect(await ids({ genres: ["Adventure", "Fantasy"] })).toEqual([
      frieren,
      fullmetalAlchemist,
      onePiece,
    ]);
    expect(await ids({ genres: ["Adventure", "Fantasy", "Drama", "Action"] })).toEqual([
      fullmetalAlchemist,
    ]);
    expect(await ids({ genres: ["Adventure", "No such genre"] })).toEqual([]);
  });

  test("ask for one of the years, as numbers or as text", async () => {
    expect(await ids({ years: [2013, "2016"] })).toEqual([attackOnTitan, yourName]);
  });

  test("ask for one of the seasons; N/A is a missing one", async () => {
    expect(await ids({ seasons: ["spring"] })).toEqual([
      attackOnTitan,
      fullmetalAlchemist,
      cowboyBebop,
    ]);
    expect(await ids({ seasons: ["N/A"] })).toEqual([yourName, spiritedAway]);
    expect(await ids({ seasons: ["N/A", "fall"] })).toEqual([
      frieren,
      yourName,
      spiritedAway,
      onePiece,
      deathNote,
    ]);
    expect(await ids({ years: ["N/A"] })).toEqual([]);
    expect(await ids({ genres: ["N/A"] })).toEqual([]);
  });

  test("hold together, with the status, and the number of all counts what they leave", async () => {
    const answer = await ai.ok("get_anime", {
      username: ai.username,
      status: "watching",
      genres: ["Fantasy"],
      years: [2023, 1999, 2009],
      seasons: ["fall"],
      page: 2,
      page_size: 1,
    });
    expect(answer.anime_list.map(({ anime_id }) => anime_id)).toEqual([onePiece]);
    expect(answer.total_count).toBe(2);
  });
});

describe("whose list it is", () => {
  test("only its owner is told to be the owner", async () => {
    const bo = await newcomer();
    for (const viewer of [bo, visitor()]) {
      const answer = await viewer.ok("get_anime", { username: ai.username });
      expect(answer).toMatchObject({ owner: false, owner_username: ai.username });
      expect(answer.anime_list).toHaveLength(8);
    }
  });

  test("a name is found in whatever case, and the answer spells it right", async () => {
    const answer = await visitor().ok("get_anime", { username: ` ${ai.username.toUpperCase()} ` });
    expect(answer).toMatchObject({ owner_username: ai.username, total_count: 8 });
  });

  test("a former name leads to the list as long as it is held", async () => {
    const bo = await newcomer();
    await saved(save(bo, "add_anime", frieren, 1));
    await bo.ok("change_username", { username: `${bo.username}-2` });
    const answer = await visitor().ok("get_anime", { username: bo.username });
    expect(answer).toMatchObject({ owner_username: `${bo.username}-2`, total_count: 1 });
  });

  test("nobody has the list of nobody", async () => {
    await provokes(visitor().call("get_anime", { username: "no-such-fan" }), 404, "User not found");
    expect(await visitor().call("get_anime", {})).toMatchObject({ status: 400 });
    await provokes(visitor().call("get_anime", { username: " " }), 404, "User not found");
  });

  test("somebody new has an empty list", async () => {
    const bo = await newcomer();
    expect(await bo.ok("get_anime", { username: bo.username })).toEqual({
      anime_list: [],
      total_count: 0,
      owner: true,
      owner_username: bo.username,
    });
  });
});
