import { describe, expect, it } from "vitest";
import type { Title } from "../../catalogue/title.ts";
import { addedDays } from "../../functions/catalogue/added.ts";
import {
  browseTitles,
  everything,
  type BrowseRequest,
} from "../../functions/catalogue/browse/browse.ts";
import { groups, type Group } from "../../functions/catalogue/browse/browse-filter.ts";
import type { Catalogue } from "../../functions/catalogue/catalogue.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { genres, lengths, seasons, sortOrders } from "../../shared/filters.ts";
import { titleLanguages } from "../../shared/titles/title-name.ts";
import { slugOf } from "../../shared/slug.ts";
import { fc } from "../support/properties.ts";
import { naiveFranchises, relatedAnime } from "./franchises.ts";
import { anyTitles, example } from "./titles.ts";

const catalogueOf = (titles: readonly Title[]) => openSnapshot(writeSnapshot(titles));

const idsIn = (catalogue: Catalogue, request: BrowseRequest): number[] =>
  browseTitles(catalogue, request).rows.map((row) => catalogue.id(row));

/** The ids that browsing finds among some titles. */
const found = (titles: readonly Title[], request: Partial<BrowseRequest>): number[] =>
  idsIn(catalogueOf(titles), { ...everything, ...request });

/** Half of what may be asked for is left out, so that most requests find something. */
const requests: fc.Arbitrary<BrowseRequest> = fc
  .record(
    {
      kind: fc.constantFrom("anime", "manga"),
      genres: fc.array(fc.constantFrom(...genres, "Cooking"), { maxLength: 2 }),
      themes: fc.array(fc.constantFrom("Mecha", "School", "Nothing"), { maxLength: 2 }),
      types: fc.array(fc.constantFrom("tv", "movie", "manga", "radio"), { maxLength: 2 }),
      years: fc.array(fc.constantFrom("1999", "2023", "1990s", "0", "0000", "9999", "soon"), {
        maxLength: 2,
      }),
      seasons: fc.array(fc.constantFrom(...seasons), { maxLength: 2 }),
      statuses: fc.array(fc.constantFrom("Finished", "Finished Airing", "Unknown"), {
        maxLength: 2,
      }),
      lengths: fc.array(fc.constantFrom("1", "2-13", "2-5", "53-"), { maxLength: 2 }),
      carried_over: fc.constant(false),
      one_per_franchise: fc.boolean(),
      sort: fc.constantFrom(...sortOrders),
      language: fc.constantFrom(...titleLanguages),
    },
    { requiredKeys: ["kind"] },
  )
  .map((asked) => ({ ...everything, ...asked }));

/** The values of a title in a group, as a sentence says them. */
function valuesOf(title: Title, group: Group): string[] {
  const parts = title.kind === "anime" ? title.total : title.volumes;
  const values: Record<Group, readonly (string | number | null | undefined)[]> = {
    genres: title.genres,
    themes: title.themes,
    types: [title.type === "unknown" ? null : title.type],
    years: [title.year],
    seasons: [title.season],
    statuses: [title.status === "Unknown" ? null : title.status],
    lengths: [
      lengths[title.kind].find(
        ({ from, to = Infinity }) => parts !== null && parts >= from && parts <= to,
      )?.value,
    ],
  };
  return values[group].flatMap((value) => (value ? [String(value)] : []));
}

const adds: readonly Group[] = ["genres", "themes"];

function passes(title: Title, request: BrowseRequest, group: Group): boolean {
  const own = valuesOf(title, group);
  const wanted = request[group];
  if (wanted.length === 0) return true;
  if (adds.includes(group)) return wanted.every((value) => own.includes(value));
  return wanted.some((value) =>
    value === "1990s" ? own.some((year) => year.startsWith("199")) : own.includes(value),
  );
}

/** What a naive reader calls the franchise of a title of the kind asked for. */
function franchisesIn(
  catalogue: Catalogue,
  titles: readonly Title[],
  { kind }: BrowseRequest,
): (id: number) => unknown {
  const { from, to } = catalogue.rowsOf(kind);
  const places = new Map(
    Array.from({ length: to - from }, (_, at) => [catalogue.id(from + at), at] as const),
  );
  const ofKind = titles.filter((title) => title.kind === kind);
  return naiveFranchises(
    ofKind.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
  );
}

const firstOfEach = (ids: readonly number[], groupOf: (id: number) => unknown): number[] =>
  ids.filter((id, at) => !ids.slice(0, at).some((before) => groupOf(before) === groupOf(id)));

describe("browsing", () => {
  it("finds what a naive filter finds, and counts what each further value would leave", () => {
    fc.assert(
      fc.property(fc.oneof(anyTitles, relatedAnime), requests, (titles, request) => {
        const catalogue = catalogueOf(titles);
        const all = idsIn(catalogue, { ...request, one_per_franchise: false });
        const { facets } = browseTitles(catalogue, request);
        const visible = titles.filter(({ kind, adult }) => kind === request.kind && !adult);
        const wanted = visible.filter((title) =>
          groups.every((group) => passes(title, request, group)),
        );
        expect(all.toSorted()).toEqual(wanted.map(({ id }) => id).sort());
        expect(idsIn(catalogue, request)).toEqual(
          request.one_per_franchise
            ? firstOfEach(all, franchisesIn(catalogue, titles, request))
            : all,
        );
        for (const group of groups) {
          for (const { value, count } of facets[group]) {
            const others = adds.includes(group)
              ? wanted
              : visible.filter((title) =>
                  groups.every((other) => other === group || passes(title, request, other)),
                );
            expect(
              others.filter((title) => valuesOf(title, group).includes(value)),
              `${group} ${value}`,
            ).toHaveLength(count);
          }
        }
      }),
    );
  });

  it("shows of each franchise what comes first, in any order", () => {
    fc.assert(
      fc.property(relatedAnime, fc.constantFrom(...sortOrders), (titles, sort) => {
        const catalogue = catalogueOf(titles);
        const request = { ...everything, sort, one_per_franchise: true };
        const franchiseOf = franchisesIn(catalogue, titles, request);
        expect(idsIn(catalogue, request)).toEqual(
          firstOfEach(idsIn(catalogue, { ...everything, sort }), franchiseOf),
        );
      }),
      { numRuns: 200 },
    );
  });

  it("never shows what is for adults", () => {
    expect(found([example({ id: 1, adult: true }), example({ id: 2 })], {})).toEqual([2]);
  });

  it("offers a value only where it would find something", () => {
    const titles = [
      example({ id: 1, genres: ["Action", "Comedy"], year: 2020 }),
      example({ id: 2, genres: ["Drama"], year: 2021 }),
    ];
    const { facets } = browseTitles(catalogueOf(titles), { ...everything, genres: ["Action"] });
    expect(facets.genres.map(({ value }) => value).sort()).toEqual(["Action", "Comedy"]);
    expect(facets.years).toEqual([{ value: "2020", count: 1 }]);
  });

  it("takes a status that nobody knows for a missing value, as it does a year", () => {
    const titles = [example({ id: 1, status: "Unknown" }), example({ id: 2, status: "Finished" })];
    expect(found(titles, { statuses: ["N/A"] })).toEqual([1]);
    expect(found(titles, { statuses: ["Unknown"] })).toEqual([]);
  });

  it("goes by what is best known, newest, first in the alphabet, or last in the catalogue", () => {
    const titles = [
      example({ id: 1, title: "Zeta", japanese: "あさ", popularity: 90, from: "2001-01-01" }),
      example({ id: 2, title: "beta 10", japanese: "カ", popularity: 50, from: "2023-10" }),
      example({
        id: 3,
        title: "Omega",
        japanese: "亜",
        english: "Beta 9",
        popularity: 10,
        year: 2024,
      }),
      example({ id: 4, title: "“Alpha”", popularity: 5 }),
    ];
    expect(found(titles, { sort: "known" })).toEqual([1, 2, 3, 4]);
    expect(found(titles, { sort: "newest" })).toEqual([3, 2, 1, 4]);
    expect(found(titles, { sort: "title" })).toEqual([4, 3, 2, 1]);
    expect(found(titles, { sort: "title", language: "romaji" })).toEqual([4, 2, 3, 1]);
    expect(found(titles, { sort: "title", language: "japanese" })).toEqual([4, 1, 2, 3]);
    const before = writeSnapshot(
      [titles[0], titles[3]] as Title[],
      [],
      addedDays(undefined, new Date(0)),
    );
    const catalogue = openSnapshot(
      writeSnapshot(
        titles,
        [],
        addedDays({ number: 2, bytes: before }, new Date(86_400_000 * 20_000)),
      ),
    );
    const added = browseTitles(catalogue, { ...everything, sort: "added" });
    expect(added.rows.map((row) => catalogue.id(row))).toEqual([3, 2, 4, 1]);
  });

  it("finds a studio by name and by how addresses write it", () => {
    const titles = [
      example({ id: 1, makers: ["Brain's Base"] }),
      example({ id: 2, makers: ["Bones", "Brain's Base"] }),
      example({ id: 3, makers: ["Bones"] }),
      example({ id: 4, kind: "manga", makers: ["Brain's Base"] }),
    ];
    for (const maker of ["Brain's Base", "brain-s-base", "BRAIN S BASE"]) {
      expect(found(titles, { maker })).toEqual([1, 2]);
    }
    const nobody = browseTitles(catalogueOf(titles), { ...everything, maker: "?" });
    expect(nobody.maker).toBe(null);
  });

  it("finds a studio in all its spellings, called as the best-known title calls it that is for everybody", () => {
    const titles = [
      example({ id: 1, makers: ["WIT STUDIO"], popularity: 90, adult: true }),
      example({ id: 2, makers: ["Wit Studio"], popularity: 80 }),
      example({ id: 3, makers: ["wit-studio", "Bones", "Wit studio"], popularity: 70 }),
      example({ id: 4, makers: ["☆"], popularity: 60 }),
      example({ id: 5, makers: ["♪"], popularity: 50 }),
    ];
    for (const maker of ["Wit Studio", "wit-studio", "WIT STUDIO", "Wit studio"]) {
      const asked = { ...everything, maker };
      expect(browseTitles(catalogueOf(titles), asked).maker).toBe("Wit Studio");
      expect(found(titles, { maker })).toEqual([2, 3]);
    }
    expect(found(titles, { maker: "♪" })).toEqual([5]);
  });

  it("carries over what began before a season and went on in it", () => {
    const titles = [
      example({ id: 1, from: "2023-04-01", to: "2023-12-20", total: 36 }),
      example({ id: 2, from: "2023-10-01", to: "2024-03-22", season: "fall", year: 2023 }),
      example({ id: 3, from: "2023-07-01", to: "2023-10-05", total: 13 }),
      example({ id: 4, type: "tv", from: "1999-10-20", status: "Currently Airing" }),
      example({ id: 5, from: "2023", to: "2023-12", total: 1 }),
      example({ id: 6, from: "1999", status: "Finished Airing" }),
      example({ id: 7, type: "tv", status: "Currently Airing" }),
      // Nobody has noted when these ended.
      example({ id: 8, type: "ova", from: "2004-11", status: "Currently Airing" }),
      example({ id: 9, type: "ona", from: "2019", status: "Currently Airing" }),
      example({ id: 10, type: "ona", from: "2023-04-01", status: "Currently Airing" }),
    ];
    const carried = { carried_over: true, years: ["2023"], seasons: ["fall"] };
    expect(found(titles, carried)).toEqual([1, 4, 10]);
    expect(found(titles, { ...carried, years: ["9999"] })).toEqual([]);
    expect(found(titles, { ...carried, years: [] })).toEqual([]);
    expect(found(titles, { ...carried, seasons: ["monsoon"] })).toEqual([]);
  });
});

describe("a name in an address", () => {
  it("is small letters, digits and hyphens, of any script", () => {
    expect(slugOf("Studio Ghibli")).toBe("studio-ghibli");
    expect(slugOf("Brain's Base")).toBe("brain-s-base");
    expect(slugOf("  Pokémon!! ")).toBe("pokemon");
    expect(slugOf("京都アニメーション")).toBe("京都アニメーション");
    expect(slugOf("!?")).toBe("");
  });

  it("stays as it is when it is made once more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(slugOf(slugOf(text))).toBe(slugOf(text));
      }),
    );
  });
});
