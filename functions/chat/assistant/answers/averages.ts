import { shelfTitles, type Desk, type ShelfTitle } from "../../tools/desk.ts";
import type { Question } from "../question.ts";
import type { Voice } from "../voice.ts";
import { listNamed, statusOfList } from "./about-me.ts";

const asksScore = /\b(?:scores?|ratings?|rated?|bewert\w*|noten?|punkte)\b|評価|点/;

const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How long and how old the titles on the asker's lists are on average. */
export async function averages(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const kind = question.slots.kind ?? "anime";
  const { say } = voice;
  if (asksScore.test(question.rest)) return [say.noOwnScores];
  const list = listNamed(question.rest);
  const titles = await shelfTitles(desk, kind, list && statusOfList(list, kind));
  if (titles.length === 0) return [say.emptyList(list ?? "watching", kind)];
  const mean = (field: (title: ShelfTitle) => number | null): number | null =>
    meanOf(titles.flatMap((title) => field(title) ?? []));
  const total = mean(({ card }) => card.total);
  const minutes = mean(({ card }) => card.minutes);
  const year = mean(({ row }) => desk.catalogue.years[row] || null);
  return [
    say.averages(kind, titles.length, {
      total: total === null ? null : Math.round(total * 10) / 10,
      minutes: minutes === null || kind === "manga" ? null : Math.round(minutes),
      year: year === null ? null : Math.round(year),
    }),
  ];
}

/** How much time the asker has spent on what they have watched. */
export async function timeSpent(voice: Voice, desk: Desk): Promise<string[]> {
  const titles = await shelfTitles(desk, "anime");
  const episodes = titles.reduce((sum, { entry }) => sum + entry.progress, 0);
  const minutes = titles.reduce(
    (sum, { entry, card }) => sum + entry.progress * (card.minutes ?? 0),
    0,
  );
  return [voice.say.timeSpent(episodes, voice.say.hours(minutes))];
}
