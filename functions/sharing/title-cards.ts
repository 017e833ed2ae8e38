import { ApiError } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import * as sentences from "../../shared/sentences.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { FinishedCard } from "../cards/finished-card.ts";
import type { YearCard } from "../cards/year-card.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { isForEverybody } from "../catalogue/for-everybody.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { getEntry } from "../table/entries.ts";
import { isPrivate } from "../tracking/extras.ts";
import { cardOf } from "../tracking/imported-title.ts";
import { saidOfEntry } from "../tracking/whole-entry.ts";
import { requirePerson } from "./people-cards.ts";
import { avatarAt } from "./pictures.ts";
import { bestFirst, sharedShelf, titleOf, type SharedEntry } from "./shared-shelf.ts";
import { shownTitle } from "./shown-title.ts";

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
  const card = cardOf(kind, catalogue, { id, ...entry }, row);
  const { score, started, finished, repeats } = saidOfEntry(kind, entry);
  return {
    username: person.username,
    avatar: await avatarAt(person.avatar),
    kind,
    title: shownTitle(card, score, language),
    count: card.total ?? (entry.progress || null),
    started,
    finished,
    repeats,
  };
}

const bestShown = 6;
const genresShown = 3;

/** What the card of somebody's year tells: of the titles whose finish is known to be in it. */
export async function yearCard(
  { username, year }: { readonly username: string; readonly year: string },
  viewer: string | undefined,
  language: TitleLanguage,
): Promise<YearCard> {
  const [anime, manga] = await sideBySide([
    sharedShelf("anime", username, viewer),
    sharedShelf("manga", username, viewer),
  ]);
  const isOfYear = ({ entry, finished }: SharedEntry): boolean =>
    entry.status === "COMPLETED" && finished !== null && finished.startsWith(`${year}-`);
  const watched = anime.entries.filter(isOfYear);
  const read = manga.entries.filter(isOfYear);
  const both = [...watched, ...read];
  return {
    username: anime.username,
    year,
    minutes: sum(watched, ({ entry, card }) => entry.progress * (card.minutes ?? 0)),
    episodes: sum(watched, ({ entry }) => entry.progress),
    chapters: sum(read, ({ entry }) => entry.progress),
    finished: both.length,
    topGenres: topGenres(both),
    best: bestFirst(both)
      .slice(0, bestShown)
      .map((entry) => titleOf(entry, language)),
  };
}

const sum = (entries: readonly SharedEntry[], of: (entry: SharedEntry) => number): number =>
  entries.reduce((total, entry) => total + of(entry), 0);

/** The genres of most of some titles. */
function topGenres(entries: readonly SharedEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const genre of entries.flatMap(({ card }) => card.genres)) {
    counts.set(genre, (counts.get(genre) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, more], [b, most]) => most - more || (a < b ? -1 : 1))
    .slice(0, genresShown)
    .map(([genre]) => genre);
}
