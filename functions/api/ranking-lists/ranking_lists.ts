import { ranking_lists } from "../../../shared/api/ranking-lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { handle } from "../../http/handle.ts";
import { isVisibleRanking } from "../../ranking-lists/access.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { getProfileFor } from "../../table/people/profiles.ts";
import { findUid } from "../../table/people/usernames.ts";
import { rankingsOf } from "../../table/ranking-lists.ts";

export const handler = handle(ranking_lists, async ({ username }, { uid: viewer }) => {
  const uid = await findUid(username);
  if (uid === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const [profile, all] = await sideBySide([getProfileFor(viewer, uid), rankingsOf(uid)]);
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const lists = all.filter((list) => isVisibleRanking({ ...list, uid }, viewer));
  return {
    ranking_lists: lists.map(({ id, name, description, tags, count, image }) => ({
      id,
      name,
      description,
      tags,
      count,
      image_url: image,
    })),
  };
});
