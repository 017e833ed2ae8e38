import { describe, expect, test } from "vitest";
import { height, width } from "../../../functions/cards/canvas.ts";
import { drawFavourites } from "../../../functions/cards/favourites-card.ts";
import { drawFinished } from "../../../functions/cards/finished-card.ts";
import { drawRank } from "../../../functions/cards/rank-card.ts";
import { drawRanking } from "../../../functions/cards/ranking-card.ts";
import type { ShownTitle } from "../../../functions/cards/title-tile.ts";
import { drawYear } from "../../../functions/cards/year-card.ts";
import { achievements } from "../../../shared/achievements.ts";
import { drawAvatar } from "../../../shared/drawn/avatars/avatar.ts";
import { cast } from "../../../shared/drawn/avatars/cast.ts";
import { genres } from "../../../shared/filters.ts";
import { kinds } from "../../../shared/kind.ts";
import { themeNames, type ThemeName } from "../../../shared/theme/theme-names.ts";
import { wordsOf } from "../../../web/features/sharing/shared-card.ts";
import { anySubject } from "../../catalogue/covers/subjects.ts";
import { fc } from "../../support/properties.ts";
import { expectWellFormed } from "../../support/xml.ts";

const name = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }),
  fc.lorem({ maxCount: 14 }),
  fc.constantFrom('"><script>alert(1)</script>&', "W".repeat(90), "\u0000\uffff", "\ud800", "進撃"),
);
const score = fc.constantFrom(null, 0.1, 5, 9.5, 10);
const count = fc.constantFrom(0, 1, 41, 1234, 987_654);
const picture = fc.constantFrom(
  ...Object.values(cast).map((character) => ({ svg: drawAvatar(character) })),
  { data: "data:image/jpeg;base64,/9j/4A==" },
);
const title: fc.Arbitrary<ShownTitle> = fc.record({
  name,
  score,
  cover: anySubject,
});
const day = fc.constantFrom(null, "2019-00-00", "2019-05-00", "2026-06-21", "2026-11-27");

type Draw = (theme: ThemeName) => string;

const cards: Readonly<Record<string, fc.Arbitrary<Draw>>> = {
  rank: fc
    .record({
      username: name,
      avatar: picture,
      rank: fc.constantFrom(-1, 1, 3, 1234),
      completedAnime: count,
      completedManga: count,
      badges: fc.subarray([...achievements], { maxLength: 3 }),
    })
    .map((card) => (theme) => drawRank(card, theme)),
  favourites: fc
    .record({
      username: name,
      avatar: picture,
      kind: fc.constantFrom(...kinds),
      titles: fc.array(title, { maxLength: 9 }),
    })
    .map((card) => (theme) => drawFavourites(card, theme)),
  ranking: fc
    .record({
      name,
      username: name,
      picture: fc.option(picture, { nil: undefined }),
      count: fc.integer({ min: 5, max: 25 }),
      entries: fc.array(name, { minLength: 1, maxLength: 10 }),
    })
    .map((card) => (theme) => drawRanking(card, theme)),
  finished: fc
    .record({
      username: name,
      avatar: picture,
      kind: fc.constantFrom(...kinds),
      title,
      count: fc.option(count, { nil: null }),
      started: day,
      finished: day,
      repeats: fc.constantFrom(0, 1, 12),
    })
    .map((card) => (theme) => drawFinished(card, theme)),
  year: fc
    .record({
      username: name,
      year: fc.constantFrom("1999", "2026"),
      minutes: count,
      episodes: count,
      chapters: count,
      finished: count,
      topGenres: fc.subarray([...genres], { maxLength: 3 }),
      best: fc.array(title, { maxLength: 6 }),
    })
    .map((card) => (theme) => drawYear(card, theme)),
};

const theme = fc.constantFrom(...themeNames);

/** The first and the last x of every line of letters that stands on the card itself, not within a drawing on it. */
function spansOf(svg: string): (readonly [from: number, to: number])[] {
  const own = svg.replace(/<svg x=.*?<\/svg>/gs, "");
  const lines = own.matchAll(
    /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)">((?:<use [^>]*>)*)<\/g>/g,
  );
  return [...lines].map(([, x, , scale, uses = ""]) => {
    const last = Number(/.* x="(\d+)"/s.exec(uses)?.[1] ?? 0);
    return [Number(x), Number(x) + last * Number(scale)];
  });
}

describe.each(Object.entries(cards))("the card of a %s", (_, card) => {
  test("is whole XML of one size, whatever it tells of, and the same every time", () => {
    fc.assert(
      fc.property(card, theme, (draw, inTheme) => {
        const svg = draw(inTheme);
        expect(draw(inTheme)).toBe(svg);
        expectWellFormed(svg);
        expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1200 630" width="1200" height="630"/);
        expect(svg).not.toMatch(/<script|<text|<style>[^<]*url|undefined|NaN|Infinity/);
        expect(svg.length).toBeLessThan(130_000);
      }),
      { numRuns: 60 },
    );
  });

  test("defines once all that it refers to", () => {
    fc.assert(
      fc.property(card, theme, (draw, inTheme) => {
        const svg = draw(inTheme);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
        expect(used.filter((id) => !ids.includes(id))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("keeps every letter within its edges", () => {
    fc.assert(
      fc.property(card, theme, (draw, inTheme) => {
        for (const [from, to] of spansOf(draw(inTheme))) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(width - 20);
        }
      }),
      { numRuns: 60 },
    );
    expect(height).toBe(630);
  });
});

test("what a card says is read back as it was meant", () => {
  const entries = ['<b>"Tea" & trains</b>', "Monster"];
  const card = { name: "A & B", username: "nora", picture: undefined, count: 12, entries };
  expect(wordsOf(drawRanking(card, "honey"))).toBe(
    'A & B, a ranking of 12 by nora: 1. <b>"Tea" & trains</b>, 2. Monster and more.',
  );
  expect(wordsOf("<svg></svg>")).toBe("");
});

test("how long something took is said in the unit that people would use", () => {
  const [shown] = fc.sample(title, 1);
  if (shown === undefined) throw new Error("There is no title");
  const said = (started: string | null, finished: string | null) =>
    wordsOf(
      drawFinished(
        {
          username: "nora",
          avatar: { svg: drawAvatar(cast.nerd) },
          kind: "manga",
          title: { ...shown, name: "Monster", score: null },
          count: 162,
          started,
          finished,
          repeats: 1,
        },
        "honey",
      ),
    );
  expect(said("2026-05-16", "2026-06-21")).toBe(
    "nora finished Monster. Finished on 21 June 2026. 162 chapters in 5 weeks. Read 2 times.",
  );
  expect(said("2026-06-21", "2026-06-21")).toContain("162 chapters in one day.");
  expect(said("2026-06-15", "2026-06-21")).toContain("in 7 days.");
  expect(said("2026-01-01", "2026-06-21")).toContain("in 6 months.");
  expect(said("2020-01-01", "2026-06-21")).toContain("in 6 years.");
  expect(said("2026-05-00", "2026-06-00")).toContain("Finished in June 2026. 162 chapters. Read");
  expect(said(null, "2019-00-00")).toContain("Finished in 2019. 162 chapters.");
  expect(said("2026-06-21", "2026-05-01")).toContain("162 chapters. Read");
  expect(said(null, null)).toBe("nora finished Monster. 162 chapters. Read 2 times.");
});
