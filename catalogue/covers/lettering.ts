import type { LayoutName } from "./layouts.ts";
import type { Palette } from "./palette.ts";
import type { Random } from "./random.ts";
import { circle, rect, svg, width } from "./svg.ts";

/** Layouts whose upper corners are free. */
const roomy: readonly LayoutName[] = ["rising", "burst", "vision", "mirror", "near"];

/** Names of two to six signs, nothing but kanji and kana, make an ornament; longer ones would be a text to read. */
const ornamental = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・]{2,6}$/u;

/** How tall the letters are together, at most, and each of them. */
const tallest = 204;
const largest = 46;
const margin = 44;
/** In the colour of the sky, so that letters can be read that run over the picture. */
const rim = 7;

/** An SVG inside an img element can use no font but the system's. */
const fonts =
  "'Hiragino Mincho ProN','Yu Mincho','Noto Serif JP','Noto Serif CJK JP','Noto Sans CJK JP',serif";

/** How often a name that fits is lettered. */
const often = 0.5;

/** A Japanese name from top to bottom in a corner, with a seal below it, where it fits; else nothing. */
export function lettering(
  japanese: string | null,
  layout: LayoutName,
  { light, paper, ink, accent, skyTop }: Palette,
  random: Random,
): string {
  const [side, isLettered] = [random.pick(["left", "right"]), random.chance(often)];
  if (japanese === null || !isLettered || !roomy.includes(layout) || !ornamental.test(japanese)) {
    return "";
  }
  const letters = Array.from(japanese).length;
  const size = Math.min(largest, tallest / letters);
  const x = side === "left" ? margin : width - margin;
  const isDark = light === "night" || light === "storm" || light === "dusk";
  const foot = margin + letters * size * spacing;
  return (
    svg`<text x="${x}" y="${margin}" writing-mode="vertical-rl" font-family="${fonts}" font-weight="700" font-size="${size}" letter-spacing="${size * (spacing - 1)}" fill="${isDark ? paper : ink}" stroke="${skyTop}" stroke-width="${rim}" paint-order="stroke" lang="ja">${japanese}</text>` +
    rect([x - 15, foot + 8], [30, 30], accent, { radius: 6 }) +
    circle(x, foot + 23, 7, paper)
  );
}

const spacing = 1.06;
