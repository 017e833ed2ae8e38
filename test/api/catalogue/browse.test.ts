import { describe, expect, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { lengths } from "../../../shared/filters.ts";
import { kinds } from "../../../shared/kind.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { anime, manga } from "../../support/people/titles.ts";

const browse = (request: Readonly<Record<string, unknown>> = {}) => visitor().ok("browse", request);

const ids = async (request: Readonly<Record<string, unknown>>): Promise<number[]> =>
  (await browse(request)).titles.map(({ id }) => id);

describe("browse", () => {
  test("shows visitors the best-known anime first, 24 on a page, and no two of them twice", async () => {
    const first = await browse();
    expect(first.titles).toHaveLength(24);
    expect(first.titles.map(({ id }) => id)).toContain(anime.attackOnTitan);
    expect(first.total_count).toBeGreaterThan(7000);
    const second = await ids({ page: 2 });
    expect(second.some((id) => first.titles.some((title) => title.id === id))).toBe(false);
  });

  test("says of a title what a card shows", async () => {
    const [frieren] = (await browse({ years: [2023], seasons: ["fall"], genres: ["Drama"] }))
      .titles;
    expect(frieren).toEqual({
      id: anime.frieren,
      name: "Sousou no Frieren",
      english_title: "Frieren: Beyond Journey's End",
      japanese_title: "葬送のフリーレン",
      image_url: expect.stringMatching(/^\/covers\/anime\/52991-\w+\.svg$/) as string,
      year: 2023,
      season: "fall",
      type: "tv",
      total: 28,
      episodes_aired: null,
    });
  });

  test("shows of a franchise only what comes first, where one of each is asked for", async () => {
    const all = await ids({ page_size: 100 });
    const franchises = await ids({ page_size: 100, one_per_franchise: true });
    expect(all).toContain(anime.attackOnTitan2);
    expect(franchises).toContain(anime.attackOnTitan);
    expect(franchises).not.toContain(anime.attackOnTitan2);
    expect(franchises[0]).toBe(all[0]);
    const newest = await browse({ sort: "newest", page_size: 1, one_per_franchise: true });
    expect(newest.total_count).toBeLessThan((await browse()).total_count);
  });

  test("finds everything that a studio made, by its name and by its address", async () => {
    const own = ownTitles().filter(
      ({ kind, adult, makers }) => kind === "anime" && !adult && makers.includes("Studio Ghibli"),
    );
    for (const maker of ["Studio Ghibli", "studio-ghibli"]) {
      const answer = await browse({ maker, page_size: 100 });
      expect(answer.maker).toBe("Studio Ghibli");
      expect(answer.titles.map(({ id }) => id)).toEqual(
        expect.arrayContaining(own.map(({ id }) => id)),
      );
    }
  });

  test("finds an author's manga", async () => {
    const answer = await browse({ kind: "manga", maker: "hajime-isayama" });
    expect(answer).toMatchObject({ maker: "Hajime Isayama" });
    expect(answer.titles.map(({ id }) => id)).toContain(manga.attackOnTitan);
  });

  test.each([
    [{ maker: "nobody at all" }, "We know no studio of this name."],
    [{ maker: "?!" }, "We know no studio of this name."],
    [{ maker: "studio-ghibli", kind: "manga" }, "We know no author of this name."],
  ])("says that it does not know %j", async (request, error) => {
    expect(await visitor().call("browse", request)).toMatchObject({ status: 404, body: { error } });
  });

  test("tells what a further choice would leave, and leaves just that", async () => {
    const { facets } = await browse({ genres: ["Sports"] });
    const [theme] = facets.themes;
    const narrowed = await browse({ genres: ["Sports"], themes: [theme?.value] });
    expect(narrowed.total_count).toBe(theme?.count);
    const [year] = facets.years;
    const ofYear = await browse({ genres: ["Sports"], years: [year?.value] });
    expect(ofYear.total_count).toBe(year?.count);
  });

  test("takes a decade for its ten years", async () => {
    const decade = await browse({ years: ["1980s"] });
    const years = Array.from({ length: 10 }, (_, at) => 1980 + at);
    expect(decade.total_count).toBe((await browse({ years })).total_count);
  });

  test("shows what a season took over from those before it", async () => {
    const request = { years: ["2024"], seasons: ["winter"], page_size: 100 };
    const carried = await ids({ ...request, carried_over: true });
    expect(carried).toContain(anime.frieren);
    expect(carried).toContain(anime.onePiece);
    expect((await ids(request)).filter((id) => carried.includes(id))).toEqual([]);
  });

  test("takes for going on of what has no end only what airs as a series", async () => {
    const { titles } = await browse({
      ...{ years: ["2026"], seasons: ["fall"], carried_over: true, page_size: 100 },
    });
    expect(titles.map(({ id }) => id)).toContain(anime.onePiece);
    expect(titles.filter(({ type }) => type !== "tv" && type !== "ona")).toEqual([]);
  });

  test("names lengths from the shortest to the longest", async () => {
    for (const kind of kinds) {
      const { facets } = await browse({ kind });
      expect(facets.lengths.map(({ value }) => value)).toEqual(
        lengths[kind].map(({ value }) => value),
      );
    }
  });

  test("marks what is on the viewer's list, and shows only that or all but that", async () => {
    const mika = await newcomer();
    await mika.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 5 });
    const { titles } = await mika.ok("browse", { list: "on" });
    expect(titles).toMatchObject([{ id: anime.frieren, status: "WATCHING", progress: 5 }]);
    const others = await mika.ok("browse", { list: "off", years: ["2023"], seasons: ["fall"] });
    expect(others.titles.map(({ id }) => id)).not.toContain(anime.frieren);
    expect(others.titles[0]).toMatchObject({ status: null, progress: 0 });
    const manga = await mika.ok("browse", { list: "on", kind: "manga" });
    expect(manga.total_count).toBe(0);
    expect((await browse({ list: "on" })).total_count).toBe(0);
  });

  test.each([
    { years: ["0"] },
    { years: ["0000s"] },
    { years: ["9999"] },
    { years: ["next"] },
    { genres: ["Cooking"] },
    { themes: ["__proto__"] },
    { types: ["manga"] },
    { statuses: ["Publishing"] },
    { lengths: ["-1"] },
    { seasons: ["monsoon"] },
    { carried_over: true },
  ])("finds nothing for %j", async (request) => {
    expect(await browse(request)).toMatchObject({ titles: [], total_count: 0 });
  });

  test("is empty past its end, with the number of titles all the same", async () => {
    const answer = await browse({ page: 1_000_000_000 });
    expect(answer.titles).toEqual([]);
    expect(answer.total_count).toBeGreaterThan(7000);
  });

  test.each([
    { kind: "novel" },
    { sort: "worst" },
    { sort: "title", language: "german" },
    { list: "mine" },
    { page: 0 },
    { page: 1_000_000_001 },
    { page_size: 101 },
    { maker: "x".repeat(10_000) },
    { genres: "Action" },
    { genres: Array.from({ length: 201 }, () => "Action") },
  ])("may not be asked for %j", async (request) => {
    expect((await visitor().call("browse", request)).status).toBe(400);
  });

  test.each([
    ["english", "en"],
    ["romaji", "en"],
    ["japanese", "ja"],
  ] as const)("sorts by the names in %s", async (language, locale) => {
    const request = { sort: "title", language, years: [2023], page_size: 100 };
    const { titles } = await browse(request);
    const names = titles.map(({ name, english_title, japanese_title }) =>
      nameIn(language, { romaji: name, english: english_title, japanese: japanese_title }),
    );
    const { compare } = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true });
    expect(names).toHaveLength(100);
    expect(names).toEqual(names.toSorted(compare));
  });

  test.each(["known", "newest", "title", "added"])("goes by %s in one order", async (sort) => {
    const once = await ids({ sort, page_size: 100 });
    expect(new Set(once).size).toBe(100);
    expect(await ids({ sort, page_size: 100 })).toEqual(once);
  });
});
