import { ranking_lists } from "../../../shared/api/ranking-lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { handle } from "../../http/handle.ts";
import { findUid } from "../../table/people/usernames.ts";
import { rankingsOf } from "../../table/ranking-lists.ts";

export const handler = handle(ranking_lists, async ({ username }) => {
  const uid = await findUid(username);
  if (uid === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const lists = await rankingsOf(uid);
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
