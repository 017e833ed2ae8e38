import { createHash } from "node:crypto";
import { fc } from "../support/properties.ts";
import { describe, expect, it } from "vitest";
import { margin } from "../../catalogue/covers/caption.ts";
import {
  cover,
  COVER_VERSION,
  type CoverSubject,
  wideCover,
} from "../../catalogue/covers/cover.ts";
import { leadingGenres, motifs } from "../../catalogue/covers/motifs.ts";
import { randomFrom } from "../../catalogue/covers/random.ts";
import { height, width } from "../../catalogue/covers/svg.ts";
import { textWidth } from "../../catalogue/covers/text-width.ts";
import { titleLines } from "../../catalogue/covers/title-lines.ts";
import { animeTypes, genres } from "../../shared/filters.ts";
import { expectWellFormed } from "../support/xml.ts";

const measure = width - 2 * margin;

const subject = (change: Partial<CoverSubject> = {}): CoverSubject => ({
  title: "The Lantern Keepers of Mirevale",
  genres: ["Fantasy"],
  year: 2019,
  type: "tv",
  ...change,
});

/** Strings of any UTF-16 units: control characters and lone surrogates among them. */
const anyString = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.constantFrom(...Array.from("<>&\"' -鬼滅のカター、。「」", (one) => one.charCodeAt(0))),
    ),
    { maxLength: 300 },
  )
  .map((units) => String.fromCharCode(...units));

const anyTitle = fc.oneof(
  anyString,
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.lorem({ maxCount: 40 }),
  fc.string({ unit: fc.constantFrom("M", "W", "m", "w", "Å"), maxLength: 200 }),
);

const anySubject: fc.Arbitrary<CoverSubject> = fc.record({
  title: anyTitle,
  genres: fc.array(fc.oneof(fc.constantFrom(...genres), fc.string()), { maxLength: 4 }),
  year: fc.option(fc.integer({ min: 1900, max: 2100 })),
  type: fc.oneof(fc.constantFrom(...animeTypes.map(({ value }) => value)), anyString),
});

/** Three covers of each scene, with and without a year. */
const samples = genres.flatMap((genre) =>
  ["Kino", "銀河鉄道の夜明け", "Sunday at Harbour Street"].map((title, at) =>
    subject({ title, genres: [genre], year: at === 0 ? null : 1980 + at * 20 }),
  ),
);

describe("cover", () => {
  it("is well-formed XML whatever the title", () => {
    fc.assert(
      fc.property(anySubject, (any) => {
        expectWellFormed(cover(any));
      }),
      { numRuns: 500 },
    );
  });

  it("gives the same bytes for the same subject", () => {
    fc.assert(
      fc.property(anySubject, (any) => {
        expect(cover(any)).toBe(cover({ ...any, genres: [...any.genres] }));
      }),
    );
  });

  it("refers to nothing but its own definitions, each of them unique", () => {
    for (const art of samples.map(cover)) {
      const ids = Array.from(art.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const references = Array.from(
        art.matchAll(/(?:href="|url\()([^")]*)/g),
        ([, target]) => target,
      );
      for (const target of references) expect(ids).toContain(target?.replace(/^#/, ""));
      expect(art.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/:\/\/|<script|<image/);
    }
  });

  it("keeps every line of text within the margins by the estimate", () => {
    fc.assert(
      fc.property(anySubject, (any) => {
        const texts = cover(any).matchAll(
          /<text x="([\d.]+)" y="([\d.]+)"[^>]*textLength="([\d.]+)"/g,
        );
        for (const [, x, y, length] of texts) {
          expect(Number(x) + Number(length)).toBeLessThanOrEqual(width - margin + 0.1);
          expect(Number(y)).toBeLessThan(height);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("stays small: 8 KB on average and 16 KB at most", () => {
    const sizes = samples.map((sample) => Buffer.byteLength(cover(sample)));
    expect(Math.max(...sizes)).toBeLessThan(16_384);
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(8192);
  });

  it("writes numbers with one decimal at most", () => {
    for (const art of samples.map(cover))
      expect(art.replace(/#[\da-f]{6}/g, "")).not.toMatch(/\.\d\d|\de[-+]?\d|NaN|undefined/);
  });

  it("names type and year, and leaves out what is not known", () => {
    const words = (change: Partial<CoverSubject>) =>
      Array.from(cover(subject(change)).matchAll(/>([^<]+)<\/text>/g), ([, text]) => text).at(-1);
    expect(words({ type: "light_novel", year: 2009 })).toBe("LIGHT NOVEL · 2009");
    expect(words({ type: "tv", year: null })).toBe("TV");
    expect(words({ type: "unknown", year: 2011 })).toBe("2011");
    expect(cover(subject({ type: "unknown", year: null }))).not.toContain("·");
  });

  it("escapes the title", () => {
    const art = cover(subject({ title: `Tom & "Jerry" <3` }));
    expect(art).toContain(`aria-label="Tom &amp; &quot;Jerry&quot; &lt;3"`);
    expect(art).toContain(">&quot;Jerry&quot; &lt;3</text>");
  });

  it("changes only with its version, which is part of every cover's address", () => {
    const digest = createHash("sha256").update(samples.map(cover).join("")).digest("hex");
    expect({ version: COVER_VERSION, digest: digest.slice(0, 16) }).toEqual({
      version: 2,
      digest: "b6d3fb9292c1bf44",
    });
  });
});

describe("wideCover", () => {
  it("is well-formed XML, whatever the title, and says no word of it", () => {
    fc.assert(
      fc.property(anySubject, (any) => {
        expectWellFormed(wideCover(any));
        expect(wideCover(any)).not.toContain("<text");
      }),
    );
  });

  it("shows the scene of the cover", () => {
    for (const sample of samples) {
      const scene = wideCover(sample).replace(/^<svg[^>]*>|<\/svg>$/g, "");
      expect(cover(sample)).toContain(scene);
    }
  });
});

describe("leadingGenres", () => {
  it("reaches all 16 scenes", () => {
    const scenes = genres.map((genre) => motifs[leadingGenres([genre], randomFrom(1))[0]].scene);
    expect(new Set(scenes).size).toBe(16);
  });

  it("lets the genre lead that says most, whatever the order of the labels", () => {
    expect(leadingGenres(["Action", "Sports"], randomFrom(1))).toEqual(["Sports", "Action"]);
    expect(leadingGenres(["Sports", "Action"], randomFrom(1))).toEqual(["Sports", "Action"]);
  });

  it("passes over labels it does not know", () => {
    expect(leadingGenres(["Mecha", "Drama"], randomFrom(1))).toEqual(["Drama"]);
  });

  it("falls back to different neutral genres", () => {
    const leads = Array.from({ length: 50 }, (_, seed) => leadingGenres([], randomFrom(seed))[0]);
    expect(new Set(leads).size).toBe(4);
  });
});

describe("titleLines", () => {
  const letters = (text: string) => text.replace(/[\s-]/g, "");

  it("keeps every line within the measure", () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const { fontSize, lines } = titleLines(title, measure);
        for (const line of lines) expect(textWidth(line) * fontSize).toBeLessThan(measure + 1e-6);
        expect(lines.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 500 },
    );
  });

  it("loses no character of a title of ordinary length", () => {
    fc.assert(
      fc.property(anyString, (any) => {
        const title = any.slice(0, 60);
        expect(letters(titleLines(title, measure).lines.join(""))).toBe(letters(title));
      }),
    );
  });

  it("breaks an unbroken word with hyphens instead of cutting it", () => {
    const title = "Donaudampfschifffahrtsgesellschaftskapitän";
    const { fontSize, lines } = titleLines(title, measure);
    expect(lines.slice(0, -1).every((line) => line.endsWith("-"))).toBe(true);
    expect(letters(lines.join(""))).toBe(title);
    expect(fontSize).toBeGreaterThanOrEqual(42);
  });

  it("shrinks a long word before it breaks it", () => {
    expect(titleLines("Chrysanthemums", measure).lines).toEqual(["Chrysanthemums"]);
  });

  it("wraps Japanese between phrases, and never before a closing mark", () => {
    expect(titleLines("この素晴らしい世界に祝福を！", measure).lines).toEqual([
      "この素晴らしい",
      "世界に祝福を！",
    ]);
    const { lines } = titleLines("魔".repeat(30) + "、「" + "法".repeat(30) + "」", measure);
    for (const line of lines) expect(line).not.toMatch(/^[、」]|「$/);
  });

  it("leaves no lonely word on the last line", () => {
    const lines = (title: string) => titleLines(title, measure).lines;
    expect(lines("Crimson Edge of Dawn")).toEqual(["Crimson", "Edge of Dawn"]);
    expect(lines("The Golden Chrysanthemum II")).toEqual(["The Golden", "Chrysanthemum II"]);
  });

  it("ends a title of very many words with an ellipsis", () => {
    const { lines } = titleLines("endless story ".repeat(20), measure);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});
