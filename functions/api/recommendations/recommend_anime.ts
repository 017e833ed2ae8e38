import { recommend_anime } from "../../../shared/api/recommendations.ts";
import { handle } from "../../http/handle.ts";
import { recommendFor } from "../../recommend/for-user.ts";
import { recommendedTitle } from "../../recommend/recommended-title.ts";

export const handler = handle(
  recommend_anime,
  async ({ watchlist, anime_ids, language }, { uid }) => {
    const source = { kind: "anime", watchlist, picks: anime_ids, language } as const;
    const { catalogue, found } = await recommendFor(uid, source);
    return {
      recommendations: found.map((one) => ({
        anime_id: one.card.id,
        ...recommendedTitle(catalogue, one),
      })),
    };
  },
);
