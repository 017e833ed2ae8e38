import { badge, fonts, titleCaption } from "./caption.ts";
import { between } from "./colour.ts";
import { leadingGenres, motifs } from "./motifs.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { escapeXml, plainText } from "./plain-text.ts";
import { fnv1a, randomFrom } from "./random.ts";
import { height, place, rect, repeat, svg, width } from "./svg.ts";

/** What a generated cover shows of a title. */
export interface CoverSubject {
  readonly title: string;
  readonly genres: readonly string[];
  readonly year: number | null;
  readonly type: string;
}

/** Raise it with every change of a picture: it is part of each file's name. */
export const COVER_VERSION = 2;

/** Longer titles are cut: a cover has no room for them, and the file would grow without limit. */
const longestTitle = 240;

/** A cover for a title without a picture, as SVG text of 600 × 850; the same subject gives the same bytes. */
export function cover(subject: CoverSubject): string {
  const title = plainText(subject.title, longestTitle);
  const { palette, art } = compose(subject);
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${lineEnds} font-family="${fonts}" role="img" aria-label="${escapeXml(title)}">` +
    paints(palette) +
    art +
    titleCaption(title, palette) +
    badge(subject.type, subject.year, palette) +
    "</svg>"
  );
}

/** Where the band of a cover begins that a wide picture shows: figures and skies are around it. */
const wideTop = 210;

/** The middle of a title's cover as a wide picture without words, for links elsewhere: SVG text of 1200 × 630. */
export function wideCover(subject: CoverSubject): string {
  const { palette, art } = compose(subject);
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${wideTop} ${width} 315" width="1200" height="630" ${lineEnds}>` +
    paints(palette) +
    art +
    "</svg>"
  );
}

/**
 * A band of a title's cover without words, as high as its own shape asks for: SVG text that other drawings hold. Sky and
 * halo are in steps, which take a renderer a third less time than gradients, and a picture of few colours less room.
 */
export function coverBand(subject: CoverSubject, tall: number): string {
  const { palette, scene } = compose(subject);
  const top = Math.min(height - tall, Math.max(0, wideTop + 157 - tall / 2));
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${tall}" width="${width}" height="${tall}" ${lineEnds}>` +
    steppedSky(palette, top, top + tall) +
    scene.replace(halo, (_, place: string, radius: string) =>
      haloRings(place, Number(radius), palette.light),
    ) +
    "</svg>"
  );
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

/** What scenes fill with `glow`. */
const halo = /<circle (cx="[^"]*" cy="[^"]*") r="([^"]*)" fill="url\(#glow\)"\/>/g;

const haloRings = (place: string, radius: number, light: string): string =>
  [1, 0.75]
    .map(
      (share) => svg`<circle ${place} r="${radius * share}" fill="${light}" fill-opacity=".13"/>`,
    )
    .join("");

const lineEnds = `stroke-linecap="round" stroke-linejoin="round"`;

/** The colours of a cover, and its scene under its sky. */
function compose(subject: CoverSubject) {
  const random = randomFrom(fnv1a(`${subject.title}|${subject.year ?? ""}`));
  const [lead, second] = leadingGenres(subject.genres, random);
  const palette = paletteOf(motifs[lead], second && motifs[second], subject.year, random);
  const scene = motifs[lead].scene(palette, random);
  const placed = random.chance(0.5) ? place([width, 0], scene, { flip: true }) : scene;
  return { palette, scene: placed, art: rect([0, 0], [width, height], "url(#sky)") + placed };
}

/** Where a sky has the colours of its middle and of its low end, from 0 at the top to 1. */
const middleStop = ".4";
const lowStop = ".7";

/** Gradients that every scene may use. */
const paints = ({ skyTop, skyMiddle, skyLow, light, ink }: Palette): string =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${skyTop}"/><stop offset="${middleStop}" stop-color="${skyMiddle}"/><stop offset="${lowStop}" stop-color="${skyLow}"/></linearGradient>` +
  `<radialGradient id="glow"><stop offset=".4" stop-color="${light}" stop-opacity=".4"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="shade" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity="0"/><stop offset=".4" stop-color="${ink}" stop-opacity=".8"/><stop offset="1" stop-color="${ink}"/></linearGradient></defs>`;
