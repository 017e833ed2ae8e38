import { describe, expect, test } from "vitest";
import type { Browser } from "../../support/browser.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { leaveCalls, uidOf, withinOneMinute } from "../../support/cloud/table.ts";
import { airedNow, anime } from "../../support/people/titles.ts";

const search = async (query: unknown, fields = {}) => {
  const { results } = await visitor().ok("search_anime", { query, ...fields });
  return results;
};
const ids = async (query: string, fields = {}) =>
  (await search(query, fields)).map(({ anime_id }) => anime_id);

const naruto = 20;
const demonSlayer = 38000;

describe("finds", () => {
  test.each([
    ["frieren", anime.frieren],
    ["Frieren: Beyond Journey's End", anime.frieren],
    ["narut", naruto],
    ["NARUTO", naruto],
    ["shingeki", anime.attackOnTitan],
    ["attack on titan", anime.attackOnTitan],
    ["attackontitan", anime.attackOnTitan],
    ["aot", anime.attackOnTitan],
    ["鬼滅", demonSlayer],
    ["fmab", anime.fullmetalAlchemist],
    ["one pice", anime.onePiece],
    ["onepiece", anime.onePiece],
    ["  one piece  ", anime.onePiece],
    ["ｏｎｅ　ｐｉｅｃｅ", anime.onePiece],
    ["ワンピース", anime.onePiece],
    ["deth note", anime.deathNote],
    ["your name", anime.yourName],
  ])("%s", async (query, id) => {
    expect((await ids(query))[0]).toBe(id);
  });

  test("tells what is out of a show that goes on", async () => {
    const [found] = await search("one piece");
    expect(found).toMatchObject({ total: null, episodes_aired: airedNow(anime.onePiece) });
    const [finished] = await search("frieren");
    expect(finished).toMatchObject({ total: 28, episodes_aired: null });
  });

  test("a word of two letters", async () => {
    const names = (await search("go")).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
  });

  test("what begins with the words before what only resembles them", async () => {
    const names = (await search("shingeki")).map(({ name }) => name);
    const firstOther = names.findIndex((name) => !name.startsWith("Shingeki"));
    const lastOwn = names.findLastIndex((name) => name.startsWith("Shingeki"));
    expect(lastOwn).toBeGreaterThan(0);
    if (firstOther >= 0) expect(firstOther).toBeGreaterThan(lastOwn);
  });

  test("nothing by gibberish", async () => {
    expect(await search("qqqqxxxxzzzzwwww")).toEqual([]);
  });
});

describe("leads", () => {
  const suggested = async (query: string, fields = {}) => {
    const { suggestions } = await visitor().ok("search_anime", { query, ...fields });
    return suggestions;
  };

  test("to a studio, an author, a season and a year, with the titles that their pages show", async () => {
    const count = async (fields: object) =>
      (await visitor().ok("browse", { page_size: 1, ...fields })).total_count;
    expect(await suggested("ghibli")).toEqual([
      { kind: "studio", name: "Studio Ghibli", count: await count({ maker: "studio-ghibli" }) },
    ]);
    expect(await suggested("urasawa")).toEqual([
      {
        kind: "author",
        name: "Naoki Urasawa",
        count: await count({ kind: "manga", maker: "naoki-urasawa" }),
      },
    ]);
    expect(await suggested("winter 2024")).toEqual([
      {
        kind: "season",
        year: 2024,
        season: "winter",
        count: await count({ years: ["2024"], seasons: ["winter"] }),
      },
    ]);
    expect(await suggested("90s")).toEqual([
      { kind: "year", value: "1990s", of: "anime", count: await count({ years: ["1990s"] }) },
    ]);
  });

  test("nowhere but to titles by their names, and where filters are set", async () => {
    expect(await suggested("frieren")).toEqual([]);
    expect(await suggested("f")).toEqual([]);
    expect(await suggested("ghibli", { types: ["movie"] })).toEqual([]);
  });

  test("there first, unless a title begins with the words", async () => {
    const isFirst = async (query: string) =>
      (await visitor().ok("search_anime", { query })).suggestions_first;
    expect(await isFirst("ghibli")).toBe(true);
    expect(await isFirst("one")).toBe(false);
    expect(await isFirst("frieren")).toBe(false);
  });
});

describe("what a title is about", () => {
  const haikyu = 20583;

  test("finds it where no name does, and says so", async () => {
    const [first] = await search("that volleyball one");
    expect(first).toMatchObject({ anime_id: haikyu, found_by: "description" });
    for (const result of await search("frieren")) expect(result).not.toHaveProperty("found_by");
  });

  test("passes the filters", async () => {
    expect(await ids("that volleyball one", { genres: ["Sports"] })).toContain(haikyu);
    expect(await ids("that volleyball one", { genres: ["Horror"] })).toEqual([]);
    expect(await ids("that volleyball one", { types: ["movie"] })).not.toContain(haikyu);
  });
});

describe("a query", () => {
  test("needs two code points after trimming; a shorter one is no mistake", async () => {
    expect(constant("searchMinimumCodePoints")).toBe(2);
    for (const query of ["", " ", "f", " f ", "鬼", "🗡"]) expect(await search(query)).toEqual([]);
  });

  test.each(["💥💥", "\ud800\ud800", ".*", "((((", "\\", "'; --", "x".repeat(500), "\u0000\u0000"])(
    "may be %j",
    async (query) => {
      const { results } = await visitor().ok("search_anime", { query });
      expect(results.length).toBeLessThanOrEqual(20);
    },
  );

  test.each([undefined, null, 12, ["frieren"], "x".repeat(501)])("may not be %j", async (query) => {
    expect(await visitor().call("search_anime", { query })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('"query"') as string },
    });
  });
});

describe("an answer", () => {
  test("says of a title what the list of results shows", async () => {
    const [frieren] = await search("frieren");
    expect(frieren).toEqual({
      anime_id: anime.frieren,
      name: "Sousou no Frieren",
      english_title: "Frieren: Beyond Journey's End",
      japanese_title: "葬送のフリーレン",
      description: expect.stringMatching(/^The Demon King has been beaten.{100,180}…$/) as string,
      image_url: expect.stringMatching(/^\/covers\/anime\/52991-\w+\.svg$|^https:/) as string,
      year: 2023,
      type: "tv",
      total: 28,
      episodes_aired: null,
    });
  });

  test("holds at most twenty titles, each once, enough for the five that are shown", async () => {
    const found = await ids("no");
    expect(found).toHaveLength(20);
    expect(new Set(found).size).toBe(20);
    expect(found.length).toBeGreaterThanOrEqual(constant("searchShown"));
  });

  test("is the same for the one who asks twice", async () => {
    expect(await ids("no")).toEqual(await ids("no"));
  });
});

describe("filters", () => {
  test("ask for all of the genres", async () => {
    expect(await ids("one piece", { genres: ["Action", "Adventure", "Fantasy"] })).toContain(
      anime.onePiece,
    );
    expect(await ids("one piece", { genres: ["Action", "Romance"] })).not.toContain(anime.onePiece);
  });

  test("ask for one of the types", async () => {
    const types = async (types: string[]) =>
      new Set((await search("no", { types })).map(({ type }) => type));
    expect(await types(["movie"])).toEqual(new Set(["movie"]));
    expect(
      [...(await types(["movie", "ova"]))].filter((type) => !/^(movie|ova)$/.test(type)),
    ).toEqual([]);
  });

  test("that fit nothing find nothing", async () => {
    expect(await search("frieren", { types: ["music"] })).toEqual([]);
    expect(await search("frieren", { genres: ["No such genre"] })).toEqual([]);
    expect(await search("frieren", { types: ["no such type"] })).toEqual([]);
  });
});

test("visitors need no CSRF token, and the fields of the custom-list search are welcome", async () => {
  const answer = await visitor().send("/api/search-anime/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "frieren", isCustomList: false, customListID: "" }),
  });
  expect(answer.status).toBe(200);
});

test("a user who searches without a pause is asked to wait, and told how long", () =>
  withinOneMinute(async () => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    await leaveCalls(await uidOf(ai.username), "search", 2);
    expect(await ai.call("search_anime", { query: "frieren" })).toMatchObject({ status: 200 });
    expect(await ai.call("search_manga", { query: "frieren" })).toMatchObject({ status: 200 });
    const refused = await provokes(
      ai.call("search_anime", { query: "frieren" }),
      429,
      "That was a little too fast. Please wait a moment and try again.",
    );
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await bo.call("search_anime", { query: "frieren" })).toMatchObject({ status: 200 });
  }));

test("a search for a custom list says what is on it, to those who may see the list", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  const open = await makeList(ai, {}, [anime.frieren]);
  const hidden = await makeList(ai, { isPublic: false }, [anime.frieren]);
  const marks = async (who: Browser, query: string, customListID: string) => {
    const fields = { query, isCustomList: true, customListID };
    const { results } = await who.ok("search_anime", fields);
    return results[0]?.in_list;
  };
  for (const list of [open, hidden]) {
    expect(await marks(ai, "frieren", list)).toBe(true);
    expect(await marks(ai, "death note", list)).toBe(false);
  }
  for (const other of [bo, visitor()]) {
    expect(await marks(other, "frieren", open)).toBe(true);
    expect(await marks(other, "frieren", hidden)).toBeUndefined();
    expect(await marks(other, "frieren", "nothing")).toBeUndefined();
  }
});
