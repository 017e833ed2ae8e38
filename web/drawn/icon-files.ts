import sharp from "sharp";
import { cached, contentHash } from "./cache.ts";
import type { SiteFile } from "./site-file.ts";
import { toIco } from "./ico.ts";
import { logoBackground, logoSvg } from "./logo-svg.ts";

/** The part of an icon that the mark takes up; a platform may cut a maskable icon to a circle. */
const markShare = { bare: 1, touch: 0.74, maskable: 0.6 } as const;

async function drawIcon(pixels: number, share: number): Promise<Uint8Array> {
  const size = Math.round(pixels * share);
  const mark = sharp(logoSvg, { density: (72 * size) / 64 })
    .resize(size)
    .png();
  if (share === markShare.bare) return mark.toBuffer();
  return sharp({
    create: { width: pixels, height: pixels, channels: 3, background: logoBackground },
  })
    .composite([{ input: await mark.toBuffer() }])
    .png()
    .toBuffer();
}

/** The mark as PNG: bare, or in the middle of a square of the header's colour. */
const icon = (pixels: number, share: number): Promise<Uint8Array> =>
  cached(`icon-${pixels}-${share}-${contentHash(logoSvg, logoBackground)}.png`, () =>
    drawIcon(pixels, share),
  );

/** The mark in every form that browsers and home screens ask for. */
export async function iconFiles(): Promise<SiteFile[]> {
  return [
    { file: "favicon.svg", bytes: logoSvg },
    { file: "favicon.ico", bytes: toIco(await icon(32, markShare.bare), 32) },
    { file: "apple-touch-icon.png", bytes: await icon(180, markShare.touch) },
    { file: "static/icon-192.png", bytes: await icon(192, markShare.bare) },
    { file: "static/icon-512.png", bytes: await icon(512, markShare.bare) },
    { file: "static/icon-maskable.png", bytes: await icon(512, markShare.maskable) },
  ];
}
