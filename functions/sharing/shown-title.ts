import { nameIn, type TitleLanguage } from "../../shared/titles/title-name.ts";
import { legible } from "../cards/lettering.ts";
import type { ShownTitle } from "../cards/title-tile.ts";
import type { Card } from "../catalogue/catalogue.ts";

/** A title as cards show it, by a name that can be lettered. */
export function shownTitle(card: Card, score: number | null, language: TitleLanguage): ShownTitle {
  const { title, english, japanese, genres, year, type } = card;
  const asked = nameIn(language, { romaji: title, english, japanese });
  return {
    name: legible([asked, english, title], card.kind === "anime" ? "An anime" : "A manga"),
    cover: { title, genres, year, type },
    score,
  };
}
