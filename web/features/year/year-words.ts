import type { CallResponse } from "../../calls/api.ts";
import { longDay, monthName } from "../../../shared/words/day-words.ts";
import { grouped } from "../../../shared/words/grouped.ts";
import { nameIn, type TitleLanguage } from "../../../shared/titles/title-name.ts";
import { seenWords } from "../statistics/heat.ts";
import type { Bar } from "../statistics/BarChart.tsx";

/** A year as it is told. */
export type Year = CallResponse<"year">;
export type YearTitle = Year["best"][number];

/** What a title is called in a language. */
export const nameOf = (
  language: TitleLanguage,
  { title, title_english, title_japanese }: YearTitle,
): string => nameIn(language, { romaji: title, english: title_english, japanese: title_japanese });

/** Whether there is anything at all to tell. */
export const isEmpty = ({ days, finished, started, added }: Year): boolean =>
  (days ?? []).length === 0 &&
  [finished, started, added].every(({ anime, manga }) => anime + manga === 0);

const kindsOf = ({ anime, manga }: { readonly anime: number; readonly manga: number }): string =>
  [anime > 0 ? `${grouped(anime)} anime` : "", manga > 0 ? `${grouped(manga)} manga` : ""]
    .filter((part) => part !== "")
    .join(" and ");

/** The sentences of a year in their order, of which each stands for itself. `who` begins them: a name, or "You". */
export function sentencesOf(year: Year, who: string): string[] {
  const { busiest, streak } = year;
  const started = kindsOf(year.started);
  const added = kindsOf(year.added);
  return [
    started !== "" && `${who} started ${started}.`,
    added !== "" && `${who} added ${added}.`,
    busiest !== null && `The busiest day was ${longDay(busiest.day)}, with ${seenWords(busiest)}.`,
    streak !== null &&
      streak.days > 1 &&
      `The longest streak went on for ${streak.days} days, from ${longDay(streak.from)} to ${longDay(streak.to)}, ${streak.active} of them with something.`,
  ].filter((sentence) => sentence !== false);
}

/** Months as bars: of what was seen where a diary tells it, else of what was finished. */
export function monthBars({ months, days }: Year): Bar[] {
  const isSeen = (days ?? []).length > 0;
  return months.map(({ month, episodes, chapters, finished }) => ({
    name: monthName(`${month}-00`),
    value: isSeen ? episodes + chapters : finished,
    cells: isSeen
      ? [grouped(episodes + chapters), grouped(episodes), grouped(chapters), grouped(finished)]
      : [grouped(finished)],
  }));
}

/** The heads of the table of {@link monthBars}. */
export const monthColumns = ({ days }: Year): string[] =>
  (days ?? []).length > 0
    ? ["Month", "In all", "Episodes", "Chapters", "Finished"]
    : ["Month", "Finished"];
