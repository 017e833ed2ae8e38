import { ranking_list } from "../../../shared/api/ranking-lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { handle } from "../../http/handle.ts";
import { requireVisibleRanking } from "../../ranking-lists/access.ts";
import { hiddenFor } from "../../table/moderation/state.ts";
import { getProfileFor } from "../../table/people/profiles.ts";

export const handler = handle(ranking_list, async ({ id }, { uid: viewer }) => {
  const list = await requireVisibleRanking(id, viewer);
  const owner = await getProfileFor(viewer, list.uid);
  if (owner === undefined) throw new ApiError("not_found", sentences.listNotFound);
  const { entries } = list;
  return {
    id,
    name: list.name,
    description: list.description,
    tags: list.tags,
    count: entries.length,
    image_url: entries[0]?.image ?? "",
    owner: list.uid === viewer,
    owner_username: owner.username,
    owner_avatar_url: owner.avatar,
    created_at: list.createdAtMs,
    hidden: hiddenFor(list, owner),
    entries: entries.map(({ title, description, image }) => ({
      title,
      description,
      image_url: image,
    })),
  };
});
