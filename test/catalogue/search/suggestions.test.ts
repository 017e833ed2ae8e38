import { describe, expect, it, test } from "vitest";
import { browseTitles, everything } from "../../../functions/catalogue/browse/browse.ts";
import { findTitles } from "../../../functions/catalogue/describe/find-titles.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { suggestionsFor } from "../../../functions/catalogue/suggest/suggestions.ts";
import { timeAsked } from "../../../functions/catalogue/suggest/time-asked.ts";
import { seasons } from "../../../shared/filters.ts";
import type { Kind } from "../../../shared/kind.ts";
import { slugOf } from "../../../shared/slug.ts";
import { shippedTitles } from "../../../scripts/shipped-titles.ts";
import { fc } from "../../support/properties.ts";
import { example } from "../titles.ts";

const shipped = shippedTitles();
const catalogue = openSnapshot(writeSnapshot(shipped));

const suggest = (query: string, kind: Kind = "anime") =>
  suggestionsFor(catalogue, kind, query, findTitles(catalogue, kind, query).best);
const names = (query: string, kind?: Kind) =>
  suggest(query, kind).suggestions.map((one) =>
    one.kind === "season"
      ? `${one.season} ${one.year}`
      : one.kind === "year"
        ? `${one.of} ${one.value}`
        : `${one.kind} ${one.name}`,
  );

describe("suggests", () => {
  test.each([
    ["ghibli", "studio Studio Ghibli"],
    ["studio ghibli", "studio Studio Ghibli"],
    ["anime by ghibli", "studio Studio Ghibli"],
    ["ghibli movies", "studio Studio Ghibli"],
    ["gibli", "studio Studio Ghibli"],
    ["kyoani", "studio Kyoto Animation"],
    ["Kyoto Animation", "studio Kyoto Animation"],
    ["a-1", "studio A-1 Pictures"],
    ["ufo table", "studio ufotable"],
    ["madhause", "studio Madhouse"],
    ["studio bones", "studio Bones"],
    ["urasawa", "author Naoki Urasawa"],
    ["URASAWA NAOKI", "author Naoki Urasawa"],
    ["Junji Ito", "author Junji Itou"],
    ["itou junji", "author Junji Itou"],
    ["miyazaki", "author Hayao Miyazaki"],
    ["one", "author ONE"],
    ["winter 2024", "winter 2024"],
    ["2024 winter", "winter 2024"],
    ["fall 23", "fall 2023"],
    ["autumn 2024", "fall 2024"],
    ["冬 2024", "winter 2024"],
    ["2019", "anime 2019"],
    ["90s", "anime 1990s"],
    ["1990s anime", "anime 1990s"],
  ])("for %s %s", (query, name) => {
    expect(names(query)).toContain(name);
  });

  it("years of the kind that is searched", () => {
    expect(names("2019", "manga")).toEqual(["manga 2019"]);
    expect(names("winter 2024", "manga")).toEqual(["winter 2024"]);
  });

  it("at most three", () => {
    expect(suggest("miyazaki").suggestions).toHaveLength(3);
  });

  test.each(["naruto", "one piece", "frieren", "the", "no", "season 2", "86", "a", "qqqqzzzz"])(
    "nothing for %s",
    (query) => {
      expect(names(query)).toEqual([]);
    },
  );

  it("what leads before titles only where no title begins with the query", () => {
    for (const query of ["ghibli", "gibli", "winter 2024", "madhause", "urasawa"]) {
      expect(suggest(query).lead).toBe(true);
    }
    for (const query of ["winter", "one", "2001", "kimetu"]) {
      expect(suggest(query)).toMatchObject({ lead: false });
      expect(suggest(query).suggestions.length).toBeGreaterThan(0);
    }
  });
});

it("finds every maker by the own name, in any case, with the titles that the page shows", () => {
  for (const kind of ["anime", "manga"] as const) {
    const makers = new Set(
      shipped
        .filter((title) => title.kind === kind && !title.adult)
        .flatMap(({ makers }) => makers),
    );
    const inAnyCase = [
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => name.toLowerCase(),
    ];
    let at = 0;
    for (const name of makers) {
      const query = inAnyCase[at++ % inAnyCase.length]?.(name) ?? name;
      if (Array.from(query.trim()).length < 2) continue;
      const found = suggestionsFor(catalogue, kind, query, undefined).suggestions.find(
        (one) =>
          one.kind === (kind === "anime" ? "studio" : "author") &&
          slugOf(one.name) === slugOf(name),
      );
      expect(found, query).toBeDefined();
      if (at % 50 > 0) continue;
      const { rows } = browseTitles(catalogue, { ...everything, kind, maker: name });
      expect(found).toMatchObject({ count: rows.length });
    }
  }
});

it("counts of a season what its page shows", () => {
  const { rows } = browseTitles(catalogue, { ...everything, years: ["2024"], seasons: ["winter"] });
  expect(suggest("winter 2024").suggestions).toEqual([
    { kind: "season", year: 2024, season: "winter", count: rows.length },
  ]);
});

it("names nobody whose titles are all for adults, and no season without titles", () => {
  const titles = [
    example({ id: 1, makers: ["Studio Night"], adult: true, year: 2024, season: "winter" }),
    example({ id: 2, makers: ["Studio Day"], year: 2024, season: "spring" }),
  ];
  const small = openSnapshot(writeSnapshot(titles));
  const of = (query: string) => suggestionsFor(small, "anime", query, undefined).suggestions;
  expect(of("studio night")).toEqual([]);
  expect(of("studio day")).toEqual([{ kind: "studio", name: "Studio Day", count: 1 }]);
  expect(of("winter 2024")).toEqual([]);
  expect(of("spring 2024")).toHaveLength(1);
});

it("counts the titles of all spellings, and takes neither a title nor a name from those for adults", () => {
  const titles = [
    example({ id: 1, makers: ["WIT STUDIO"], popularity: 90, adult: true }),
    example({ id: 2, makers: ["Wit Studio"], popularity: 80 }),
    example({ id: 3, makers: ["wit-studio", "Wit studio"], popularity: 70 }),
    example({ id: 4, makers: ["Wit studio"], popularity: 60, adult: true }),
    example({ id: 5, kind: "manga", makers: ["WIT STUDIO"] }),
  ];
  const small = openSnapshot(writeSnapshot(titles));
  const { rows, maker } = browseTitles(small, { ...everything, maker: "wit-studio" });
  const { suggestions } = suggestionsFor(small, "anime", "wit studio", undefined);
  expect(suggestions).toEqual([
    { kind: "studio", name: "Wit Studio", count: 2 },
    { kind: "author", name: "WIT STUDIO", count: 1 },
  ]);
  expect(suggestions[0]).toMatchObject({ name: maker, count: rows.length });
});

describe("a season", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const season = (query: string) => {
    const asked = timeAsked(query, now);
    return asked?.kind === "season" ? asked.season : asked;
  };

  it("is found by its name and year, in any order and case, with two digits or four", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...seasons),
        fc.integer({ min: 1960, max: 2059 }),
        fc.constantFrom(
          (name: string, year: string) => `${name} ${year}`,
          (name: string, year: string) => `${year} ${name.toUpperCase()}`,
          (name: string, year: string) => `  ${name} of ${year} anime`,
          (name: string, year: string) => `${name} '${year.slice(2)}`,
          (name: string, year: string) => `${name}-season ${year}`,
        ),
        (name, year, written) => {
          expect(season(written(name, String(year)))).toEqual({ year, season: name });
        },
      ),
    );
  });

  test.each([
    ["this season", { year: 2026, season: "fall" }],
    ["current season anime", { year: 2026, season: "fall" }],
    ["next season", { year: 2027, season: "winter" }],
    ["last season", { year: 2026, season: "summer" }],
    ["spring season", { year: 2026, season: "spring" }],
    ["next spring", { year: 2027, season: "spring" }],
    ["last fall", { year: 2025, season: "fall" }],
    ["this fall", { year: 2026, season: "fall" }],
    ["2024年冬アニメ", { year: 2024, season: "winter" }],
    ["秋アニメ 2023", { year: 2023, season: "fall" }],
    ["来期", { year: 2027, season: "winter" }],
    ["今季アニメ", { year: 2026, season: "fall" }],
    ["2019", { kind: "year", value: "2019" }],
    ["2019年", { kind: "year", value: "2019" }],
    ["anime of the 90s", { kind: "year", value: "1990s" }],
    ["00s", { kind: "year", value: "2000s" }],
    ["1980s", { kind: "year", value: "1980s" }],
  ])("%s", (query, asked) => {
    expect(season(query)).toEqual(asked);
  });

  test.each(["season 2", "this", "next", "86", "3000", "winter sonata", "spring 3", "", "前"])(
    "is not asked for by %j",
    (query) => {
      expect(season(query)).toBeUndefined();
    },
  );
});

test("words that every object of the language has are words like any other", () => {
  for (const word of ["constructor", "toString", "__proto__", "valueOf"]) {
    for (const query of [word, `next ${word}`, `${word} last`, `winter ${word}`]) {
      expect(timeAsked(query, new Date()), query).toBeUndefined();
    }
  }
});
