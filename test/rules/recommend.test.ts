import { describe, expect, test } from "vitest";
import { blankTitle, type Title } from "../../catalogue/title.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { recommendByGenre } from "../../functions/recommend/by-genre.ts";
import { heat } from "../../functions/trending/heat.ts";

const anime = (id: number, facts: Partial<Title>): Title => ({
  ...blankTitle("anime", id, `Title ${id}`),
  popularity: 50,
  ...facts,
});

const catalogue = openSnapshot(
  writeSnapshot([
    anime(1, { genres: ["Fantasy", "Drama"] }),
    anime(2, { genres: ["Fantasy", "Drama"] }),
    anime(3, { genres: ["Sports"] }),
    anime(4, { genres: ["Fantasy", "Drama"], prequel: 2 }),
    anime(5, { genres: ["Fantasy"], adult: true }),
  ]),
);

function recommend(liked: number[], excluded: number[] = [], completed: number[] = []) {
  const cards = liked.map((id) => catalogue.card(catalogue.find("anime", id) ?? -1));
  return recommendByGenre(catalogue, cards, new Set(excluded), new Set(completed)).map(
    ({ card }) => card.id,
  );
}

describe("recommendations by genre", () => {
  test("name what shares genres with the liked titles, and nothing else", () => {
    expect(recommend([1], [1])).toEqual([2]);
  });

  test("bring a sequel only to those who completed what comes before it", () => {
    expect(recommend([1], [1, 2], [2])).toEqual([4]);
    expect(recommend([1], [1, 2])).toEqual([]);
  });

  test("say why", () => {
    const [first] = recommendByGenre(catalogue, [catalogue.card(0)], new Set([1]), new Set());
    expect(first?.reasons[0]).toContain("like Title 1");
  });
});

describe("heat", () => {
  test("an addition counts half after two days", () => {
    const cold = { popularity: 0, isAiring: false };
    expect(heat({ ...cold, additions: [1] })).toBe(1);
    expect(heat({ ...cold, additions: [0, 0, 1] })).toBe(0.5);
  });

  test("without any activity the better known title is hotter, and airing doubles its fame", () => {
    const quiet = { additions: [] };
    expect(heat({ ...quiet, popularity: 90, isAiring: false })).toBeGreaterThan(
      heat({ ...quiet, popularity: 80, isAiring: false }),
    );
    expect(heat({ ...quiet, popularity: 80, isAiring: true })).toBe(
      2 * heat({ ...quiet, popularity: 80, isAiring: false }),
    );
  });
});
