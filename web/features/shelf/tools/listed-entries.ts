import type { TitleLanguage } from "../../../../shared/titles/title-name.ts";
import {
  onceForEach,
  type ListedAnime,
  type ListedManga,
} from "../../../tracking/listed-titles.ts";
import type { ShelfAnswer } from "../../../tracking/patched-answers.ts";
import { animeEntry, mangaEntry, type ShelfEntry } from "../../../tracking/shelf-entries.ts";

/** One title of a list, with all that a list can be found, filtered and sorted by. */
export interface ListedEntry
  extends
    ShelfEntry,
    Pick<ListedAnime, "year" | "season" | "genres" | "started" | "finished" | "repeats"> {
  /** All names, in whatever language; two may be the same. */
  readonly names: readonly string[];
  /** Of an episode; null where nobody has told us, and for all that is read. */
  readonly minutes: number | null;
}

const isText = (name: string | null): name is string => name !== null;

const animeNames = (item: ListedAnime): string[] =>
  [item.anime_name, item.anime_name_english, item.anime_name_japanese].filter(isText);

const mangaNames = (item: ListedManga): string[] =>
  [item.manga_name, item.manga_title_english, item.manga_title_japanese].filter(isText);

/** All names of all titles of a list answer. */
export const namesIn = (answer: ShelfAnswer): string[] =>
  "anime_list" in answer
    ? answer.anime_list.flatMap(animeNames)
    : answer.manga_list.flatMap(mangaNames);

/** What both kinds of titles say alike. */
const alike = ({ year, genres, started, finished, repeats }: ListedAnime | ListedManga) => ({
  year,
  genres,
  started,
  finished,
  repeats,
});

const listedAnime = onceForEach((item: ListedAnime, language): ListedEntry => ({
  ...animeEntry(item, language),
  ...alike(item),
  names: animeNames(item),
  season: item.season,
  minutes: item.minutes,
}));

const listedManga = onceForEach((item: ListedManga, language): ListedEntry => ({
  ...mangaEntry(item, language),
  ...alike(item),
  names: mangaNames(item),
  season: null,
  minutes: null,
}));

/** The titles of a list answer with all that tools look at. A title that is the same object again is so here. */
export const listedEntries = (answer: ShelfAnswer, language: TitleLanguage): ListedEntry[] =>
  "anime_list" in answer
    ? answer.anime_list.map((item) => listedAnime(item, language))
    : answer.manga_list.map((item) => listedManga(item, language));
