import { fc } from "../support/properties.ts";
import { describe, expect, it } from "vitest";
import { mergeTitles } from "../../catalogue/sources/merge.ts";
import { anyTitles, example } from "./titles.ts";

describe("merging", () => {
  it("takes each fact from the first source that has it and gathers all names", () => {
    const own = example({
      id: 1,
      title: "Kimetsu no Yaiba",
      synonyms: ["kny"],
      total: 26,
      popularity: 99,
      sources: ["own"],
    });
    const other = example({
      id: 1,
      title: "Demon Slayer",
      english: "Demon Slayer",
      japanese: "鬼滅の刃",
      total: 25,
      year: 2019,
      popularity: 3,
      genres: ["Action"],
      sources: ["bangumi-data"],
    });
    expect(mergeTitles([own], [other])).toEqual([
      {
        ...own,
        english: "Demon Slayer",
        japanese: "鬼滅の刃",
        year: 2019,
        genres: ["Action"],
        sources: ["own", "bangumi-data"],
      },
    ]);
  });

  it("keeps names that the first source does not have", () => {
    const [merged] = mergeTitles(
      [example({ id: 1, title: "A B" })],
      [example({ id: 1, title: "A C", japanese: "え" })],
    );
    expect(merged?.synonyms).toEqual(["A C"]);
  });

  it("keeps kinds and ids apart", () => {
    expect(
      mergeTitles([example({ id: 1 })], [example({ id: 1, kind: "manga" }), example({ id: 2 })]),
    ).toHaveLength(3);
  });

  it("lets airing go forward only, and needs a date for an end", () => {
    const status = (first: Parameters<typeof example>[0], second: Parameters<typeof example>[0]) =>
      mergeTitles([example(first)], [example(second)])[0]?.status;
    const airing = { id: 1, status: "Currently Airing" } as const;
    expect(status(airing, { id: 1, status: "Finished Airing", to: "2026-12-01" })).toBe(
      "Finished Airing",
    );
    expect(status(airing, { id: 1, status: "Finished Airing" })).toBe("Currently Airing");
    expect(status(airing, { id: 1, status: "Not yet aired" })).toBe("Currently Airing");
    expect(status({ id: 1 }, airing)).toBe("Currently Airing");
  });

  it("has no slot for what has ended", () => {
    const slot = { start: "2026-10-04T14:30:00.000Z", everyDays: 7 };
    const [merged] = mergeTitles(
      [example({ id: 1, status: "Finished Airing" })],
      [example({ id: 1, status: "Currently Airing", broadcast: slot })],
    );
    expect(merged?.broadcast).toBeNull();
  });

  it("of one source changes nothing", () => {
    fc.assert(
      fc.property(anyTitles, (titles) => {
        expect(mergeTitles(titles)).toEqual(titles);
      }),
    );
  });
});
