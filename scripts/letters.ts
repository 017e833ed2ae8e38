import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { runAlone } from "./command-line.ts";

const require = createRequire(import.meta.url);
const out = new URL("../functions/cards/letters.json", import.meta.url);

/** Units of the grid to which outlines are rounded: a third of a pixel where a card shows letters largest but for one. */
const grid = 256;

const weights = { regular: 600, bold: 800 } as const;

const codePoints = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** Basic Latin, Latin-1, Latin Extended-A, what romanised names have besides, and punctuation. */
const latin = codePoints(0x20, 0x7e) + codePoints(0xa1, 0xff) + "–—‘’“”•…‹›€™";
const latinExtended = codePoints(0x100, 0x17f);

/** Which of the package's files has which characters. */
const sources: readonly (readonly [file: string, characters: string])[] = [
  ["nunito-latin-wght-normal", latin],
  ["nunito-latin-ext-wght-normal", latinExtended],
];

/** One font file at one weight, its outlines on the grid. */
async function fontOf(file: string, characters: string, weight: number): Promise<Font> {
  const source = await readFile(require.resolve(`@fontsource-variable/nunito/files/${file}.woff2`));
  const sfnt = await subsetFont(source, characters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  return new Font(new Face(new Blob(new Uint8Array(sfnt))));
}

/** One closed line of an outline, in the font's units. */
type Contour = readonly { readonly type: string; readonly values: readonly number[] }[];

/** The closed lines of a letter: a ring has two, and an accent some of its own. */
function contoursOf(font: Font, glyph: number): Contour[] {
  const contours: Contour[number][][] = [];
  for (const step of font.glyphToJson(glyph)) {
    if (step.type === "M") contours.push([step]);
    else if (step.type !== "Z") contours.at(-1)?.push(step);
  }
  return contours;
}

/** Where a contour begins, on the grid. */
const startOf = ([first]: Contour, scale: number): readonly [number, number] => [
  Math.round((first?.values[0] ?? 0) * scale),
  // Fonts count upwards.
  -Math.round((first?.values[1] ?? 0) * scale),
];

/** A contour in whole steps of the grid from its own beginning, so that an accent is the same over every letter. */
function shapeOf([first, ...steps]: Contour, scale: number): string {
  const [fromX = 0, fromY = 0] = first?.values ?? [];
  let [x, y] = [0, 0];
  let shape = "";
  let last = "";
  for (const { type, values } of steps) {
    const points: [number, number][] = [];
    for (let at = 0; at < values.length; at += 2) {
      const toX = Math.round(((values[at] ?? 0) - fromX) * scale);
      points.push([toX, -Math.round(((values[at + 1] ?? 0) - fromY) * scale)]);
    }
    const [endX, endY] = points.at(-1) ?? [x, y];
    if (endX === x && endY === y) continue;
    const by = points.flatMap(([toX, toY]) => [toX - x, toY - y]).join(" ");
    shape += (type === last ? ` ${by}` : `${type.toLowerCase()}${by}`).replaceAll(" -", "-");
    last = type;
    [x, y] = [endX, endY];
  }
  return `${shape}z`;
}

/** Letters of one weight: each leads so far, and has shapes at points: "advance shape x y shape x y". */
interface Drawn {
  readonly shapes: string[];
  readonly letters: Record<string, string>;
}

function addLetter({ shapes, letters }: Drawn, font: Font, character: string): void {
  const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
  if (glyph === undefined || glyph === 0) return;
  const scale = grid / font.face.upem;
  const parts = contoursOf(font, glyph).flatMap((contour) => {
    const shape = shapeOf(contour, scale);
    if (!shapes.includes(shape)) shapes.push(shape);
    return [shapes.indexOf(shape), ...startOf(contour, scale)];
  });
  letters[character] = [Math.round(font.glyphHAdvance(glyph) * scale), ...parts].join(" ");
}

/** A star, as scores are shown by one: half a letter's height around its middle. */
function addStar({ shapes, letters }: Drawn): void {
  const [radius, middle] = [grid * 0.4, grid * 0.36];
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const far = at % 2 === 0 ? radius : radius * 0.45;
    return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))] as const;
  });
  const steps = points.slice(1).map(([x, y], at) => {
    const [fromX = 0, fromY = 0] = points[at] ?? [];
    return `${x - fromX} ${y - fromY}`;
  });
  shapes.push(`l${steps.join(" ")}z`.replaceAll(" -", "-"));
  const advance = Math.round(2.1 * radius);
  letters["★"] = [
    advance,
    shapes.length - 1,
    Math.round(advance / 2),
    -Math.round(middle + radius),
  ].join(" ");
}

async function lettersOf(weight: number): Promise<Drawn> {
  const drawn: Drawn = { shapes: [], letters: {} };
  for (const [file, characters] of sources) {
    const font = await fontOf(file, characters, weight);
    for (const character of characters) addLetter(drawn, font, character);
  }
  addStar(drawn);
  return drawn;
}

await runAlone(
  {
    name: "letters",
    does: "Draws the letters of cards from our font, into functions/cards/letters.json.",
    guide: "README.md",
  },
  async () => {
    const drawn = {
      grid,
      regular: await lettersOf(weights.regular),
      bold: await lettersOf(weights.bold),
    };
    await writeFile(out, `${JSON.stringify(drawn, null, 2)}\n`);
  },
);
