import type { EndpointName } from "../../shared/endpoints.ts";
import type { AllFigures, CallFigures } from "../units/figures.ts";

/*
 * How people use the site, as far as nobody has measured it yet: what `docs/scale.md` assumes, said once. Whoever has a
 * community of their own puts its numbers here and runs `npm run docs`.
 */

/** Registered people for whom a bill is made out. */
export const sizes = [1_000, 100_000, 10_000_000] as const;

/** Of the registered, who comes within a month. */
export const activeShare = 0.3;
/** Days of a month on which somebody active comes. */
export const daysOfAMonth = 8;
/** How much more there is to do in the busiest seconds of a month than on average. */
export const peakFactor = 4;
/** New accounts a month, of the registered; each brings a usual list. */
export const newShare = 0.02;
/** E-mails to a new account: one that says that its list has come, and one or two with codes of the sign-in. */
export const mailsOfANewAccount = 2.5;
/** Of the registered, who has completed something, and so a rank. */
export const rankedShare = 0.8;
/** Titles on the lists of an account on average, as many bring none. */
export const titlesOfAnAccount = 120;

/**
 * Of those active in a month, who signs in. Ours slide (decision 0089): those do alone who are new, were away for longer, or
 * whose half year is over. Where a session ended after 30 days in any case, everybody would, once more for a second device.
 */
export const signInsOfTheActive = { ending: 1.3, sliding: 0.3 } as const;
/** The part of them that Cognito counts, as it counts people, not devices. */
export const countedOfTheActive = { ending: 1, sliding: 0.25 } as const;

/** Calls of somebody on a day on which they come, the usual ones by name; `does` picks another call of an endpoint. */
interface Habit {
  readonly call: EndpointName;
  readonly does?: string;
  readonly timesADay: number;
}

const often = (timesADay: number, ...calls: readonly EndpointName[]): Habit[] =>
  calls.map((call) => ({ call, timesADay }));

export const habits: readonly Habit[] = [
  ...often(5, "get_anime"),
  ...often(4, "get_anime_details", "search_anime"),
  // Of a quarter of the titles that somebody looks at: those on their list.
  ...often(1, "entry"),
  ...often(3, "update_anime"),
  { call: "check_logged", timesADay: 2 },
  { call: "check_logged", does: "the first of a day", timesADay: 1 },
  ...often(2, "today"),
  ...often(1.5, "browse"),
  ...often(
    1,
    "get_trending_anime",
    "get_manga",
    "get_unique_values",
    "related_titles",
    "lists_with",
    "profile",
    "top_completed_users",
  ),
  // Programs ask for calendars by themselves, of few people and every day.
  ...often(0.75, "calendar"),
  ...often(
    0.5,
    "update_manga",
    "add_anime",
    "get_manga_details",
    "search_manga",
    "recommend_anime",
    "lists",
  ),
  { call: "update_anime", does: "the last episode", timesADay: 0.3 },
  ...often(
    0.3,
    "edit_entry",
    "user_achievements",
    "chat",
    "list",
    "newest_ranking_lists",
    "ranking_list",
    "imports",
  ),
  { call: "update_user", does: "a goal", timesADay: 0.01 },
  // Profiles show them, and so do pages of their own.
  ...often(1.2, "statistics"),
  ...often(0.2, "quick_add_anime", "ranking_lists", "diary"),
  ...often(
    0.1,
    "add_anime_to_list",
    "drop_anime",
    "find_people",
    "not_interested",
    "update_user",
    "year",
  ),
  // Programs that draw previews of links ask, too.
  ...often(0.05, "card"),
  ...often(0.05, "dropped"),
  ...often(0.02, "pick_up", "set_favourite"),
];

/** A habit with what its call takes. */
interface CountedHabit extends Habit {
  readonly figures: CallFigures;
}

/** Every habit with what its call takes. Throws for a call of which nothing is recorded. */
export function countedHabits({ calls }: AllFigures): readonly CountedHabit[] {
  return habits.map((habit) => {
    const all = calls[habit.call] ?? [];
    const figures = habit.does === undefined ? all[0] : all.find(({ does }) => does === habit.does);
    if (figures === undefined) throw new Error(`Nothing is recorded of ${habit.call}.`);
    return { ...habit, figures };
  });
}

/** Calls a day of somebody who comes. */
export const callsADay: number = habits.reduce((sum, { timesADay }) => sum + timesADay, 0);

export const secondsOfAMonth = 30 * 86_400;

/** Milliseconds of a warm function: its own, and those of each round trip (assumed; the dashboard shows them). */
const ownMs = 15;
const roundTripMs = 5;

/** Seconds that an average call takes its function. */
export function secondsOfACall(figures: AllFigures): number {
  const ms = countedHabits(figures).reduce(
    (sum, { timesADay, figures: { roundTripsAtFirst } }) =>
      sum + timesADay * (ownMs + roundTripMs * roundTripsAtFirst),
    0,
  );
  return ms / callsADay / 1000;
}

/** Functions that are busy at once in the busiest seconds. */
export const concurrencyOf = (figures: AllFigures, registered: number): number =>
  monthOf(registered).peakCallsASecond * secondsOfACall(figures);

/** What a community of so many registered people does in a month. */
export function monthOf(registered: number) {
  const active = registered * activeShare;
  const calls = active * daysOfAMonth * callsADay;
  return {
    registered,
    active,
    visits: active * daysOfAMonth,
    calls,
    newAccounts: registered * newShare,
    peakCallsASecond: (calls / secondsOfAMonth) * peakFactor,
  };
}
export type Month = ReturnType<typeof monthOf>;
