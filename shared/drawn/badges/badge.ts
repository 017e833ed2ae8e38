import { achievements, type Achievement } from "../../achievements.ts";
import { glyphOf } from "./glyphs.ts";
import { metals, type Metal } from "./metals.ts";
import { shapes } from "./shapes.ts";

/** Where a counter has several steps, a ribbon tells which one a badge is. */
const isOneOfMany = ({ counter }: Achievement): boolean =>
  achievements.filter((other) => other.counter === counter).length > 1;

/** "1,000" would be too small to read. */
const shortNumber = (goal: number): string =>
  goal >= 1000 ? `${(goal / 1000).toFixed(1).replace(/\.0$/, "")}k` : String(goal);

function ribbon(goal: number, { light, dark }: Metal): string {
  const text = shortNumber(goal);
  const half = 11 + text.length * 4.5;
  return (
    `<path d="M${-half - 9} 37H${-half + 6}V55H${-half - 9}L${-half - 4} 46ZM${half + 9} 37H${half - 6}V55H${half + 9}L${half + 4} 46Z" fill="${dark}"/>` +
    `<rect x="${-half}" y="33" width="${2 * half}" height="20" rx="5" fill="${light}" stroke="${dark}" stroke-width="1.500"/>` +
    `<text y="48.500" font-size="15.500" text-anchor="middle" fill="${dark}">${text}</text>`
  );
}

/** Draws an achievement's badge as an SVG of 128 × 128; the same achievement always gives the same text. */
export function drawBadge(achievement: Achievement): string {
  const metal = metals[achievement.tier];
  const outline = shapes[achievement.family];
  const hasRibbon = isOneOfMany(achievement);
  const lift = hasRibbon ? -7 : 0;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128" width="128" height="128" font-family="Nunito,Inter,system-ui,sans-serif" font-weight="900">' +
    "<defs>" +
    `<linearGradient id="m" x2=".7" y2="1"><stop stop-color="${metal.light}"/><stop offset=".38" stop-color="${metal.base}"/><stop offset=".55" stop-color="${metal.light}"/><stop offset="1" stop-color="${metal.dark}"/></linearGradient>` +
    `<radialGradient id="e" cy=".25" r=".9"><stop stop-color="${metal.enamel[0]}"/><stop offset="1" stop-color="${metal.enamel[1]}"/></radialGradient>` +
    `<clipPath id="c"><path d="${outline(48)}"/></clipPath>` +
    `<style>.g{fill:none;stroke:${metal.glyph};stroke-width:3.6;stroke-linecap:round;stroke-linejoin:round}.a{fill:${metal.glyph};stroke:none}</style>` +
    "</defs>" +
    `<path d="${outline(60)}" fill="url(#m)" stroke="${metal.dark}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${outline(50)}" fill="${metal.dark}" stroke="${metal.dark}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${outline(48)}" fill="url(#e)" stroke="${metal.base}" stroke-width="1.500" stroke-linejoin="round"/>` +
    `<g clip-path="url(#c)"><path d="M-64-64H30L-30 64H-64Z" fill="#fff" opacity=".07"/>` +
    `<circle cy="62" r="52" fill="${metal.base}" opacity=".14"/></g>` +
    `<g class="g" transform="translate(0 ${lift}) scale(${hasRibbon ? 0.98 : 1.16})">${glyphOf(achievement.counter)}</g>` +
    (hasRibbon ? ribbon(achievement.goal, metal) : "") +
    "</svg>"
  );
}
