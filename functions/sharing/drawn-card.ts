import type { CardOf } from "../../shared/drawn/cards.ts";
import type { ThemeName } from "../../shared/theme/theme-names.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import { drawFavourites } from "../cards/favourites-card.ts";
import { drawFinished } from "../cards/finished-card.ts";
import { drawRank } from "../cards/rank-card.ts";
import { drawRanking } from "../cards/ranking-card.ts";
import { drawYear } from "../cards/year-card.ts";
import { favouritesCard, rankCard } from "./people-cards.ts";
import { rankingCard } from "./ranking.ts";
import { finishedCard, yearCard } from "./title-cards.ts";

/**
 * A card as SVG text, with all that the viewer may share of it. Throws ApiError 404, with the sentence of the page in
 * question, where that is nothing.
 */
export async function drawnCard(
  card: CardOf,
  viewer: string | undefined,
  { theme, language }: { readonly theme: ThemeName; readonly language: TitleLanguage },
): Promise<string> {
  switch (card.of) {
    case "rank":
      return drawRank(await rankCard(card.username, viewer), theme);
    case "favourites":
      return drawFavourites(await favouritesCard(card, viewer, language), theme);
    case "finished":
      return drawFinished(await finishedCard(card, viewer, language), theme);
    case "ranking":
      return drawRanking(await rankingCard(card.list, viewer), theme);
    case "year":
      return drawYear(await yearCard(card, viewer, language), theme);
  }
}
