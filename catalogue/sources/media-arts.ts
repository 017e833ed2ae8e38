import * as z from "zod";
import type { Shape } from "./shape.ts";
import { count, partialDate, plainText } from "./values.ts";

/** A text, or several: those with a language are readings in kana. */
const OneText = z.union([z.string(), z.looseObject({ "@value": z.string() })]);
const Texts = z.union([OneText.transform((one) => [one]), z.array(OneText)]).default([]);
type Texts = z.output<typeof Texts>;

const Series = z.looseObject({
  "@type": z.literal("class:MangaBookSeries"),
  "schema:name": Texts,
  "schema:version": Texts,
  "schema:datePublished": z.unknown().optional(),
  "schema:numberOfItems": z.unknown().optional(),
});

/** The object around the records, before them. */
const Head = z.looseObject({ "@context": z.unknown(), "@graph": z.array(z.unknown()) });

const MEDIA_ARTS = "media-arts-db";

/**
 * Series of manga volumes (`metadata104.json`) of Japan's Media Arts Database, as JSON-LD. It knows no MyAnimeList ids:
 * what it says is added to titles of the same Japanese name (`by-name.ts`). An edition in other volumes (`版`) is no
 * title of its own.
 */
export const mediaArts: Shape = {
  source: MEDIA_ARTS,
  recognises: (value) => Head.safeParse(value).success,
  isHead: (value) => Head.safeParse(value).success,
  reader: (found) => ({
    row(at, value) {
      const { data: series } = Series.safeParse(value);
      if (series === undefined) {
        found.rejected.add(at, plainNameOf(value), "edition");
        return;
      }
      const names = series["schema:name"];
      const name = plainText(names.find((text) => typeof text === "string"));
      if (name === null) found.rejected.add(at, undefined, "nameless");
      else if (series["schema:version"].length > 0) found.rejected.add(at, name, "edition");
      else {
        found.byName.push({
          kind: "manga",
          name,
          year: count(partialDate(series["schema:datePublished"])?.slice(0, 4)),
          volumes: count(series["schema:numberOfItems"]),
          reading: readingOf(names),
          source: MEDIA_ARTS,
        });
      }
    },
  }),
};

const plainNameOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)["schema:name"]
    : undefined;

/** The name in kana, without the spaces that part its words; some readings are in Latin letters. */
function readingOf(names: Texts): string | null {
  for (const text of names) {
    const reading = typeof text === "string" ? null : plainText(text["@value"]);
    if (reading !== null && /^[\p{sc=Katakana}\p{sc=Hiragana}ー・\s]+$/u.test(reading)) {
      return reading.replace(/\s+/g, "");
    }
  }
  return null;
}
