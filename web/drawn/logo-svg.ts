import { palettes } from "../../shared/theme/palettes.ts";
import { defaultTheme } from "../../shared/theme/theme-names.ts";
import { logoShape } from "../../shared/drawn/logo-shape.ts";

const { secondary, surface } = palettes[defaultTheme];

/** What lies behind the mark where a picture may not be transparent. */
export const logoBackground = surface.header;

const path = ({ path, edge }: { path: string; edge: number }, colour: string): string =>
  `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${edge}" stroke-linejoin="round"/>`;

/** The mark in the default theme's colours, for everything outside of the page. */
export const logoSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${path(logoShape.hexagon, secondary.main)}${path(logoShape.play, secondary.on)}</svg>`,
);
