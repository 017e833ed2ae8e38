import sharp from "sharp";
import * as limits from "../../shared/limits.ts";
import { formatOf, isHonest, isPolyglot, type PictureFormat } from "./format.ts";

// Nothing but the decoders of the formats we take can run, whatever a file pretends to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadHeifBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
  ],
});
// Every picture is another one: remembering operations would only hold memory.
sharp.cache(false);

/** What a picture becomes. */
export interface PictureShape {
  /** Longest side in pixels; smaller pictures are not enlarged unless they are squared. */
  readonly px: number;
  /** "square" cuts the middle out; "whole" keeps everything. */
  readonly crop: "square" | "whole";
  /** The formats that may come in. */
  readonly formats: readonly PictureFormat[];
  /** How long the encoder may look for a smaller file, from 0 to 6; libwebp's own choice is 4. */
  readonly effort?: number;
}

const quality = 82;

/**
 * Decodes a picture and encodes it anew as WebP: upright, without metadata, its first frame only.
 * Returns undefined for anything that is not exactly one whole picture of the formats, or is too large to decode.
 */
export async function reencode(
  bytes: Uint8Array,
  file: Pick<File, "name" | "type">,
  { px, crop, formats, effort = 4 }: PictureShape,
): Promise<Uint8Array | undefined> {
  const format = formatOf(bytes);
  if (format === undefined || !formats.includes(format)) return undefined;
  if (!isHonest(file, format) || isPolyglot(bytes)) return undefined;
  try {
    const picture = sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: "error" });
    // Reads the header alone: what it promises is known before a pixel is decoded.
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > limits.pictureSidePx) return undefined;
    return await picture
      .autoOrient()
      .resize(px, px, {
        fit: crop === "square" ? "cover" : "inside",
        withoutEnlargement: crop === "whole",
      })
      .webp({ quality, effort })
      .toBuffer();
  } catch {
    // sharp throws for broken files and for those beyond the limit alike.
    return undefined;
  }
}
