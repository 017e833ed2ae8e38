import { recommend_anime } from "../../shared/api/recommendations.ts";
import { handle } from "../handle.ts";
import { recommendFor } from "../recommend/for-user.ts";

export const handler = handle(recommend_anime, async ({ watchlist, anime_ids }, { uid }) => {
  const { catalogue, found } = await recommendFor(uid, { watchlist, picks: anime_ids });
  return {
    recommendations: found.map(({ row, card, reasons }) => ({
      id: card.id,
      anime_id: card.id,
      name: card.title,
      english_title: card.english,
      image_url: card.image,
      description: catalogue.summary(row) ?? "",
      reasons: [...reasons],
    })),
  };
});
