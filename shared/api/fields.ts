import * as z from "zod";
import { isWholeDay } from "../entries/whole-day.ts";
import { kinds } from "../kind.ts";
import * as limits from "../limits.ts";
import { titleLanguages } from "../titles/title-name.ts";

/** A catalogue id as clients send it: a whole number, or its digits in a string. */
export const catalogueId = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1));

export const kindField = z.enum(kinds);

/** What a title is called, in answers about lists. */
export const titleFields = {
  title: z.string(),
  title_english: z.string().nullable(),
  title_japanese: z.string().nullable(),
};

/** What reads somebody's lists as far as the caller may see them, as rows begin. */
export const listsRead = {
  method: "POST",
  auth: "public",
  effect: "read",
  needs: ["profile:read", "shelf:read", "snapshot:read"],
  rate: "shelves",
} as const;

/** What the viewer, or whose list it is, says of a title beside status and progress. */
export const saidOfEntry = {
  /** 0.1 to 10; null when not scored. */
  score: z.number().nullable(),
  /** `YYYY-MM-DD`, with 00 for what is not known; null when there is none. */
  started: z.string().nullable(),
  finished: z.string().nullable(),
  /** How often it was seen or read again, to the end. */
  repeats: z.number(),
  /** How far the run is that is under way; null when none is. */
  again: z.number().nullable(),
  on_hold: z.boolean(),
  /** Whether it is shown to nobody else. */
  private: z.boolean(),
};

const dayForm = "it should be a day such as 2026-11-24";
const dayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, dayForm);

/** A day of the calendar, `YYYY-MM-DD`. */
export const wholeDay = dayText.refine(isWholeDay, dayForm);

/** The day that it is where the caller is, `YYYY-MM-DD`; the server's own where it is left out or cannot be. */
export const dayField = dayText.optional();

export const timeZoneField = z
  .string()
  .max(64)
  .optional()
  .describe("The time zone in which days are.");

/** A username in a request; whether it exists is for the handler to say. */
export const usernameField = z.string().trim();

/** Chosen filter values; years come as numbers or as text. */
export const filterValues = z
  .array(z.union([z.string().max(limits.filterValueLength), z.number().transform(String)]))
  .max(limits.filterValues)
  .default([]);

/** The language in which an answer names titles, where it does so in sentences or by their order. */
export const titleLanguage = z.enum(titleLanguages).default(titleLanguages[0]);

/** The id of a custom list, a ranking list or a job: 128 random bits. */
export const randomId = z.string().min(1).max(64);

/**
 * A client's name for one thing that it makes: 128 random bits, as 22 characters. A call that carries it may be
 * repeated, as after an answer that was lost, and makes that thing once; without it every call makes a thing of its own.
 */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{22}$/, "it should be 22 letters, digits, - or _")
  .optional();

/** Episodes that are out of an anime while it airs; null where that is not known, or the total says it. */
export const episodesAired = z.number().nullable();

/** What the owner of something is told of operators having taken it down; null where they have not, and for others. */
export const hiddenField = z
  .object({
    /** Why; empty where nothing was said. */
    reason: z.string(),
    /** When it will be erased, in milliseconds since 1970; null where it will not. */
    erased_at: z.number().nullable(),
    /** Whether it was not taken down by itself, but with its owner's account. */
    with_account: z.boolean(),
  })
  .nullable();

/** An answer that only says that it worked. */
export const done = z.object({ message: z.string() });

/** How many titles of a kind a user would like to finish in a year; null for no goal. */
export const yearGoal = z.object({ year: z.number(), titles: z.number() }).nullable();

/** Badges that a change earned, as the toasts show them. */
export const newAchievements = z.array(
  z.object({ name: z.string(), description: z.string(), badge_icon: z.string() }),
);

export const noFields = z.object({});
