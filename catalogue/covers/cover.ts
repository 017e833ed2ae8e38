import { directionOf } from "./choose.ts";
import { between } from "./colour.ts";
import { lettering } from "./lettering.ts";
import type { Palette } from "./palette.ts";
import { type Picture, pictureOf } from "./picture.ts";
import { escapeXml, plainText } from "./plain-text.ts";
import { fnv1a, randomFrom } from "./random.ts";
import type { CoverSubject } from "./subject.ts";
import { height, rect, repeat, svg, width } from "./svg.ts";

/** Longer names are cut: the file would grow without limit. */
const longestTitle = 240;

/** A cover for a title without a picture, as SVG text of 600 × 850; the same subject gives the same bytes. */
export function cover(subject: CoverSubject): string {
  const { palette, art, layout } = compose(subject);
  const random = randomFrom(fnv1a(`${subject.kind} ${subject.id} letters`));
  const letters = lettering(subject.japanese, layout, palette, random);
  return frame({ palette, art: art + letters }, subject.title);
}

/** A picture as SVG text of 600 × 850, with a name for those who cannot see it. */
const frame = ({ palette, art }: Pick<Picture, "palette" | "art">, title: string): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${lineEnds} role="img" aria-label="${escapeXml(plainText(title, longestTitle))}">${paints(palette)}${art}</svg>`;

/** Where the band of a cover begins that a wide picture shows: most emblems are in it. */
const wideTop = 230;

/** The middle of a title's cover as a wide picture without words, for links elsewhere: SVG text of 1200 × 630. */
export function wideCover(subject: CoverSubject): string {
  const { palette, art } = compose(subject);
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${wideTop} ${width} 315" width="1200" height="630" ${lineEnds}>${paints(palette)}${art}</svg>`;
}

/**
 * A band of a title's cover without words, as high as its own shape asks for: SVG text that other drawings hold. Sky and
 * halo are in steps, which take a renderer a third less time than gradients, and a picture of few colours less room.
 */
export function coverBand(subject: CoverSubject, tall: number): string {
  const { palette, art } = compose(subject);
  const top = Math.min(height - tall, Math.max(0, wideTop + 157 - tall / 2));
  const stepped = art
    .replaceAll(skyFill, steppedSky(palette, top, top + tall))
    .replace(halo, (_, place: string, radius: string) =>
      haloRings(place, Number(radius), palette.lamp),
    );
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${tall}" width="${width}" height="${tall}" ${lineEnds}>${stepped}</svg>`;
}

const skySteps = 9;

/** The sky of a cover from one height to another, each step in the colour of its middle. */
function steppedSky({ skyTop, skyMiddle, skyLow }: Palette, top: number, bottom: number): string {
  const step = (bottom - top) / skySteps;
  const [middleAt, lowAt] = [Number(middleStop), Number(lowStop)];
  return repeat(skySteps, (at) => {
    const y = top + at * step;
    const depth = (y + step / 2) / height;
    const colour =
      depth < middleAt
        ? between(skyTop, skyMiddle, depth / middleAt)
        : between(skyMiddle, skyLow, Math.min(1, (depth - middleAt) / (lowAt - middleAt)));
    // A little more, so that no seam shows.
    return rect([0, y], [width, step + 1], colour);
  });
}

/** What layouts fill with the sky, and with `glow`. */
const skyFill = rect([0, 0], [width, height], "url(#sky)");
const halo = /<circle (cx="[^"]*" cy="[^"]*") r="([^"]*)" fill="url\(#glow\)"\/>/g;

const haloRings = (place: string, radius: number, light: string): string =>
  [1, 0.75]
    .map(
      (share) => svg`<circle ${place} r="${radius * share}" fill="${light}" fill-opacity=".13"/>`,
    )
    .join("");

const lineEnds = `stroke-linecap="round" stroke-linejoin="round"`;

/** The colours of a cover, and what is drawn in them. */
function compose(subject: CoverSubject): Picture {
  const random = randomFrom(fnv1a(`${subject.kind} ${subject.id}`));
  return pictureOf(directionOf(subject), subject.year, random);
}

/** Where a sky has the colours of its middle and of its low end, from 0 at the top to 1. */
const middleStop = ".4";
const lowStop = ".7";

/** Gradients that every picture may use. */
const paints = ({ skyTop, skyMiddle, skyLow, lamp }: Palette): string =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${skyTop}"/><stop offset="${middleStop}" stop-color="${skyMiddle}"/><stop offset="${lowStop}" stop-color="${skyLow}"/></linearGradient>` +
  `<radialGradient id="glow"><stop offset=".4" stop-color="${lamp}" stop-opacity=".4"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient></defs>`;
