import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cover, coverBand, wideCover } from "../../../catalogue/covers/cover.ts";
import { directions } from "../../../catalogue/covers/directions/all.ts";
import { subjectOf } from "../../../catalogue/covers/subject.ts";
import { COVER_VERSION } from "../../../catalogue/covers/version.ts";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { genres } from "../../../shared/filters.ts";
import { kinds } from "../../../shared/kind.ts";
import { fc } from "../../support/properties.ts";
import { expectWellFormed } from "../../support/xml.ts";
import { anySubject, subject } from "./subjects.ts";

const catalogue = ownTitles().map(subjectOf);
/** All titles with a direction of their own, and every twentieth of the others. */
const samples = catalogue.filter(
  ({ kind, id }, at) => at % 20 === 0 || directions[kind][id] !== undefined,
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

  it("takes 6 KB at most", () => {
    const largest = Math.max(...catalogue.map((each) => Buffer.byteLength(cover(each))));
    expect(largest).toBeLessThanOrEqual(6 * 1024);
  });

  it("writes numbers with one decimal at most", () => {
    for (const art of samples.map(cover))
      expect(art.replace(/#[\da-f]{6}| aria-label="[^"]*"|<text.*<\/text>/g, "")).not.toMatch(
        /\.\d\d|\de[-+]?\d|NaN|undefined/,
      );
  });

  it("is named for those who do not see it, and for nobody else", () => {
    const art = cover(subject({ title: `Tom & "Jerry" <3` }));
    expect(art).toContain(`aria-label="Tom &amp; &quot;Jerry&quot; &lt;3"`);
    expect(art).not.toContain("<text");
  });

  it("letters no name but a short Japanese one, beside the picture", () => {
    const letters = catalogue.flatMap(({ japanese, ...each }) => {
      const [, text] = /<text[^>]*>([^<]*)<\/text>/.exec(cover({ japanese, ...each })) ?? [];
      return text === undefined ? [] : [{ japanese, text }];
    });
    expect(letters.length).toBeGreaterThan(100);
    for (const { japanese, text } of letters) {
      expect(text).toBe(japanese);
      expect(text).toMatch(/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・]{2,6}$/u);
    }
  });

  it("changes only with its version, which is part of every cover's address", () => {
    // Not of the catalogue, which changes for itself.
    const fixed = genres.flatMap((genre, at) =>
      Array.from({ length: 24 }, (_, more) =>
        subject({ id: 900_001 + 24 * at + more, title: `Mirevale ${genre}`, genres: [genre] }),
      ),
    );
    const directed = kinds.flatMap((kind) =>
      Object.keys(directions[kind]).map((id) => subject({ kind, id: Number(id) })),
    );
    const pictures = [...fixed, ...directed].map(cover).join("");
    const digest = createHash("sha256").update(pictures).digest("hex");
    expect({ version: COVER_VERSION, digest: digest.slice(0, 16) }).toEqual({
      version: 4,
      digest: "69d0f599fabfd5c0",
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

  it("shows the picture of the cover", () => {
    for (const sample of samples) {
      const picture = wideCover(sample).replace(/^<svg[^>]*>|<\/svg>$/g, "");
      expect(cover(sample)).toContain(picture);
    }
  });
});

describe("coverBand", () => {
  it("has no gradient, so that it is drawn fast, whatever the genre", () => {
    for (const genre of genres) {
      const band = coverBand(subject({ genres: [genre] }), 700);
      expectWellFormed(band);
      expect(band).not.toContain("url(#sky)");
      expect(band).not.toContain("url(#glow)");
    }
  });
});
