import sharp from "sharp";

// What is drawn is SVG of our own: nothing else can be read, whatever comes here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
sharp.cache(false);

const quality = 86;

/** Draws SVG of our own as JPEG, which every program that shows links knows. Lettering is left out: there are no fonts. */
export function drawAsJpeg(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).jpeg({ quality, mozjpeg: true }).toBuffer();
}
