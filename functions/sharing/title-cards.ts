import { ApiError } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import * as sentences from "../../shared/sentences.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { FinishedCard } from "../cards/finished-card.ts";
import type { YearCard } from "../cards/year-card.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { isForEverybody } from "../catalogue/for-everybody.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { readYear } from "../statistics/read-year.ts";
import { getEntry } from "../table/entries.ts";
import { isPrivate } from "../tracking/extras.ts";
import { cardFor } from "../tracking/imported-title.ts";
import { saidOfEntry } from "../tracking/whole-entry.ts";
import { requirePerson } from "./people-cards.ts";
import { avatarAt } from "./pictures.ts";
import { coverSubjectOf, shownTitle } from "./shown-title.ts";

/**
 * What the card of a title tells that somebody completed. Throws ApiError 404 for what is private, or not completed: its
 * owner alone is told that it is private.
 */
export async function finishedCard(
  { kind, id, username }: { readonly kind: Kind; readonly id: number; readonly username: string },
  viewer: string | undefined,
  language: TitleLanguage,
): Promise<FinishedCard> {
  const [person, catalogue] = await sideBySide([
    requirePerson(username, viewer),
    currentCatalogue(),
  ]);
  const entry = await getEntry(person.uid, kind, id);
  const row = catalogue.find(kind, id);
  if (entry?.status !== "COMPLETED" || (row === undefined && entry.title === undefined)) {
    throw new ApiError("not_found", sentences.notCompletedHere);
  }
  if (isPrivate(entry.extras) || !isForEverybody(catalogue, row)) {
    const isOwner = viewer === person.uid;
    const why = isOwner ? sentences.noPictureOfPrivate : sentences.notCompletedHere;
    throw new ApiError("not_found", why);
  }
  // To its owner, too, it is called as to everybody: a picture goes from hand to hand.
  const card = cardFor(false, kind, catalogue, { id, ...entry }, row);
  const { score, started, finished, repeats } = saidOfEntry(kind, entry);
  return {
    username: person.username,
    avatar: await avatarAt(person.avatar),
    kind,
    title: shownTitle(card, coverSubjectOf(catalogue, row, card), score, language),
    count: card.total ?? (entry.progress || null),
    started,
    finished,
    repeats,
  };
}

const bestShown = 6;
const genresShown = 3;

/** What the card of somebody's year tells. Throws ApiError as their year does. */
export async function yearCard(
  {
    username,
    year,
    tz,
  }: { readonly username: string; readonly year: string; readonly tz?: string },
  viewer: string | undefined,
  language: TitleLanguage,
): Promise<YearCard> {
  const [told, catalogue] = await sideBySide([
    readYear({ username, year: Number(year), tz }, viewer, { toShare: true }),
    currentCatalogue(),
  ]);
  const { minutes, episodes, chapters, finished, genres, best } = told;
  const shown = best.slice(0, bestShown).flatMap(({ kind, id, score }) => {
    const row = catalogue.find(kind, id);
    if (row === undefined) return [];
    return [shownTitle(catalogue.card(row), catalogue.coverSubject(row), score, language)];
  });
  return {
    username: told.owner_username,
    year,
    minutes,
    episodes,
    chapters,
    finished: finished.anime + finished.manga,
    topGenres: genres.slice(0, genresShown).map(({ name }) => name),
    best: shown,
  };
}
