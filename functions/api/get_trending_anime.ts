import { get_trending_anime } from "../../shared/api/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { handle } from "../handle.ts";
import { trendingCards } from "../trending/current.ts";

export const handler = handle(get_trending_anime, async () => {
  const hottestFirst = await trendingCards(await currentCatalogue());
  // The panel shows the reverse of what it receives.
  return {
    trending_anime: hottestFirst.toReversed().map((card) => ({
      anime_id: card.id,
      image_url: card.image,
      title: card.title,
      title_english: card.english,
    })),
  };
});
