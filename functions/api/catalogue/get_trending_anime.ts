import { get_trending_anime } from "../../../shared/api/catalogue.ts";
import { titleFields } from "../../catalogue/named-title.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listEntries } from "../../table/entries.ts";
import { trendingCards } from "../../trending/current.ts";

export const handler = handle(get_trending_anime, async (_request, { uid }) => {
  const [hottestFirst, shelf] = await sideBySide([
    currentCatalogue().then(trendingCards),
    uid === undefined ? [] : listEntries(uid, "anime"),
  ]);
  const listed = new Set(shelf.map(({ id }) => id));
  // The panel shows the reverse of what it receives.
  return {
    trending_anime: hottestFirst.toReversed().map((card) => ({
      anime_id: card.id,
      image_url: card.image,
      ...titleFields(card),
      listed: listed.has(card.id),
    })),
  };
});
