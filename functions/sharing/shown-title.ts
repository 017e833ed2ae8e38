import { type CoverSubject, namedSubject } from "../../catalogue/covers/subject.ts";
import { nameIn, type TitleLanguage } from "../../shared/titles/title-name.ts";
import { legible } from "../cards/lettering.ts";
import type { ShownTitle } from "../cards/title-tile.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";

/** A title as cards show it, by a name that can be lettered. */
export function shownTitle(
  card: Card,
  cover: CoverSubject,
  score: number | null,
  language: TitleLanguage,
): ShownTitle {
  const { title, english, japanese } = card;
  const asked = nameIn(language, { romaji: title, english, japanese });
  return {
    name: legible([asked, english, title], card.kind === "anime" ? "An anime" : "A manga"),
    cover,
    score,
  };
}

/** What the cover of a title is drawn from, of the catalogue (its row) or of a file alone. */
export const coverSubjectOf = (
  catalogue: Catalogue,
  row: number | undefined,
  { kind, id, title }: Card,
): CoverSubject =>
  row === undefined ? namedSubject(kind, id, title) : catalogue.coverSubject(row);
