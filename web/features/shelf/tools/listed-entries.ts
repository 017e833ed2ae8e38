import type { TitleLanguage } from "../../../../shared/titles/title-name.ts";
import type { ShelfAnswer } from "../../../tracking/patched-answers.ts";
import { shelfEntries, type ShelfEntry } from "../../../tracking/shelf-entries.ts";

type Anime = Extract<ShelfAnswer, { anime_list: unknown }>["anime_list"][number];
type Manga = Extract<ShelfAnswer, { manga_list: unknown }>["manga_list"][number];

/** One title of a list, with all that a list can be found, filtered and sorted by. */
export interface ListedEntry
  extends
    ShelfEntry,
    Pick<Anime, "year" | "season" | "genres" | "started" | "finished" | "repeats"> {
  /** All names, in whatever language; two may be the same. */
  readonly names: readonly string[];
  /** Of an episode; null where nobody has told us, and for all that is read. */
  readonly minutes: number | null;
}

const isText = (name: string | null): name is string => name !== null;

const animeNames = (item: Anime): string[] =>
  [item.anime_name, item.anime_name_english, item.anime_name_japanese].filter(isText);

const mangaNames = (item: Manga): string[] =>
  [item.manga_name, item.manga_title_english, item.manga_title_japanese].filter(isText);

/** All names of all titles of a list answer. */
export const namesIn = (answer: ShelfAnswer): string[] =>
  "anime_list" in answer
    ? answer.anime_list.flatMap(animeNames)
    : answer.manga_list.flatMap(mangaNames);

/** What both kinds of titles say alike. */
const alike = ({ year, genres, started, finished, repeats }: Anime | Manga) => ({
  year,
  genres,
  started,
  finished,
  repeats,
});

/** The titles of a list answer with all that tools look at, called by their names in a language. */
export function listedEntries(answer: ShelfAnswer, language: TitleLanguage): ListedEntry[] {
  const rest =
    "anime_list" in answer
      ? answer.anime_list.map((item) => ({
          ...alike(item),
          names: animeNames(item),
          season: item.season,
          minutes: item.minutes,
        }))
      : answer.manga_list.map((item) => ({
          ...alike(item),
          names: mangaNames(item),
          season: null,
          minutes: null,
        }));
  return shelfEntries(answer, language).flatMap((entry, at) => {
    const more = rest[at];
    return more === undefined ? [] : [{ ...entry, ...more }];
  });
}
