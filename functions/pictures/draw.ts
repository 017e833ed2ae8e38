import sharp from "sharp";
import { cardBytes } from "../../shared/limits.ts";

// What is drawn is SVG of our own, and pictures that we encoded ourselves: nothing else can be read, whatever comes here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer", "VipsForeignLoadWebpBuffer"] });
sharp.cache(false);

const quality = 86;

/** Draws SVG of our own as JPEG, which every program that shows links knows. Lettering is left out: there are no fonts. */
export function drawAsJpeg(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/**
 * How true colours are to be, from 100 down: in flat drawings nobody sees a difference at the first; the others are for
 * pictures with photographs in them, which take more room.
 */
const trueness = [45, 20, 5] as const;

/** Draws SVG of our own as PNG of few colours, and of fewer where it would take more than `limits.cardBytes`. */
export async function drawAsPng(svg: string): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  let png = Buffer.alloc(0);
  for (const quality of trueness) {
    png = await sharp(data, { raw: info })
      // Colours are not scattered: flat areas stay flat, and so the file small.
      .png({ palette: true, quality, dither: 0, effort: 1, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= cardBytes) break;
  }
  return png;
}

/** A stored picture (WebP of ours) as a small square that SVG may hold: the address of its bytes, `data:`. */
export async function squareData(webp: Uint8Array, px: number): Promise<string> {
  const jpeg = await sharp(webp)
    .resize(px, px, { fit: "cover" })
    .flatten({ background: "#808080" })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
