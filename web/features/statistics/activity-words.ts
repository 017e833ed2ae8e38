import * as limits from "../../../shared/limits.ts";
import type { CallResponse } from "../../calls/api.ts";
import { grouped } from "./statistics-words.ts";

type Streak = CallResponse<"year">["streak"];

/** "12 days", "–" for none. */
export const streakWords = (streak: Streak): string =>
  streak === null ? "–" : `${grouped(streak.days)} ${streak.days === 1 ? "day" : "days"}`;

/** What a streak forgives. */
export const restWords = `Up to ${limits.streakRestDays} days of rest in a row do not end a streak.`;

/** What is on no day, and why. */
export const countingWords =
  "Imports, titles added as completed and big steps stand on no day, as nobody can say when they were seen. A film counts on its day.";
