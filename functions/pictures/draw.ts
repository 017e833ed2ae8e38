import sharp from "sharp";

// What is drawn is SVG of our own, and pictures that we encoded ourselves: nothing else can be read, whatever comes here.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer", "VipsForeignLoadWebpBuffer"] });
sharp.cache(false);

const quality = 86;

/** Draws SVG of our own as JPEG, which every program that shows links knows. Lettering is left out: there are no fonts. */
export function drawAsJpeg(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** As many colours as a PNG can name by one byte each. */
const mostColours = 256;

/** Draws SVG of our own as PNG, in few colours without scattering them: flat areas stay flat, and so the file small. */
export function drawAsPng(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: mostColours, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
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
