import { describe, expect, test } from "vitest";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { franchiseOf } from "../../../functions/recommend/franchise.ts";
import { Model, writeModel } from "../../../functions/recommend/model.ts";
import { trainModel } from "../../../functions/recommend/train.ts";
import { trainingSettings } from "../../../functions/recommend/training.ts";
import { writeTraits } from "../../../functions/recommend/traits.ts";
import { genres } from "../../../shared/filters.ts";
import * as limits from "../../../shared/limits.ts";
import { anime, recommender, idsOf } from "../../support/recommender.ts";

describe("without any list", () => {
  const ask = recommender(
    [
      anime(1, { genres: ["Fantasy", "Drama"], themes: ["Elves"] }),
      anime(2, { genres: ["Fantasy", "Drama"], themes: ["Elves"] }),
      anime(3, { genres: ["Sports"], themes: ["Racing"] }),
      anime(4, { genres: ["Sports"], themes: ["Racing"], popularity: 51 }),
      anime(5, {
        genres: ["Fantasy", "Drama"],
        themes: ["Elves"],
        relations: [{ kind: "after", id: 2 }],
      }),
      anime(6, { genres: ["Fantasy", "Drama"], themes: ["Elves"], adult: true }),
      anime(7, { genres: ["Gourmet"] }),
    ],
    [],
  );

  test("titles of the same traits come first, although others are better known", () => {
    expect(idsOf(ask({ liked: [1] }))[0]).toBe(2);
    expect(idsOf(ask({ liked: [3] }))[0]).toBe(4);
  });

  test("adult titles and what is excluded never come", () => {
    const ids = idsOf(ask({ liked: [1], excluded: [2], completed: [2] }));
    expect(ids).not.toContain(6);
    expect(ids).not.toContain(1);
    expect(ids).not.toContain(2);
  });

  test("a sequel comes only to those who completed what comes before it", () => {
    expect(idsOf(ask({ liked: [1], excluded: [2] }))).not.toContain(5);
    expect(idsOf(ask({ liked: [1], excluded: [2], completed: [2] }))[0]).toBe(5);
  });

  test("each comes with reasons: the story, the titles and the traits", () => {
    const [sequel] = ask({ liked: [1, 2], completed: [2] });
    expect(sequel?.reasons).toEqual([
      "Goes on where Title-2 ended.",
      expect.stringMatching(
        /^Shares Elves, (Drama|Fantasy), and (Drama|Fantasy) with Title-[12] and Title-[12]\.$/,
      ),
    ]);
  });

  test("nothing comes to those of whose titles nothing is known, and nothing that shares no trait", () => {
    expect(ask({ liked: [999] })).toEqual([]);
    expect(idsOf(ask({ liked: [3] }))).toEqual([4]);
  });

  test("makers are a trait; an audience, an award, a source, a type or a year are none", () => {
    const alike = { source: "Manga", type: "tv", year: 2007, themes: ["Shounen"] } as const;
    const titles = [
      anime(1, { ...alike, genres: ["Drama", "Award Winning"], makers: ["Studio Moon"] }),
      anime(2, { ...alike, genres: ["Comedy", "Award Winning"] }),
      anime(3, { genres: ["Comedy"], makers: ["Studio Moon"] }),
    ];
    const found = recommender(titles, [])({ liked: [1] });
    expect(found.map(({ card, reasons }) => [card.id, ...reasons])).toEqual([
      [3, "Made by Studio Moon, like Title-1."],
    ]);
  });
});

describe("with lists", () => {
  /** Nothing in common but the people: 1 goes with 2, and 3 with 4. */
  const titles = Array.from({ length: 8 }, (_, at) =>
    anime(at + 1, { genres: [genres[at] ?? "Action"], popularity: 10 * (7 - at) }),
  );
  const lists = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? [1, 2, 5] : [3, 4, 5]));
  const ask = recommender(titles, lists);

  test("what the same people have comes first, and what everybody has only then", () => {
    expect(idsOf(ask({ liked: [1] }))[0]).toBe(2);
    expect(idsOf(ask({ liked: [4] }))[0]).toBe(3);
  });

  test("the reason is the title that speaks for it", () => {
    const [first] = ask({ liked: [1, 8] });
    expect(first?.reasons[0]).toBe("Goes well with Title-1.");
  });

  test("a title that ends a sentence by itself gets no second full stop", () => {
    const loud = titles.map((title) => ({ ...title, title: `${title.title}!!` }));
    const [first] = recommender(loud, lists)({ liked: [1, 8] });
    expect(first?.reasons[0]).toBe("Goes well with Title-1!!");
  });

  test("lists of titles that the catalogue lacks, and empty ones, do no harm", () => {
    const odd = recommender(titles, [...lists, [], [4_000_000], [1, 4_000_000]]);
    expect(idsOf(odd({ liked: [1] }))[0]).toBe(2);
  });

  test("what fewer than twenty lists hold together says nothing", () => {
    const pair = (count: number) => Array.from({ length: count }, () => [1, 2, 3]);
    const few = limits.pairLists - 1;
    expect(recommender(titles, pair(few))({ liked: [1] })).toEqual([]);
    const [first] = recommender(titles, pair(limits.pairLists))({ liked: [1] });
    expect(first?.reasons).toEqual(["Goes well with Title-1."]);

    // Between titles that content can compare it decides alone, whatever those few lists say.
    const kin = titles.map((title) => ({ ...title, makers: title.id < 3 ? ["Studio Moon"] : [] }));
    const others = Array.from({ length: few }, () => [1, 3]);
    expect(idsOf(recommender(kin, others)({ liked: [1] }))).toEqual([2]);
  });
});

test("a title listens to as many neighbours as lists hold it, within bounds, and to fewer when none does", () => {
  const content = {
    starts: new Uint32Array(7),
    columns: new Uint32Array(),
    values: new Float32Array(),
    width: 0,
  };
  const lists = [[0, 1, 2], [0, 1], [0, 1], [0]].map((list) => Uint32Array.from(list));
  const settings = { ...trainingSettings, neighbours: { unlisted: 1, least: 2, most: 3 } };
  const set = { lists, content, fame: new Float32Array(6).fill(0.1) };
  expect([...trainModel(set, settings).starts]).toEqual([0, 3, 6, 8, 9, 10, 11]);
  expect([...trainModel(set, { ...settings, pairs: 10 }).starts]).toEqual([0, 2, 4, 6, 7, 8, 9]);
});

test("weights that were learnt for little known people give way as more is known", () => {
  const weights = {
    starts: Uint32Array.of(0, 1, 1, 1, 1, 1, 1),
    neighbours: Uint16Array.of(1),
    warm: Float32Array.of(0),
    cold: Float32Array.of(1),
    held: Uint8Array.of(1),
    rate: new Float32Array(6),
    contentShare: 0,
  };
  const ids = Uint32Array.of(10, 11, 12, 13, 14, 15);
  const model = new Model(
    writeModel(ids, weights, writeTraits([...ids].map((id) => anime(id, {})))),
  );
  const score = (known: readonly number[]) => model.scores(known)[0];
  expect(score([11])).toBeCloseTo(1, 4);
  expect(score([11, 12, 13])).toBeCloseTo(1, 4);
  expect(score([11, 12, 13, 14])).toBeCloseTo(9 / 16, 4);
  expect(score([12, 13, 14])).toBe(0);
});

test("one title of each franchise comes, however many there are", () => {
  const seasons = Array.from({ length: 10 }, (_, at) =>
    anime(at + 1, { title: `Moon Garden Season ${at + 1}`, genres: ["Drama"] }),
  );
  const others = [20, 21].map((id) => anime(id, { genres: ["Drama"] }));
  const found = recommender([...seasons, ...others], [])({ liked: [21] });
  expect(idsOf(found).filter((id) => id <= 10)).toHaveLength(1);
});

test.each([
  ["Attack on Titan Season 3", "Attack on Titan"],
  ["Mushishi Zoku Shou 2nd Season", "Mushishi Zoku Shou"],
  ["Code Geass: Hangyaku no Lelouch R2", "Code Geass"],
  ["Kaguya-sama wa Kokurasetai? Tensai-tachi", "Kaguya-sama wa Kokurasetai"],
  ["K-On!!", "K-On!"],
  ["Mob Psycho 100 III", "Mob Psycho"],
])("%s and %s are one franchise", (one, other) => {
  const catalogue = openSnapshot(
    writeSnapshot([anime(1, { title: one }), anime(2, { title: other })]),
  );
  const [first, second] = [1, 2].map((id) =>
    franchiseOf(catalogue, catalogue.find("anime", id) ?? -1),
  );
  expect(first).toBe(second);
});

test("relations lead to one franchise whatever the parts are called, a circle of them ends, and a crossover joins none", () => {
  const catalogue = openSnapshot(
    writeSnapshot([
      anime(1, { title: "Bakemonogatari" }),
      anime(2, { title: "Nisemonogatari", relations: [{ kind: "after", id: 1 }] }),
      anime(3, { title: "Here", relations: [{ kind: "after", id: 4 }] }),
      anime(4, { title: "There", relations: [{ kind: "after", id: 3 }] }),
      anime(5, { title: "Kizu", relations: [{ kind: "film", id: 2 }] }),
      anime(7, {
        title: "Year One",
        relations: [
          { kind: "side", id: 1 },
          { kind: "side", id: 2 },
        ],
      }),
      anime(6, {
        title: "Quartet",
        relations: [
          { kind: "side", id: 1 },
          { kind: "side", id: 3 },
        ],
      }),
    ]),
  );
  const franchise = (id: number) => franchiseOf(catalogue, catalogue.find("anime", id) ?? -1);
  expect(franchise(2)).toBe(franchise(1));
  expect(franchise(5)).toBe(franchise(1));
  expect(franchise(4)).toBe(franchise(3));
  expect(new Set([1, 3, 6].map(franchise)).size).toBe(3);
  // Beside two parts of one franchise it is a part of that.
  expect(franchise(7)).toBe(franchise(1));
});
