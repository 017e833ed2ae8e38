import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { titleNameIn } from "../catalogue/title-names.ts";

/**
 * The manga and novels that anime were made from, by id, with the name of the best known of those anime: what somebody
 * watches says what they like to read as well.
 */
export function worksBehind(
  catalogue: Catalogue,
  animeIds: readonly number[],
  language: TitleLanguage,
): ReadonlyMap<number, string> {
  const works = new Map<number, string>();
  const rows = animeIds.flatMap((id) => catalogue.find("anime", id) ?? []);
  // The best known one of each last, so that it is named.
  for (const row of rows.sort((a, b) => b - a)) {
    const work = catalogue.adapts(row);
    if (work === null || catalogue.find("manga", work) === undefined) continue;
    works.set(work, titleNameIn(language, catalogue.card(row)));
  }
  return works;
}
