import type { Palette } from "./palette.ts";
import { escapeXml, plainText } from "./plain-text.ts";
import { height, rect, svg, width } from "./svg.ts";
import { textWidth } from "./text-width.ts";
import { titleLines } from "./title-lines.ts";

/** Space left free at the left and right of the title, in SVG user units. */
export const margin = 42;
const baseline = height - 46;
const lineHeight = 1.1;
/** How far above the title the darkening begins. */
const fadeIn = 140;
/** An SVG inside an img element can use no font but the system's. */
export const fonts =
  "system-ui,'Segoe UI',Roboto,'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic',sans-serif";
const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The title on a darkened ground at the foot of the cover. */
export function titleCaption(title: string, palette: Palette): string {
  const { fontSize, lines } = titleLines(title, width - 2 * margin);
  const step = fontSize * lineHeight;
  const top = baseline - (lines.length - 1) * step - fontSize;
  const shade = rect([0, top - fadeIn], [width, height - top + fadeIn], "url(#shade)");
  if (lines.length === 0) return shade;
  const text = lines.map((line, at) => textLine(line, top + fontSize + at * step, fontSize));
  const language = japanese.test(title) ? ` lang="ja"` : "";
  return (
    shade +
    rect([margin, top - 22], [64, 7], palette.accent, { radius: 3.5 }) +
    svg`<g${language} font-weight="800" font-size="${fontSize}" fill="${palette.paper}">${text.join("")}</g>`
  );
}

/** `textLength` makes the line as wide as estimated, whatever font the reader's system has. */
const textLine = (text: string, y: number, fontSize: number): string =>
  svg`<text x="${margin}" y="${y}" textLength="${textWidth(text) * fontSize}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;

const badgeFontSize = 21;
const badgeSpacing = 2.4;
const badgePadding = 20;
const longestType = 16;

/** Type and year in a pill at the upper left; nothing when neither is known. */
export function badge(type: string, year: number | null, palette: Palette): string {
  const known = type === "unknown" ? "" : type.replaceAll("_", " ").toUpperCase();
  const words = plainText(known, longestType);
  const text = [words, year].filter((part) => part !== "" && part !== null).join(" · ");
  if (text === "") return "";
  const length = textWidth(text) * badgeFontSize + text.length * badgeSpacing;
  return (
    rect([28, 28], [length + 2 * badgePadding - badgeSpacing, 42], palette.ink, {
      radius: 21,
      alpha: 0.8,
    }) +
    svg`<text x="${28 + badgePadding}" y="56.5" font-weight="700" font-size="${badgeFontSize}" letter-spacing="${badgeSpacing}" fill="${palette.paper}" textLength="${length}">${escapeXml(text)}</text>`
  );
}
