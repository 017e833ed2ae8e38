import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import {
  kindField,
  listsRead,
  timeZoneField,
  titleFields,
  usernameField,
  yearGoal,
} from "./fields.ts";

/** What several titles of a list have in common, and how many they are. */
const shares = z.array(
  z.object({
    name: z.string(),
    titles: z.number(),
    /** Of what was seen, all runs together; 0 for all that is read. */
    minutes: z.number(),
    /** Of those that are scored; null where none is. */
    mean_score: z.number().nullable(),
  }),
);

const ListStatistics = z.object({
  titles: z.number(),
  statuses: z.array(z.object({ status: z.string(), titles: z.number() })),
  /** Episodes or chapters, all runs together. */
  seen: z.number(),
  minutes: z.number(),
  /** Titles of which nobody knows how long an episode is, and that count no minutes. */
  untimed: z.number(),
  /** Runs to the end after the first. */
  repeats: z.number(),
  scored: z.number(),
  mean_score: z.number().nullable(),
  /** How many titles have a score nearest to each whole point, from 1 to 10. */
  scores: z.array(z.object({ score: z.number(), titles: z.number() })),
  genres: shares,
  /** Studios or authors, those of most titles. */
  makers: shares,
  /** When the titles came out, oldest first. */
  years: shares,
  formats: shares,
  /** When they were finished, as far as it is known, oldest first. */
  finished: shares,
  /** The mean score beside everybody's, of the titles that enough others have scored, too; null where there is none. */
  community: z
    .object({
      titles: z.number(),
      own_mean: z.number().nullable(),
      mean: z.number().nullable(),
    })
    .nullable(),
  /** What its owner would like to finish in a year; null for no goal, and for everybody else. */
  goal: yearGoal,
});

const day = z.string().describe("`YYYY-MM-DD`");

/** What was seen on a day of which the diary tells something. */
const DayCount = z.object({ day, episodes: z.number(), chapters: z.number() });

/** Days among which there are never more than two without anything in a row. */
const Streak = z
  .object({
    from: day,
    to: day,
    /** From the first to the last. */
    days: z.number(),
    /** Those with something. */
    active: z.number(),
  })
  .nullable();

export const statistics = endpoint({
  ...listsRead,
  path: "/api/statistics/",
  summary: "A user's lists in numbers, as far as the viewer may see them.",
  request: z.object({ username: usernameField, tz: timeZoneField }),
  response: z.object({
    anime: ListStatistics,
    manga: ListStatistics,
    /** Null where no diary is kept. */
    activity: z
      .object({
        /** A Monday. */
        from: day,
        /** Today. */
        to: day,
        /** Oldest first. */
        days: z.array(DayCount),
        /** The streak that can be gone on with today. */
        current: Streak,
        longest: Streak,
      })
      .nullable(),
    /** The titles that stand on the owner's profile, as far as they are on a list that the viewer sees. */
    favourites: z.array(
      z.object({
        kind: kindField,
        id: z.number(),
        ...titleFields,
        image_url: z.string(),
      }),
    ),
    /** The hardest of what the owner has earned, the hardest first. */
    badges: z.array(z.object({ name: z.string(), badge_icon: z.string() })),
    owner: z.boolean(),
    owner_username: z.string(),
  }),
});

const YearTitle = z.object({
  kind: kindField,
  id: z.number(),
  ...titleFields,
  image_url: z.string(),
  /** 0.1 to 10; null when not scored. */
  score: z.number().nullable(),
  /** When it was started or finished, `YYYY-MM-DD`, with 00 for what is not known. */
  day: z.string(),
});

/** How many titles of each kind, and the first of them all. */
const YearTitles = z.object({
  anime: z.number(),
  manga: z.number(),
  titles: z.array(YearTitle),
});

const yearShares = z.array(z.object({ name: z.string(), titles: z.number() }));

export const year = endpoint({
  ...listsRead,
  path: "/api/year/",
  summary: "A year of a user's in numbers and titles, as far as the viewer may see it.",
  request: z.object({ username: usernameField, year: z.int(), tz: timeZoneField }),
  response: z.object({
    owner: z.boolean(),
    owner_username: z.string(),
    year: z.number(),
    /** Whether it is not over yet. */
    so_far: z.boolean(),
    today: day,
    /** Of those with something, oldest first; null where no diary is kept. */
    days: z.array(DayCount).nullable(),
    months: z.array(
      z.object({
        month: z.string().describe("`YYYY-MM`"),
        episodes: z.number(),
        chapters: z.number(),
        finished: z.number(),
      }),
    ),
    episodes: z.number(),
    chapters: z.number(),
    minutes: z.number(),
    finished: YearTitles,
    started: YearTitles,
    added: z.object({ anime: z.number(), manga: z.number() }),
    /** Of those finished on a day that is known. */
    first: YearTitle.nullable(),
    last: YearTitle.nullable(),
    /** Those finished with the best scores. */
    best: z.array(YearTitle),
    /** Of what was seen, started or finished, those of most titles. */
    genres: yearShares,
    /** Studios and authors. */
    makers: yearShares,
    busiest: DayCount.nullable(),
    streak: Streak,
  }),
});
