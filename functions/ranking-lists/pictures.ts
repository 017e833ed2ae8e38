import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import * as limits from "../../shared/limits.ts";
import { reencode } from "../pictures/reencode.ts";
import { sideBySide } from "../runtime/side-by-side.ts";

const shape = {
  px: limits.rankingImagePx,
  crop: "whole",
  formats: ["jpeg", "png", "webp"],
  // Somebody waits for 25 of them: half the time is worth a tenth of the bytes.
  effort: 1,
} as const;

/** All of them at once could exhaust the memory: the largest that are taken hold 160 MB each. */
const atOnce = 2;

async function decode(file: File): Promise<Uint8Array> {
  const picture = await reencode(new Uint8Array(await file.arrayBuffer()), file, shape);
  if (picture === undefined) throw new ApiError("bad_request", sentences.rankingImageType);
  return picture;
}

/** Decodes files and encodes them anew. Throws ApiError 400 for the first that is no honest picture. */
export async function decodeAll(files: readonly File[]): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (let at = 0; at < files.length; at += atOnce) {
    pictures.push(...(await sideBySide(files.slice(at, at + atOnce).map(decode))));
  }
  return pictures;
}
