import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { cached, contentHash } from "./cache.ts";
import type { SiteFile } from "./site-file.ts";
import { logoBackground, logoSvg } from "./logo-svg.ts";

const width = 1200;
const height = 630;
const markPixels = 320;
const cardWidth = 336;

/** Drawings of the landing page, laid out like a hand of cards: left edge, top and angle of each. */
const cards = [
  { drawing: "bathhouse", left: 470, top: 96, degrees: -9 },
  { drawing: "sea", left: 775, top: 96, degrees: 9 },
  { drawing: "comet", left: 645, top: 100, degrees: 0 },
] as const;

type Card = (typeof cards)[number];

const readDrawing = ({ drawing }: Card): Promise<Buffer> =>
  readFile(fileURLToPath(new URL(`../public/static/landing/${drawing}.svg`, import.meta.url)));

async function layCard(card: Card): Promise<OverlayOptions> {
  const input = await sharp(await readDrawing(card))
    .resize(cardWidth)
    .ensureAlpha()
    .rotate(card.degrees, { background: "#00000000" })
    .png()
    .toBuffer();
  return { input, left: card.left, top: card.top };
}

async function drawLinkPicture(): Promise<Uint8Array> {
  const mark = await sharp(logoSvg, { density: 360 }).resize(markPixels).png().toBuffer();
  const hand = await Promise.all(cards.map(layCard));
  return sharp({ create: { width, height, channels: 3, background: logoBackground } })
    .composite([{ input: mark, left: 90, top: (height - markPixels) / 2 }, ...hand])
    .png({ palette: true })
    .toBuffer();
}

/** The picture that a link to the site shows elsewhere. */
export async function linkFile(): Promise<SiteFile> {
  const drawings = await Promise.all(cards.map(readDrawing));
  const layout = JSON.stringify([cards, cardWidth, markPixels]);
  const key = contentHash(logoSvg, logoBackground, layout, ...drawings);
  return { file: "static/og.png", bytes: await cached(`link-${key}.png`, drawLinkPicture) };
}
