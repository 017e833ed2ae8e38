/*
 * Recommendations from the catalogue that ships, without a single list to learn from: what a new community is served.
 */
import { describe, expect, test } from "vitest";
import { type Title, prequelOf, mainRelation } from "../../../catalogue/title.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { learnModel } from "../../../functions/recommend/learn.ts";
import { Model } from "../../../functions/recommend/model.ts";
import { recommend } from "../../../functions/recommend/recommend.ts";
import { shippedTitles } from "../../../scripts/shipped-titles.ts";
import { fc } from "../../support/properties.ts";

const titles = shippedTitles();
const anime = new Map(
  titles.filter(({ kind }) => kind === "anime").map((title) => [title.id, title]),
);
/** What fans have on their lists: of what hardly anybody knows little is told. */
const known = [...anime.values()].filter(
  ({ genres, popularity }) => genres.length > 0 && popularity >= 40,
);
const catalogue = openSnapshot(writeSnapshot(titles));
const model = new Model(learnModel("anime", titles, []));

function suggested(liked: readonly number[]) {
  const excluded = new Set(liked);
  return recommend(catalogue, model, { kind: "anime", liked, excluded, completed: excluded });
}

const labels = ({ genres, themes, makers }: Title): readonly string[] => [
  ...genres,
  ...themes,
  ...makers,
];
const has = (title: Title, ...wanted: readonly string[]): boolean =>
  wanted.some((label) => labels(title).includes(label));
const shownName = (title: Title): string => title.english ?? title.title;

test("each pick shares a trait with what it starts from, and each reason names one that is there", () => {
  const shelves = fc.uniqueArray(fc.constantFrom(...anime.keys()), { maxLength: 30 });
  const famous = fc.uniqueArray(fc.constantFrom(...known.map(({ id }) => id)), { maxLength: 30 });
  fc.assert(
    fc.property(fc.oneof(shelves, famous), (liked) => {
      const shelf = liked.flatMap((id) => anime.get(id) ?? []);
      for (const { card, reasons } of suggested(liked)) {
        const pick = anime.get(card.id);
        if (pick === undefined) throw new Error(`${String(card.id)} is not in the catalogue.`);
        expect(reasons).not.toHaveLength(0);
        for (const reason of reasons) {
          if (reason.startsWith("Goes on where ")) {
            const prequel = anime.get(prequelOf(pick) ?? 0);
            expect(reason).toBe(
              `Goes on where ${prequel === undefined ? "?" : shownName(prequel)} ended.`,
            );
            expect(liked).toContain(prequel?.id);
            continue;
          }
          const [, list = ""] = /^(?:Shares|Made by) (.+?)(?: with|, like) /u.exec(reason) ?? [];
          const shared = list.split(/,? and |, /u);
          for (const label of shared) expect(labels(pick), reason).toContain(label);
          const alike = shelf.filter((title) => shared.every((label) => has(title, label)));
          expect(
            alike.some((title) => reason.includes(shownName(title))),
            reason,
          ).toBe(true);
        }
      }
    }),
    { numRuns: 150 },
  );
});

/** Kinds of shelves on which nobody fights. */
const quietShelves: Readonly<Record<string, (title: Title) => boolean>> = {
  "slice of life": (title) => has(title, "Slice of Life"),
  healing: (title) => has(title, "Iyashikei"),
  "cute girls": (title) => has(title, "CGDCT"),
  "quiet love": (title) => has(title, "Slice of Life") && has(title, "Romance"),
  "at home": (title) =>
    has(title, "Slice of Life") && has(title, "Childcare", "Adult Cast", "Gourmet"),
  "school days": (title) => has(title, "Slice of Life") && has(title, "School"),
};
const loud = [
  "Action",
  "Gore",
  "Horror",
  "Martial Arts",
  "Military",
  "Sports",
  "Super Power",
  "Suspense",
];
/** A gag with swords is a comedy. */
const isBattle = (title: Title): boolean =>
  has(title, "Action") &&
  has(title, "Shounen", "Super Power", "Martial Arts") &&
  !has(title, "Gag Humor");

describe.each(Object.keys(quietShelves))("five quiet titles or more (%s)", (kind) => {
  const isOfKind = quietShelves[kind];
  // The quiet special of a battle leads to that, and should.
  const quiet = known.filter(
    (title) =>
      isOfKind?.(title) === true &&
      !has(title, ...loud) &&
      ["after", undefined].includes(mainRelation(title)?.kind),
  );

  test("lead to no battle among the first ten", () => {
    const shelves = fc.uniqueArray(fc.constantFrom(...quiet), { minLength: 5, maxLength: 8 });
    fc.assert(
      fc.property(shelves, (shelf) => {
        const first = suggested(shelf.map(({ id }) => id)).slice(0, 10);
        expect(first).toHaveLength(10);
        const battles = first.flatMap(({ card }) => anime.get(card.id) ?? []).filter(isBattle);
        expect(battles.map(shownName), shelf.map(shownName).join(", ")).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test("what is rarest about three titles comes first, whatever is better known", () => {
  const found = (name: string) => known.find((title) => shownName(title) === name)?.id ?? 0;
  const firstOf = (...names: readonly string[]) =>
    suggested(names.map(found))
      .slice(0, 5)
      .flatMap(({ card }) => anime.get(card.id) ?? []);
  const sports = firstOf("Haikyu!!", "Slam Dunk", "Kuroko's Basketball");
  expect(sports.filter((title) => has(title, "Sports")).length).toBeGreaterThanOrEqual(4);
  const mecha = firstOf("Neon Genesis Evangelion", "Gurren Lagann", "Eureka Seven");
  expect(mecha.filter((title) => has(title, "Mecha")).length).toBeGreaterThanOrEqual(3);
});
