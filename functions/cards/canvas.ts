import { escapeXml, plainText } from "../../catalogue/covers/plain-text.ts";
import { logoShape } from "../../shared/drawn/logo-shape.ts";
import { brand } from "../../shared/brand.ts";
import { cardSize } from "../../shared/drawn/cards.ts";
import { palettes, type Palette } from "../../shared/theme/palettes.ts";
import type { ThemeName } from "../../shared/theme/theme-names.ts";
import { drawable, fitted, Letters, widthOf, type Setting } from "./lettering.ts";

export const { width, height } = cardSize;

/** Space left free at the edges. */
export const margin = 48;

/** Ten long names need no more. */
const longestWords = 1500;

/** A rectangle on a card, from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture within a card: SVG text of our own, or the address of its bytes (`data:`). */
export type Picture = { readonly svg: string } | { readonly data: string };

/** How a text stands at its point. */
interface Standing extends Setting {
  readonly fill: string;
  readonly anchor?: "start" | "middle" | "end";
  /** Where it ends at the latest, as pixels from where it begins. */
  readonly most?: number;
}

/** A card while it is drawn, in the colours of a theme. */
export class Canvas {
  readonly palette: Palette;
  readonly #letters = new Letters();
  #defs = "";
  #body = "";
  #pictures = 0;

  constructor(theme: ThemeName) {
    this.palette = palettes[theme];
    const { surface, secondary } = this.palette;
    this.rect({ x: 0, y: 0, width, height }, surface.page);
    for (const [x, y, size, fill] of [
      [1080, 80, 7.4, surface.paper],
      [1180, 400, 5.2, surface.elevated],
      [60, 600, 5.8, surface.paper],
    ] as const) {
      this.#body += `<path transform="translate(${x - 32 * size} ${y - 32 * size}) scale(${size})" d="${logoShape.hexagon.path}" fill="${fill}" stroke="${fill}" stroke-width="4" stroke-linejoin="round"/>`;
    }
    this.rect({ x: 0, y: height - 8, width, height: 8 }, secondary.main);
  }

  /** Adds SVG of our own. */
  add(svg: string): void {
    this.#body += svg;
  }

  /** A filled rectangle with round corners. */
  rect(box: Box, fill: string, { radius = 0, alpha = 1 } = {}): void {
    this.#body += `<rect${attributes(box)}${radius > 0 ? ` rx="${radius}"` : ""} fill="${fill}"${alpha < 1 ? ` opacity="${alpha}"` : ""}/>`;
  }

  /** A text in one line, cut where it would be too long. */
  text(text: string, [x, y]: readonly [number, number], standing: Standing): void {
    const { fill, anchor = "start", most = width } = standing;
    const shown = fitted(drawable(text), { ...standing, width: most });
    const back = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(shown, standing);
    this.#body += `<g fill="${fill}">${this.#letters.line(shown, standing, [x - back, y])}</g>`;
  }

  /** Lines below one another, each 1.18 times as high as its letters are large. Returns the base line of the last. */
  lines(
    lines: readonly string[],
    [x, y]: readonly [number, number],
    standing: Omit<Standing, "anchor" | "most">,
  ): number {
    let base = y;
    lines.forEach((line, at) => {
      base = y + at * standing.size * 1.18;
      this.text(line, [x, base], standing);
    });
    return base;
  }

  /**
   * A picture that fills a box, whose corners are round: as the paint of the box, which a renderer draws once, apart, and
   * in half the time that it takes to clip each of its shapes.
   */
  picture(picture: Picture, box: Box, radius: number): void {
    const id = `k${++this.#pictures}`;
    const paint = { ...box, x: 0, y: 0 };
    const shown =
      "svg" in picture
        ? nested(picture.svg, paint, `${id}-`)
        : `<image${attributes(paint)} preserveAspectRatio="xMidYMid slice" href="${escapeXml(picture.data)}"/>`;
    this.#defs += `<pattern id="${id}" patternUnits="userSpaceOnUse"${attributes(box)}>${shown}</pattern>`;
    this.rect(box, `url(#${id})`, { radius });
  }

  /** A drawing that may reach over the edges of its box; where it is lettered, it is by letters of ours. */
  drawing(svg: string, box: Box): void {
    const lettered = svg.replace(textElement, (_, attributes: string, text: string) =>
      this.#middle(attributes, text),
    );
    this.#body += nested(lettered, box, `k${++this.#pictures}-`);
  }

  /** What a text element in the middle of a drawing says, as letters in its place and its paint. */
  #middle(attributes: string, text: string): string {
    const valueOf = (name: string): string =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const setting = { size: Number(valueOf("font-size")), weight: "bold" } as const;
    const paint = ["class", "fill"].flatMap((name) => {
      const value = valueOf(name);
      return value === "" ? [] : [`${name}="${value}"`];
    });
    const shown = drawable(text);
    const left = -widthOf(shown, setting) / 2;
    return `<g ${paint.join(" ")}>${this.#letters.line(shown, setting, [left, Number(valueOf("y"))])}</g>`;
  }

  /** The product's mark and name, from a point of the base line on. */
  mark([x, y]: readonly [number, number]): void {
    const { secondary, text } = this.palette;
    const part = ({ path, edge }: { path: string; edge: number }, fill: string): string =>
      `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${edge}" stroke-linejoin="round"/>`;
    this.#body += `<g transform="translate(${x} ${y - 30}) scale(.62)">${part(logoShape.hexagon, secondary.main)}${part(logoShape.play, secondary.on)}</g>`;
    this.text(brand.name, [x + 50, y], { size: 28, weight: "bold", fill: text.primary });
  }

  /** The whole card as SVG text, with words for those who do not see it. */
  finish(words: string): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(plainText(words, longestWords))}">` +
      `<defs>${this.#letters.defined()}${this.#defs}</defs>${this.#body}</svg>`
    );
  }
}

const attributes = (box: Box): string =>
  ` x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}"`;

const round = (value: number): number => Math.round(value * 10) / 10;

const own = /^<svg[^>]*>/;
const textElement = /<text ([^>]*)>([^<]*)<\/text>/g;

/** A drawing of ours as a part of another one: what it names is named anew, so that no two of them share a name. */
function nested(svg: string, box: Box, prefix: string): string {
  const [opening = ""] = own.exec(svg) ?? [];
  const kept = opening
    .replace(/ (?:xmlns|width|height|role|aria-label)="[^"]*"/g, "")
    .replace(
      /^<svg/,
      `<svg${attributes(box)} preserveAspectRatio="xMidYMid slice" overflow="visible"`,
    );
  const rest = svg
    .slice(opening.length)
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/ href="#(?!l-)/g, ` href="#${prefix}`)
    .replace(/ class="/g, ` class="${prefix}`)
    .replace(/\.([a-z])\{/g, `.${prefix}$1{`)
    .replace(/<(?:path|rect|circle|ellipse) [^>]* opacity="[^>]*>/g, thinned);
  return kept + rest;
}

/**
 * A shape that lets something shine through, by its paint: as a whole it would be drawn apart and then laid over the rest,
 * which takes a renderer longer than all else.
 */
function thinned(shape: string): string {
  const isLine = shape.includes('fill="none"');
  if (!isLine && shape.includes(" stroke=")) return shape;
  return shape.replace(' opacity="', isLine ? ' stroke-opacity="' : ' fill-opacity="');
}
