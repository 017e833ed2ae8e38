import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { cached, contentHash } from "../drawn/cache.ts";
import type { SiteFile } from "../drawn/site-file.ts";

const require = createRequire(import.meta.url);

const weights = { min: 400, max: 800 };
const variationAxes = { wght: weights };

/** How a fallback face over Arial must be stretched to take the web font's room. */
interface FallbackMetrics {
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}

/** The two files of a family: its letters, and the few long vowels of another alphabet's file. */
type Part = "latin" | "macrons";

interface Family {
  readonly name: "nunito" | "inter";
  readonly title: string;
  /** The package's file that holds the characters of each part. */
  readonly sources: Readonly<Record<Part, string>>;
  readonly fallback: FallbackMetrics;
}

/**
 * Calibrated against the font files: the width of English text in Arial at weight 400 gives `size-adjust`,
 * the font's own ascent and descent divided by it give the other two.
 */
const families: readonly Family[] = [
  {
    name: "nunito",
    title: "Nunito",
    sources: {
      latin: require.resolve("@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"),
      macrons:
        require.resolve("@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2"),
    },
    fallback: { sizeAdjust: "100.8%", ascent: "100.3%", descent: "35.0%" },
  },
  {
    name: "inter",
    title: "Inter",
    sources: {
      latin: require.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
      macrons:
        require.resolve("@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"),
    },
    fallback: { sizeAdjust: "106.8%", ascent: "90.7%", descent: "22.6%" },
  },
];

/** The files of packages that the fonts are made from. */
export const fontSources: readonly string[] = families.flatMap(({ sources }) =>
  Object.values(sources),
);

const codePoints = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

const latin = codePoints(0x20, 0x7e) + codePoints(0xa0, 0xff) + "–—‘’“”•…‹›™→←↑↓";

/** Long vowels of romanised Japanese. They are in another source file, so they become a small face of their own. */
const macrons = "ĀāĒēĪīŌōŪū";
const macronRange = "U+100-101,U+112-113,U+12A-12B,U+14C-14D,U+16A-16B";

/** One font file of the build; its name carries a hash of its content. */
export interface FontFile extends SiteFile {
  readonly family: Family["name"];
  readonly part: Part;
}

async function subset(family: Family, part: Part): Promise<FontFile> {
  const source = await readFile(family.sources[part]);
  const characters = part === "latin" ? latin : macrons;
  const key = contentHash(source, characters, JSON.stringify(variationAxes));
  const bytes = await cached(`${family.name}-${part}-${key}.woff2`, () =>
    subsetFont(source, characters, { targetFormat: "woff2", variationAxes }),
  );
  const file = `assets/${family.name}-${part}-${contentHash(bytes)}.woff2`;
  return { family: family.name, part, bytes, file };
}

/** The subset variable fonts of all themes. */
export function subsetFonts(): Promise<FontFile[]> {
  return Promise.all(
    families.flatMap((family) => [subset(family, "latin"), subset(family, "macrons")]),
  );
}

const face = (family: string, properties: readonly string[]): string =>
  `@font-face{font-family:${family};${properties.join(";")}}`;

const webFace = (family: string, file: string, more: readonly string[]): string =>
  face(family, [
    `src:url(/${file}) format("woff2")`,
    `font-weight:${weights.min} ${weights.max}`,
    "font-display:swap",
    ...more,
  ]);

/** The `@font-face` rules: for each family its letters, its macrons, and the fallback that keeps the layout still. */
export function fontFaces(files: readonly FontFile[]): string {
  const address = (family: Family, part: Part) =>
    files.find((file) => file.family === family.name && file.part === part)?.file ?? "";
  return families
    .map(
      (family) =>
        webFace(family.title, address(family, "latin"), []) +
        webFace(family.title, address(family, "macrons"), [`unicode-range:${macronRange}`]) +
        face(`"${family.title} Fallback"`, [
          'src:local("Arial"),local("Liberation Sans")',
          `size-adjust:${family.fallback.sizeAdjust}`,
          `ascent-override:${family.fallback.ascent}`,
          `descent-override:${family.fallback.descent}`,
          "line-gap-override:0%",
        ]),
    )
    .join("");
}
