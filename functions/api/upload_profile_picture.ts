import { upload_profile_picture } from "../../shared/api/people.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import { limits } from "../../shared/limits.ts";
import { handle } from "../handle.ts";
import { reencode } from "../pictures/reencode.ts";
import { deletePictures, withStored } from "../pictures/store.ts";
import { replaceUpload } from "../table/profiles.ts";

/** The picture of a form field, as it is stored. Throws ApiError 400 for anything that is no picture. */
async function requirePicture(field: unknown): Promise<Uint8Array> {
  if (!(field instanceof File)) throw new ApiError("bad_request", sentences.notAPicture);
  if (field.size > limits.imageBytes) throw new ApiError("bad_request", sentences.pictureTooLarge);
  const webp = await reencode(new Uint8Array(await field.arrayBuffer()), field, {
    px: limits.avatarPx,
    crop: "square",
    formats: ["avif", "gif", "jpeg", "png", "webp"],
  });
  if (webp === undefined) throw new ApiError("bad_request", sentences.notAPicture);
  return webp;
}

export const handler = handle(upload_profile_picture, async ({ profile_picture }, { uid }) => {
  const picture = await requirePicture(profile_picture);
  const { path, replaced } = await withStored(uid, [picture], async ([path = ""]) => ({
    path,
    replaced: await replaceUpload(uid, path),
  }));
  if (replaced !== undefined) await deletePictures(uid, [replaced]);
  return { message: sentences.pictureUploaded, avatar_url: path };
});
