import { ApiError, sentences } from "../../shared/errors.ts";
import { limits } from "../../shared/limits.ts";
import { reencode } from "../pictures/reencode.ts";
import { deletePictures, putPicture } from "../pictures/store.ts";

const shape = {
  px: limits.rankingImagePx,
  crop: "whole",
  formats: ["jpeg", "png", "webp"],
} as const;

/** Decodes files and encodes them anew, one after the other: decoding two large ones at once could exhaust the memory. */
export async function decodeAll(files: readonly File[]): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (const file of files) {
    const picture = await reencode(new Uint8Array(await file.arrayBuffer()), file, shape);
    if (picture === undefined) throw new ApiError("bad_request", sentences.rankingImageType);
    pictures.push(picture);
  }
  return pictures;
}

/**
 * Stores pictures of a user and runs what needs their paths, in the same order. When a part of this fails,
 * every picture that was stored goes again, and the failure is thrown.
 */
export async function withStored<Result>(
  uid: string,
  pictures: readonly Uint8Array[],
  run: (paths: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const storing = pictures.map((picture) => putPicture(uid, picture));
  const settled = await Promise.allSettled(storing);
  try {
    return await run(await Promise.all(storing));
  } catch (error) {
    const stored = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    await deletePictures(uid, stored);
    throw error;
  }
}
