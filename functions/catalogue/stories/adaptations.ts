import type { Title } from "../../../catalogue/title.ts";
import { titleName, titlePart, type TitlePart } from "../../table/titles.ts";
import { adaptedWorks } from "./adapted-works.ts";

/** The best known anime made from one manga that are named. */
const MOST_NAMED = 3;

/**
 * What titles were made from and made into, by name: of an anime its manga or novel, of a manga the anime that name it
 * as theirs themselves, the best known first. What is for adults is left out.
 */
export function adaptationsOf(titles: readonly Title[]): ReadonlyMap<string, TitlePart[]> {
  const shown = titles.filter(({ adult }) => !adult);
  const manga = new Map(
    shown.filter(({ kind }) => kind === "manga").map((title) => [title.id, title]),
  );
  const works = adaptedWorks(shown);
  const adaptations = new Map<string, TitlePart[]>();
  for (const anime of shown.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)) {
    const work = manga.get(anime.kind === "anime" ? (works.get(anime.id) ?? 0) : 0);
    if (work === undefined) continue;
    adaptations.set(titleName(anime), [titlePart(work)]);
    const made = adaptations.get(titleName(work)) ?? [];
    const isFirst = anime.adapts !== null && made.length < MOST_NAMED;
    if (isFirst) adaptations.set(titleName(work), [...made, titlePart(anime)]);
  }
  return adaptations;
}
