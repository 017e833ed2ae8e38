import { describe, expect, it, test } from "vitest";
import type { Title } from "../../../catalogue/title.ts";
import { inRowOrder, writeColumns } from "../../../functions/catalogue/columns.ts";
import { findTitles } from "../../../functions/catalogue/describe/find-titles.ts";
import { stemOf } from "../../../functions/catalogue/describe/stem.ts";
import { tellingWords } from "../../../functions/catalogue/describe/telling-words.ts";
import { searchTitles, type SearchOptions } from "../../../functions/catalogue/search-titles.ts";
import { writeSearchIndex } from "../../../functions/catalogue/search/search-index.ts";
import { writeSections } from "../../../functions/catalogue/sections/sections.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { suggestionsFor } from "../../../functions/catalogue/suggest/suggestions.ts";
import { genres } from "../../../shared/filters.ts";
import { shippedTitles } from "../../../scripts/shipped-titles.ts";
import { descriptionQueries } from "../../../scripts/bench/search/description-queries.ts";
import { fc } from "../../support/properties.ts";
import { anyTitles, example } from "../titles.ts";

const shipped = shippedTitles();
const catalogue = openSnapshot(writeSnapshot(shipped));

/** Names of the first five, those found by what they are about marked with a star. */
const shown = (kind: "anime" | "manga", query: string, options: SearchOptions = {}) => {
  const { rows, named } = findTitles(catalogue, kind, query, options);
  return rows.slice(0, 5).map((row, at) => `${at < named ? "" : "*"}${catalogue.title(row)}`);
};

describe("somebody who forgot the name finds", () => {
  test.each([
    ["that volleyball one", "Haikyuu!!"],
    ["high school volleyball anime", "Haikyuu!!"],
    ["reborn as a slime", "Tensei shitara Slime Datta Ken"],
    ["boy who becomes titan", "Shingeki no Kyojin"],
    ["girls camping", "Yuru Camp△"],
    ["piano prodigy", "Shigatsu wa Kimi no Uso"],
    ["ghibli movie about a pig", "Kurenai no Buta"],
  ])("%s", (query, name) => {
    expect(shown("anime", query)).toContain(`*${name}`);
  });

  it("four of five titles of the half that is held out", () => {
    const queries = descriptionQueries(shipped).filter(({ isHeldOut }) => isHeldOut);
    const hits = queries.filter(({ kind, text, ids }) => {
      const franchises = ids.map((id) => catalogue.franchise(catalogue.find(kind, id) ?? -1));
      const rows = findTitles(catalogue, kind, text).rows.slice(0, 5);
      return rows.some((row) => franchises.includes(catalogue.franchise(row)));
    });
    expect(queries.length).toBeGreaterThan(75);
    expect(hits.length / queries.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe("a name", () => {
  test.each(["naruto", "attack on titan", "deth note", "shingeki no kyojn", "atack on titen"])(
    "is not taken for a description: %s",
    (query) => {
      const { rows, named } = findTitles(catalogue, "anime", query);
      expect(named).toBe(rows.length);
      expect(rows).toEqual(searchTitles(catalogue, "anime", query));
    },
  );

  it("comes first where some titles have the words, and others are about them", () => {
    const found = shown("anime", "luffy vow");
    expect(found[0]).toMatch(/^One Piece/);
  });

  it("that nothing has, and nothing is about, finds nothing", () => {
    expect(findTitles(catalogue, "anime", "qqqqxxxx zzzzwwww").rows).toEqual([]);
  });
});

describe("a description", () => {
  it("obeys the filters", () => {
    const films = findTitles(catalogue, "anime", "girls camping", { types: ["movie"] });
    expect(films.rows.map((row) => catalogue.type(row))).toEqual(films.rows.map(() => "movie"));
    const sports = findTitles(catalogue, "anime", "that volleyball one", { genres: ["Sports"] });
    expect(sports.rows.length).toBeGreaterThan(0);
    for (const row of sports.rows) expect(catalogue.genres(row)).toContain("Sports");
  });

  it("shows one title of each franchise, and a series in place of its seasons", () => {
    const { rows, named } = findTitles(catalogue, "anime", "boy who becomes titan");
    const franchises = rows.slice(named).map((row) => catalogue.franchise(row));
    expect(new Set(franchises).size).toBe(franchises.length);
    expect(shown("anime", "boy who becomes titan")[0]).toBe("*Shingeki no Kyojin");
  });

  it("is not looked for in a snapshot from before there were any, nor are makers", () => {
    const rows = inRowOrder([
      example({ id: 1, title: "Yuru Camp", synopsis: "Girls go camping.", makers: ["C-Station"] }),
    ]);
    const sections = { ...writeColumns(rows), ...writeSearchIndex("search.anime", rows, 0) };
    const old = openSnapshot(writeSections(sections));
    expect(findTitles(old, "anime", "girls camping")).toMatchObject({ rows: [], named: 0 });
    expect(suggestionsFor(old, "anime", "c-station", undefined).suggestions).toEqual([]);
    const now = openSnapshot(writeSnapshot(rows));
    expect(findTitles(now, "anime", "girls camping")).toMatchObject({ rows: [0], named: 0 });
  });
});

/** Few words, so that texts and queries share some. */
const word = fc.constantFrom("titan", "slime", "camping", "piano", "girls", "the", "volleyball");
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const describedTitles = fc.array(
  fc.record({
    title: phrase,
    synopsis: fc.option(fc.array(phrase, { maxLength: 6 }).map((parts) => parts.join(" "))),
    genres: fc.subarray([...genres], { maxLength: 3 }),
    adult: fc.boolean(),
    popularity: fc.integer({ min: 0, max: 100 }),
  }),
  { maxLength: 15 },
);

describe("for any catalogue and query,", () => {
  const assertAll = (check: (titles: Title[], query: string) => void) => {
    fc.assert(
      fc.property(describedTitles, phrase, (facts, query) => {
        check(inRowOrder(facts.map((fact, at) => example({ ...fact, id: at + 1 }))), query);
      }),
      { numRuns: 150 },
    );
  };

  it("what is found by name comes as it did, unless it is merely close", () => {
    assertAll((titles, query) => {
      const catalogue = openSnapshot(writeSnapshot(titles));
      const { rows, named } = findTitles(catalogue, "anime", query);
      const sure = catalogue
        .searchIndex("anime")
        .match(query, 20, (row) => catalogue.adults[row] === 0)
        .filter(({ how }) => how !== "close");
      expect(rows.slice(0, sure.length)).toEqual(sure.map(({ row }) => row));
      expect(named).toBeGreaterThanOrEqual(sure.length);
      expect(new Set(rows).size).toBe(rows.length);
    });
  });

  it("no title for adults is found by what it is about, and every one passes the filters", () => {
    assertAll((titles, query) => {
      const catalogue = openSnapshot(writeSnapshot(titles));
      const options = { genres: ["Comedy"], adultExact: true };
      const { rows, named } = findTitles(catalogue, "anime", query, options);
      for (const row of rows.slice(named)) {
        expect(catalogue.adults[row]).toBe(0);
        expect(catalogue.genres(row)).toContain("Comedy");
      }
    });
  });

  it("a title says at least one telling word of the query", () => {
    assertAll((titles, query) => {
      const catalogue = openSnapshot(writeSnapshot(titles));
      const { rows, named } = findTitles(catalogue, "anime", query);
      const words = tellingWords(query).map(stemOf);
      for (const row of rows.slice(named)) {
        const { title, synopsis, genres } = titles[row] as Title;
        const said = tellingWords([title, synopsis, ...genres].join(" ")).map(stemOf);
        expect(said.some((stem) => words.includes(stem))).toBe(true);
      }
    });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(anyTitles, fc.string({ unit: "grapheme" }), (titles, query) => {
        const catalogue = openSnapshot(writeSnapshot(titles));
        for (const kind of ["anime", "manga"] as const) {
          expect(findTitles(catalogue, kind, query).rows.length).toBeLessThanOrEqual(20);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("a stem", () => {
  // Of the examples in Porter's paper.
  test.each([
    ["caresses", "caress"],
    ["ponies", "poni"],
    ["agreed", "agre"],
    ["plastered", "plaster"],
    ["motoring", "motor"],
    ["hopping", "hop"],
    ["filing", "file"],
    ["happy", "happi"],
    ["relational", "relat"],
    ["vietnamization", "vietnam"],
    ["electrical", "electr"],
    ["adjustment", "adjust"],
    ["adoption", "adopt"],
    ["rate", "rate"],
    ["controll", "control"],
    ["roll", "roll"],
  ])("of %s is %s", (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });

  it("is the word itself in other scripts", () => {
    for (const word of ["鬼滅", "あにめ", "86", "a"]) expect(stemOf(word)).toBe(word);
  });
});
