import { expect, test } from "vitest";
import { dayTeller } from "../../../functions/airing/day.ts";
import { titleDates } from "../../../functions/statistics/dates.ts";
import { seenOf } from "../../../functions/statistics/seen.ts";
import { yearOf, type TitleOfYears } from "../../../functions/statistics/year-of.ts";
import { dayIn, lived, lives, type Lived } from "../../support/diary/lives.ts";
import { fc } from "../../support/properties.ts";

const zones = ["Asia/Tokyo", "America/Los_Angeles", "Europe/Berlin"] as const;
const years = ["2023", "2024", "2025", "2026", "2027"] as const;
const fromMs = Date.UTC(2025, 6, 1);

const titleOfYears = ({ life, timeline, truth }: Lived, zone: string): TitleOfYears => ({
  named: {
    kind: life.kind,
    id: life.id,
    title: `Title ${life.id}`,
    title_english: null,
    title_japanese: null,
    image_url: "",
    score: truth.state.score === null ? null : truth.state.score / 10,
  },
  dates: titleDates(timeline, dayTeller(zone)),
  seen: seenOf(timeline),
  minutes: life.minutes,
  genres: life.genres,
  makers: life.makers,
});

/** When a title was finished and started by what is true of it: its own dates come first. */
function truthOf({ life, truth, timeline }: Lived) {
  const { standing } = truth.state;
  const isBegun = standing !== null && timeline.entry?.status !== "PLANNED";
  return {
    finished: standing?.status === "C" ? (life.finish ?? truth.completed) : null,
    started: isBegun ? (life.start ?? truth.begun) : null,
    added: standing === null ? null : truth.added,
  };
}

/** A year counted title by title and mark by mark. */
function recounted(year: string, titles: readonly Lived[]) {
  let [episodes, chapters, minutes] = [0, 0, 0];
  const perDay = new Map<string, number>();
  const months = Array.from({ length: 12 }, () => ({ episodes: 0, chapters: 0, finished: 0 }));
  const genres = new Map<string, number>();
  const finished: number[] = [];
  const started: number[] = [];
  const added = { anime: 0, manga: 0 };
  for (const title of titles) {
    const { life, truth } = title;
    const marks = [...truth.marks, ...truth.runMarks].filter((day) => day?.slice(0, 4) === year);
    for (const day of marks) {
      perDay.set(day ?? "", (perDay.get(day ?? "") ?? 0) + 1);
      const month = months[Number(day?.slice(5, 7)) - 1];
      if (life.kind === "anime") {
        episodes++;
        minutes += life.minutes ?? 0;
        if (month) month.episodes++;
      } else {
        chapters++;
        if (month) month.chapters++;
      }
    }
    const dates = truthOf(title);
    const isFinished = dates.finished?.slice(0, 4) === year;
    const isStarted = dates.started?.slice(0, 4) === year;
    if (isFinished) {
      finished.push(life.id);
      const month = months[Number(dates.finished?.slice(5, 7)) - 1];
      if (month) month.finished++;
    }
    if (isStarted) started.push(life.id);
    if (dates.added?.slice(0, 4) === year) added[life.kind]++;
    if (marks.length > 0 || isFinished || isStarted) {
      for (const genre of life.genres) genres.set(genre, (genres.get(genre) ?? 0) + 1);
    }
  }
  return { episodes, chapters, minutes, perDay, months, genres, finished, started, added };
}

const ids = ({ titles }: { titles: readonly { id: number }[] }): number[] =>
  titles.map(({ id }) => id).sort((a, b) => a - b);

test("years of a thousand people are what counting one by one gives", () => {
  let [seen, named] = [0, 0];
  fc.assert(
    fc.property(lives, fc.constantFrom(...zones), fc.constantFrom(...years), (all, zone, year) => {
      const titles = all.map((life) => lived(life, fromMs, dayIn(zone)));
      const told = yearOf(
        year,
        titles.map((title) => titleOfYears(title, zone)),
        dayTeller(zone),
      );
      const { perDay, genres, finished, started, months, ...sums } = recounted(year, titles);
      expect(told).toMatchObject(sums);
      expect(told.months).toMatchObject(months);
      expect(told.days.map(({ day }) => day)).toEqual([...perDay.keys()].sort());
      expect(new Map(told.genres.map(({ name, titles: count }) => [name, count]))).toEqual(genres);
      expect(ids(told.finished)).toEqual(finished);
      expect(ids(told.started)).toEqual(started);
      expect(told.finished.anime + told.finished.manga).toBe(finished.length);
      const most = Math.max(0, ...perDay.values());
      expect((told.busiest?.episodes ?? 0) + (told.busiest?.chapters ?? 0)).toBe(most);
      const scored = titles.filter(
        ({ life, truth }) => finished.includes(life.id) && truth.state.score !== null,
      );
      const best = scored.map(({ truth }) => truth.state.score ?? 0).sort((a, b) => b - a);
      expect(told.best.map(({ score }) => Math.round((score ?? 0) * 10))).toEqual(best.slice(0, 9));
      const whole = titles
        .filter(({ life }) => finished.includes(life.id))
        .map((title) => truthOf(title).finished ?? "")
        .filter((day) => !day.endsWith("-00"))
        .sort();
      expect(told.first?.day).toBe(whole[0]);
      expect(told.last?.day).toBe(whole.at(-1));
      seen += sums.episodes + sums.chapters;
      named += finished.length;
    }),
    { numRuns: 1000 },
  );
  expect(seen).toBeGreaterThan(5000);
  expect(named).toBeGreaterThan(100);
}, 60_000);
