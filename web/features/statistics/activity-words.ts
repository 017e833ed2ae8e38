import * as limits from "../../../shared/limits.ts";
import type { CallResponse } from "../../calls/api.ts";
import { grouped } from "../../../shared/words/grouped.ts";

type Streak = CallResponse<"year">["streak"];

/** "12 days", "–" for none. */
export const streakWords = (streak: Streak): string =>
  streak === null ? "–" : `${grouped(streak.days)} ${streak.days === 1 ? "day" : "days"}`;

/** What a streak forgives. */
export const restWords = `Up to ${limits.streakRestDays} days of rest in a row do not end a streak.`;

/** What is on no day, and why. */
export const countingWords =
  "What an import brings, what you add as completed and what you mark in one big step stands on no day, as nobody can say when you saw it. A film counts on its day.";
