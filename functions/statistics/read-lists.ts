import { ApiError } from "../../shared/errors.ts";
import type { Goal } from "../../shared/entries/goal.ts";
import type { Kind } from "../../shared/kind.ts";
import * as sentences from "../../shared/sentences.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { readShelves, timelinesOf, type Timeline } from "../diary/timelines.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { isShown } from "../shelf/shelf.ts";
import { listEarned } from "../table/achievements.ts";
import { listArchivedEvents } from "../table/diary/archived-events.ts";
import { getDiarySetting } from "../table/diary/setting.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { favouriteOf } from "../table/people/favourites.ts";
import { getProfileFor } from "../table/people/profiles.ts";
import { findUid } from "../table/people/usernames.ts";
import { cardFor } from "../tracking/imported-title.ts";
import { saidOfEntry } from "../tracking/whole-entry.ts";
import type { CountedTitle } from "./statistics-of.ts";

/** A title of somebody's lists, or that they once had there, with all that is told of it. */
export interface ToldTitle {
  readonly timeline: Timeline;
  readonly card: Card;
  /** Studios or authors. */
  readonly makers: readonly string[];
}

/** Both lists of somebody, and their diary, as far as a viewer may see them. */
export interface Lists {
  readonly isOwner: boolean;
  /** The owner's present username. */
  readonly username: string;
  /** Whether they keep a diary; of who does not, no title has events. */
  readonly isKept: boolean;
  /** What they would like to finish in a year; null for no goal, and for everybody else. */
  readonly goals: Readonly<Record<Kind, Goal | null>>;
  readonly titles: readonly ToldTitle[];
  /** Those of them that stand on the owner's profile, the first chosen first. */
  readonly favourites: readonly ToldTitle[];
  /** When the owner earned which achievements, in milliseconds since 1970, by code. */
  readonly earned: ReadonlyMap<string, number>;
}

function toldTitle(
  catalogue: Catalogue,
  timeline: Timeline,
  row: number | undefined,
  isForOwner: boolean,
): ToldTitle {
  const { kind, id, entry } = timeline;
  const unlisted: ShelfEntry = { id, status: "PLANNED", progress: 0, changedAtMs: 0 };
  return {
    timeline,
    card: cardFor(isForOwner, kind, catalogue, entry ?? unlisted, row),
    makers: row === undefined ? [] : catalogue.makers(row),
  };
}

/**
 * Reads all of somebody's lists and diary for a viewer. What is private, or on no list any more, its owner alone is told of,
 * and nobody where it is `toShare`: a picture goes from hand to hand. Throws ApiError 404 for an unknown user.
 */
export async function readLists(
  username: string,
  viewer: string | undefined,
  { toShare = false } = {},
): Promise<Lists> {
  const [uid, catalogue] = await sideBySide([findUid(username), currentCatalogue()]);
  if (uid === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const [profile, setting, shelves, archived, earned] = await sideBySide([
    getProfileFor(viewer, uid),
    // What is being erased is shown to nobody.
    getDiarySetting(uid, { isConsistent: true }),
    readShelves(uid),
    listArchivedEvents(uid),
    listEarned(uid),
  ]);
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const isOwner = viewer === uid;
  const isForOwner = isOwner && !toShare;
  const titles = timelinesOf(setting, shelves, archived).flatMap((timeline) => {
    const { kind, id, entry } = timeline;
    const row = catalogue.find(kind, id);
    const isTold =
      entry === undefined ? isForOwner : isShown(catalogue, { entry, row }, isForOwner);
    return isTold ? [toldTitle(catalogue, timeline, row, isForOwner)] : [];
  });
  const { username: present, animeGoal, mangaGoal } = profile;
  const goals = isOwner ? { anime: animeGoal, manga: mangaGoal } : { anime: null, manga: null };
  const favourites = profile.favourites.map(favouriteOf).flatMap(({ kind, id }) => {
    const isIt = ({ timeline }: ToldTitle): boolean =>
      timeline.entry !== undefined && timeline.kind === kind && timeline.id === id;
    return titles.find(isIt) ?? [];
  });
  return { isOwner, username: present, isKept: setting.isKept, goals, titles, favourites, earned };
}

/** The titles on the list of a kind, as statistics count them, by id. */
export function countedTitles(
  kind: Kind,
  titles: readonly ToldTitle[],
): ReadonlyMap<number, CountedTitle> {
  const counted = titles.flatMap(({ timeline, card, makers }): [number, CountedTitle][] => {
    const { entry } = timeline;
    if (timeline.kind !== kind || entry === undefined) return [];
    const { total, minutes, genres, year, type } = card;
    const { score, repeats, again, finished } = saidOfEntry(kind, entry);
    const title: CountedTitle = {
      status: entry.status,
      progress: entry.progress,
      total,
      minutes: kind === "anime" ? minutes : null,
      score,
      repeats,
      again,
      finished,
      genres,
      makers,
      year,
      type,
    };
    return [[entry.id, title]];
  });
  return new Map(counted);
}
