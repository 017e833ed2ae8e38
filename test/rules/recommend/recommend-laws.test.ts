import { expect, test } from "vitest";
import { mainRelation, relationKinds } from "../../../catalogue/title.ts";
import { learnModel } from "../../../functions/recommend/learn.ts";
import { Model } from "../../../functions/recommend/model.ts";
import { genres } from "../../../shared/filters.ts";
import * as limits from "../../../shared/limits.ts";
import { fc } from "../../support/properties.ts";
import { anime, recommender, idsOf } from "../../support/recommender.ts";

/** A small catalogue with arbitrary genres and links, and arbitrary lists over it. */
const worlds = fc.record({
  titles: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 60 }),
      genres: fc.uniqueArray(fc.constantFrom(...genres), { maxLength: 3 }),
      popularity: fc.integer({ min: 0, max: 100 }),
      adult: fc.boolean(),
      relations: fc.array(
        fc.record({
          kind: fc.constantFrom(...relationKinds),
          id: fc.integer({ min: 1, max: 60 }),
        }),
        { maxLength: 3 },
      ),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  ),
  lists: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 70 })), { maxLength: 20 }),
  liked: fc.uniqueArray(fc.integer({ min: 1, max: 70 }), { maxLength: 10 }),
  excluded: fc.uniqueArray(fc.integer({ min: 1, max: 70 }), { maxLength: 10 }),
  completed: fc.uniqueArray(fc.integer({ min: 1, max: 70 }), { maxLength: 10 }),
});

test("whatever the community, the rules hold and every weight is a number", () => {
  fc.assert(
    fc.property(worlds, ({ titles, lists, ...question }) => {
      const known = titles.map(({ id, ...facts }) => anime(id, facts));
      const found = recommender(known, lists)(question);
      const ids = idsOf(found);
      expect(ids.length).toBeLessThanOrEqual(limits.recommendationsReturned);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { card, reasons } of found) {
        expect(card.adult).toBe(false);
        expect([...question.liked, ...question.excluded]).not.toContain(card.id);
        const related = mainRelation(known.find(({ id }) => id === card.id) ?? { relations: [] });
        if (related !== undefined && related.kind !== "version") {
          expect(question.completed).toContain(related.id);
        }
        expect(reasons).not.toHaveLength(0);
      }
      const scores = new Model(learnModel("anime", known, lists)).scores(question.liked);
      expect([...scores].every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("the same titles and lists give the same bytes", () => {
  const titles = [1, 2, 3].map((id) => anime(id, { genres: ["Drama"] }));
  const lists = [
    [1, 2],
    [2, 3],
  ];
  expect(learnModel("anime", titles, lists)).toEqual(learnModel("anime", titles, lists));
});

test("a truncated model is refused, not misread", () => {
  const bytes = learnModel("anime", [anime(1, { genres: ["Drama"] })], []);
  expect(() => new Model(bytes.subarray(0, 10))).toThrow(RangeError);
});
