import { profile } from "../../../shared/api/people.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { currentRanks } from "../../community-rank/current.ts";
import { rankOf } from "../../community-rank/histogram.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { hiddenFor } from "../../table/moderation/state.ts";
import { favouriteOf } from "../../table/people/favourites.ts";
import { getProfileFor } from "../../table/people/profiles.ts";
import { findUid } from "../../table/people/usernames.ts";

export const handler = handle(profile, async ({ username }, { uid: viewer }) => {
  const [uid, ranks] = await sideBySide([findUid(username), currentRanks()]);
  const found = uid === undefined ? undefined : await getProfileFor(viewer, uid);
  if (found === undefined) throw new ApiError("not_found", sentences.userNotFound);
  return {
    results: [
      {
        username: found.username,
        bio: found.bio,
        profile_picture: found.avatar,
        avatar_url: found.avatar,
        owner: viewer === uid,
        rank: rankOf(ranks, found.completedAnime),
        completed_count: found.completedAnime,
        uploaded_picture: viewer === uid ? (found.upload ?? null) : null,
        favourites: viewer === uid ? found.favourites.map(favouriteOf) : [],
        private: found.private,
        hidden: hiddenFor(found),
      },
    ],
  };
});
