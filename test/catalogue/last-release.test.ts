import { beforeAll, describe, expect, it } from "vitest";
import { addedDays } from "../../functions/catalogue/added.ts";
import { browseAnswer } from "../../functions/catalogue/browse/browse-answer.ts";
import { everything, type BrowseRequest } from "../../functions/catalogue/browse/browse.ts";
import type { Catalogue } from "../../functions/catalogue/catalogue.ts";
import { findTitles } from "../../functions/catalogue/describe/find-titles.ts";
import { labelsOf } from "../../functions/catalogue/labels.ts";
import { laterSections } from "../../functions/catalogue/sections/later-sections.ts";
import { writeSections, type Section } from "../../functions/catalogue/sections/sections.ts";
import { snapshotOpeners, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { suggestionsFor } from "../../functions/catalogue/suggest/suggestions.ts";
import { modelOpeners } from "../../functions/recommend/model.ts";
import { recommend } from "../../functions/recommend/recommend.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { titleLanguages } from "../../shared/titles/title-name.ts";
import { goldenFiles, goldenFormats, goldenObject, goldenTitles } from "../golden/last-release.ts";
import { sectionsOf } from "../golden/shapes.ts";
import { example } from "./titles.ts";

/*
 * What the last release has left in its buckets, through the readers of today.
 */
let bytes: Uint8Array;
let catalogue: Catalogue;
beforeAll(async () => {
  bytes = await goldenObject(goldenFiles.snapshot);
  catalogue = snapshotOpeners[goldenFormats.snapshot](bytes);
});

const rowOf = (kind: Kind, id: number): number => catalogue.find(kind, id) ?? -1;

const browsed = (of: Catalogue, request: Partial<BrowseRequest>) =>
  browseAnswer(of, { ...everything, ...request, page: 1, page_size: 50 });

/** Everything that is asked of a catalogue. */
const askEverything = (of: Catalogue) =>
  kinds.map((kind) => ({
    cards: goldenTitles[kind].map((id) => {
      const row = of.find(kind, id) ?? -1;
      return [
        of.card(row),
        of.summary(row),
        of.makers(row),
        of.themes(row),
        of.franchise(row),
        of.relation(row),
        of.needs(row),
        of.adapts(row),
        of.forChildren[row],
      ];
    }),
    found: ["one piece", "shingeky", "boy who becomes titan", "bones", "fall 2023"].map((query) => [
      findTitles(of, kind, query),
      suggestionsFor(of, kind, query, undefined),
    ]),
    labels: [labelsOf(of, kind, "themes").names, labelsOf(of, kind, "makers").names],
    browsed: (["known", "newest", "title", "added"] as const).flatMap((sort) =>
      titleLanguages.map((language) => browsed(of, { kind, sort, language })),
    ),
  }));

describe("the last release's snapshot", () => {
  it("has cards", () => {
    expect(catalogue.size).toBe(goldenTitles.anime.length + goldenTitles.manga.length);
    expect(catalogue.card(rowOf("anime", 25777))).toMatchObject({
      title: "Shingeki no Kyojin Season 2",
      english: "Attack on Titan Season 2",
      type: "tv",
      status: "Finished Airing",
      season: "spring",
      year: 2017,
      total: 12,
      prequel: 16498,
      published: "Apr 2017 to Jun 2017",
    });
    expect(catalogue.card(rowOf("manga", 2))).toMatchObject({ title: "Berserk", total: null });
    expect(catalogue.makers(rowOf("anime", 5114))).toEqual(["Bones"]);
    expect(catalogue.adapts(rowOf("anime", 1535))).toBe(21);
    expect(catalogue.franchise(rowOf("anime", 35760))).toBe(rowOf("anime", 16498));
  });

  it("is searched, browsed and described", () => {
    const best = (kind: Kind, query: string) =>
      catalogue.id(findTitles(catalogue, kind, query).rows[0] ?? -1);
    expect(best("anime", "frieren")).toBe(52991);
    expect(best("anime", "alchemst")).toBe(5114);
    expect(best("anime", "進撃の巨人")).toBe(16498);
    expect(best("manga", "berserk")).toBe(2);
    const { suggestions } = suggestionsFor(catalogue, "anime", "madhouse", undefined);
    expect(suggestions).toMatchObject([{ name: "Madhouse" }]);
    expect(browsed(catalogue, { kind: "anime", maker: "Madhouse" })).toMatchObject({
      total_count: 2,
    });
  });

  it.each(kinds)("is recommended from, by its model of %s", async (kind) => {
    const model = modelOpeners[goldenFormats.model](await goldenObject(goldenFiles.model[kind]));
    const liked = goldenTitles[kind].slice(0, 3);
    const known = new Set(liked);
    const found = recommend(catalogue, model, { kind, liked, excluded: known, completed: known });
    expect(found).not.toEqual([]);
    for (const { card, reasons } of found) {
      expect(goldenTitles[kind]).toContain(card.id);
      expect(reasons).not.toEqual([]);
    }
  });

  it("tells the next one what is new", () => {
    const titles = [example({ id: 1 }), example({ id: 7 })];
    const last = { number: goldenFormats.snapshot, bytes };
    const next = snapshotOpeners[goldenFormats.snapshot](
      writeSnapshot(titles, [], addedDays(last, new Date(86_400_000 * 20_500))),
    );
    const added = [1, 7].map((id) => next.sections.u16("row.added")[next.find("anime", id) ?? -1]);
    expect(added).toEqual([20_000, 20_500]);
  });
});

/** The last release's snapshot without some of its sections, as a release before it may have written it. */
function without(...lacking: readonly string[]): Catalogue {
  const { sections } = catalogue;
  const kept = sectionsOf(bytes).map((section) => section.split(" ") as [string, "u8"]);
  return snapshotOpeners[goldenFormats.snapshot](
    writeSections(
      Object.fromEntries(
        kept
          .filter(([name]) => !lacking.includes(name))
          .map(([name, width]): [string, Section] => [name, sections[width](name)]),
      ),
    ),
  );
}

/** What comes and goes together: a column, or all sections of an index. */
const parts = [
  ...new Set(
    [...laterSections.keys()].map((name) =>
      name.startsWith("row.") ? name : name.replace(/\..*/, ""),
    ),
  ),
];
const lackingWith = (part: string): string[] =>
  [...laterSections.keys()].filter((name) => name === part || name.startsWith(`${part}.`));

describe("a snapshot without", () => {
  it.each(parts)("%s answers all the same", (part) => {
    expect(askEverything(without(...lackingWith(part)))).toHaveLength(kinds.length);
  });

  it("any of them answers all the same, and says nothing of what it lacks", () => {
    const old = without(...laterSections.keys());
    expect(askEverything(old)).toHaveLength(kinds.length);
    const row = old.find("anime", 25777) ?? -1;
    expect(old.card(row)).toEqual(catalogue.card(row));
    expect(old.makers(row)).toEqual([]);
    expect(old.adapts(row)).toBe(null);
    expect(old.relation(row)).toEqual({ kind: "after", id: 16498 });
    expect(old.franchise(row)).toBe(row);
    expect(old.forChildren[row]).toBe(0);
    expect(suggestionsFor(old, "anime", "madhouse", undefined).suggestions).toEqual([]);
  });

  it("a section of its first format is refused by name", () => {
    expect(() => askEverything(without("row.total"))).toThrow("no section row.total");
  });
});
