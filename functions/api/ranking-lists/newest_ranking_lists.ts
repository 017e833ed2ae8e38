import { newest_ranking_lists } from "../../../shared/api/ranking-lists.ts";
import { pageOfRankings } from "../../community/newest-rankings.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(newest_ranking_lists, async ({ after }) => {
  const { rankings, next } = await pageOfRankings(after);
  return {
    ranking_lists: rankings.map(({ id, name, description, tags, count, image, ...ranking }) => ({
      id,
      name,
      description,
      tags,
      count,
      image_url: image,
      owner_username: ranking.owner.username,
      owner_avatar_url: ranking.owner.avatar,
      created_at: ranking.createdAtMs,
    })),
    next,
  };
});
