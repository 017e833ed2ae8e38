import { recommend_manga } from "../../../shared/api/recommendations.ts";
import { handle } from "../../http/handle.ts";
import { recommendFor } from "../../recommend/for-user.ts";
import { recommendedTitle } from "../../recommend/recommended-title.ts";

export const handler = handle(
  recommend_manga,
  async ({ watchlist, manga_ids, language }, { uid }) => {
    const source = { kind: "manga", watchlist, picks: manga_ids, language } as const;
    const { catalogue, found } = await recommendFor(uid, source);
    return {
      recommendations: found.map((one) => ({
        manga_id: one.card.id,
        ...recommendedTitle(catalogue, one),
      })),
    };
  },
);
