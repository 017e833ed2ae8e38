import type { SaidOfEntry } from "../cards/EntryMarks.tsx";
import { notAvailable } from "../../shared/not-available.ts";
import { nameIn, type TitleLanguage } from "../../shared/titles/title-name.ts";
import { statusOf, type Status } from "../../shared/kind.ts";
import { animeNamesOf } from "../words/title-language.ts";
import { airedIn } from "../words/title-words.ts";
import { onceForEach, type ListedAnime, type ListedManga } from "./listed-titles.ts";
import type { ShelfAnswer } from "./patched-answers.ts";
import type { Standing, TrackedTitle } from "./standing.ts";

/** One title on a list page, anime and manga alike. */
export interface ShelfEntry extends TrackedTitle {
  readonly image: string;
  /** When it aired or was published, for example 'Fall 2023'. */
  readonly when: string;
  /** When the next episode airs and when the latest did, in milliseconds since 1970; null where that is not known. */
  readonly nextAiringAt: number | null;
  readonly lastAiredAt: number | null;
  readonly standing: Standing;
  readonly said: SaidOfEntry;
}

const standingOf = (status: Status | undefined, progress: number): Standing => ({
  status: status ?? "PLANNED",
  progress,
});

const saidIn = ({
  score,
  again,
  on_hold: isOnHold,
  private: isPrivate,
}: Pick<ListedAnime, "score" | "again" | "on_hold" | "private">): SaidOfEntry => ({
  score,
  again,
  isOnHold,
  isPrivate,
});

/** A title of an anime list, called by its name in a language. */
export const animeEntry = onceForEach((item: ListedAnime, language): ShelfEntry => ({
  kind: "anime",
  id: item.anime_id,
  name: nameIn(language, animeNamesOf(item)),
  image: item.anime_image,
  total: item.total_episodes,
  aired: item.episodes_aired,
  nextAiringAt: item.next_airing_at,
  lastAiredAt: item.last_aired_at,
  when: airedIn(item.season, item.year),
  standing: standingOf(statusOf("anime", item.status), item.episodes_watched),
  said: saidIn(item),
}));

/** A title of a manga list, called by its name in a language. */
export const mangaEntry = onceForEach((item: ListedManga, language): ShelfEntry => ({
  kind: "manga",
  id: item.manga_id,
  name: nameIn(language, {
    romaji: item.manga_name,
    english: item.manga_title_english,
    japanese: item.manga_title_japanese,
  }),
  image: item.manga_image,
  total: item.total_chapters,
  aired: null,
  nextAiringAt: null,
  lastAiredAt: null,
  when: item.published ?? notAvailable,
  standing: standingOf(statusOf("manga", item.status), item.chapters_read),
  said: saidIn(item),
}));

/** The titles of a list answer, called by their names in a language. A title that is the same object again is so here. */
export const shelfEntries = (answer: ShelfAnswer, language: TitleLanguage): ShelfEntry[] =>
  "anime_list" in answer
    ? answer.anime_list.map((item) => animeEntry(item, language))
    : answer.manga_list.map((item) => mangaEntry(item, language));

/** What a card tells beside the name: when, and how far. */
export function entryFacts({ kind, when, total, standing }: ShelfEntry): string[] {
  const units = kind === "anime" ? "Episodes" : "Chapters";
  return [when, `${units}: ${standing.progress}/${total ?? "?"}`];
}
