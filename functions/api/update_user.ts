import { update_user } from "../../shared/api/people.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import { limits } from "../../shared/limits.ts";
import { handle } from "../handle.ts";
import { describeUser } from "../table/users.ts";

/** The bio as it is stored. Throws ApiError 400 when it is too long. */
function requireBio(bio: string): string {
  if (Array.from(bio).length > limits.bioCharacters) {
    throw new ApiError("bad_request", sentences.bioTooLong);
  }
  return bio.trim();
}

export const handler = handle(update_user, async (request, { uid }) => {
  const avatar = request.avatar_url ?? request.profile_picture;
  if (request.bio === undefined && avatar === undefined) {
    throw new ApiError("bad_request", sentences.nothingToChange);
  }
  const profile = await describeUser(uid, {
    ...(request.bio === undefined ? {} : { bio: requireBio(request.bio) }),
    ...(avatar === undefined ? {} : { avatar }),
  });
  if (profile === undefined) throw new ApiError("bad_request", sentences.unknownAvatar);
  return { bio: profile.bio, avatar_url: profile.avatar, profile_picture: profile.avatar };
});
