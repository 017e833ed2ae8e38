import { ranking_list } from "../../../shared/api/ranking-lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { handle } from "../../http/handle.ts";
import { getProfile } from "../../table/people/profiles.ts";
import { getRanking } from "../../table/ranking-lists.ts";

export const handler = handle(ranking_list, async ({ id }, { uid: viewer }) => {
  const list = await getRanking(id);
  const owner = list === undefined ? undefined : await getProfile(list.uid);
  if (list === undefined || owner === undefined) {
    throw new ApiError("not_found", sentences.listNotFound);
  }
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
    entries: entries.map(({ title, description, image }) => ({
      title,
      description,
      image_url: image,
    })),
  };
});
