import { upload_profile_picture } from "../../../shared/api/people.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { handle } from "../../http/handle.ts";
import { reencode } from "../../pictures/reencode.ts";
import { deletePictures, withStored } from "../../pictures/store.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import { getProfile, replaceUpload } from "../../table/people/profiles.ts";

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

/** The path of a user's last upload; undefined when there is none. Throws ApiError 401 for an account that is gone. */
async function uploadOf(uid: string): Promise<string | undefined> {
  const profile = await getProfile(uid);
  if (profile === undefined) throw new ApiError("signed_out", sentences.signedOut);
  return profile.upload;
}

export const handler = handle(
  upload_profile_picture,
  async ({ profile_picture, idempotency_key: key }, { uid }) => {
    const picture = await requirePicture(profile_picture);
    const replacing = await uploadOf(uid);
    const storing = { key, replacing };
    const [avatar_url = ""] = await withStored(uid, [picture], storing, async ([path = ""]) => {
      const replaced = await untilWon(async (attempt) => {
        const before = attempt === 0 ? replacing : await uploadOf(uid);
        return (await replaceUpload(uid, path, before)) ? { path: before } : lost;
      });
      // What was just stored may be what was there: the call is a repeat.
      if (replaced.path !== undefined && replaced.path !== path) {
        await deletePictures(uid, [replaced.path]);
      }
      return [path];
    });
    return { message: sentences.pictureUploaded, avatar_url };
  },
);
