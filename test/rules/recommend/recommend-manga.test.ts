import { describe, expect, test } from "vitest";
import { blankTitle, type Title } from "../../../catalogue/title.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { learnModel } from "../../../functions/recommend/learn.ts";
import { Model } from "../../../functions/recommend/model.ts";
import { recommend } from "../../../functions/recommend/recommend.ts";
import { shippedTitles } from "../../../scripts/shipped-titles.ts";
import { fc } from "../../support/properties.ts";

function recommender(titles: readonly Title[]) {
  const catalogue = openSnapshot(writeSnapshot(titles));
  const model = new Model(learnModel("manga", titles, []));
  return (
    liked: readonly number[],
    madeInto: ReadonlyMap<number, string> = new Map(),
    unwanted: readonly number[] = [],
  ) => {
    const read = liked.filter((id) => !madeInto.has(id));
    const excluded = new Set([...read, ...unwanted]);
    const wishes = { kind: "manga", liked, excluded, completed: new Set<number>() } as const;
    return recommend(catalogue, model, { ...wishes, read, madeInto });
  };
}

const manga = (id: number, facts: Partial<Title> = {}): Title => ({
  ...blankTitle("manga", id, `Work ${String.fromCodePoint(64 + id)}`),
  type: "manga",
  genres: ["Drama"],
  themes: ["Music"],
  popularity: 50,
  ...facts,
});

describe("manga", () => {
  test("that tell once more what somebody has read are nothing new to them", () => {
    const version = { relations: [{ kind: "version", id: 1 }] } as const;
    const ask = recommender([manga(1), manga(2, { type: "light_novel", ...version }), manga(3)]);
    expect(ask([1]).map(({ card }) => card.id)).toEqual([3]);
    expect(ask([2]).map(({ card }) => card.id)).toEqual([3]);
  });

  test("behind anime say so, in the word for what they are, also where they go on from something", () => {
    const ask = recommender([
      manga(1),
      manga(2, { type: "light_novel" }),
      manga(3),
      manga(4, { type: "manhwa", relations: [{ kind: "after", id: 5 }] }),
      manga(5, { adult: true }),
    ]);
    const behind = new Map([
      [1, "The Anime"],
      [2, "The Series!"],
      [4, "The Sequel"],
    ]);
    const reasons = new Map(
      ask([1, 2, 4], behind).map(({ card, reasons: all }) => [card.id, all[0] ?? ""]),
    );
    expect(reasons.get(1)).toBe("The manga behind The Anime.");
    expect(reasons.get(2)).toBe("The novel behind The Series!");
    expect(reasons.get(4)).toBe("The manhwa behind The Sequel.");
    expect(reasons.get(3)).toMatch(/^Shares /);
  });

  test("that tell in another form what somebody has seen say that they do", () => {
    const version = { relations: [{ kind: "version", id: 1 }] } as const;
    const ask = recommender([manga(1, { type: "light_novel" }), manga(2, version), manga(3)]);
    const found = ask([1], new Map([[1, "The Anime"]]), [1]);
    const reasons = new Map(found.map(({ card, reasons: all }) => [card.id, all[0] ?? ""]));
    expect(reasons.get(2)).toBe("Tells The Anime as a manga.");
    expect(reasons.get(3)).toMatch(/^Shares /);
  });

  test("that are another part of what somebody has seen do not say that they tell it", () => {
    const after = { relations: [{ kind: "after", id: 1 }] } as const;
    const ask = recommender([manga(1), manga(2, after), manga(3)]);
    const found = ask([2], new Map([[2, "The Sequel"]]), [2]);
    const [first] = found.filter(({ card }) => card.id === 1);
    expect(first?.reasons[0]).toMatch(/^Shares /);
  });
});

test("of the catalogue that ships, whoever has read or seen what: something to read, and most of it new", () => {
  const titles = shippedTitles();
  const ask = recommender(titles);
  const known = titles.filter(({ kind, popularity }) => kind === "manga" && popularity >= 40);
  const some = fc.uniqueArray(fc.constantFrom(...known.map(({ id }) => id)), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(some, some, (read, seen) => {
      const behind = new Map(seen.map((id) => [id, "an anime"]));
      const found = ask([...new Set([...read, ...seen])], behind);
      expect(found.length).toBeGreaterThanOrEqual(10);
      for (const { card, reasons } of found) {
        expect(card.kind).toBe("manga");
        expect(card.adult).toBe(false);
        expect(reasons).not.toHaveLength(0);
        if (!behind.has(card.id)) expect(read).not.toContain(card.id);
      }
      expect(found.filter(({ card }) => behind.has(card.id)).length).toBeLessThanOrEqual(6);
    }),
    { numRuns: 40 },
  );
});
