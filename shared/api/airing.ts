import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { episodesAired } from "./fields.ts";

export const today = endpoint({
  method: "GET",
  path: "/api/today/",
  auth: "public",
  effect: "read",
  needs: ["shelf:read", "snapshot:read"],
  rate: "reads",
  summary: "Episodes that air today in the given time zone, or on several days.",
  request: z.object({
    tz: z.string().max(64).optional(),
    /** The first day, `YYYY-MM-DD` in that zone; today when it is left out. */
    from: z
      .string()
      .regex(/^[12]\d{3}-\d{2}-\d{2}$/, "it should be a day such as 2026-11-24")
      .optional(),
    /** How many days, 1 to 7. */
    days: z
      .string()
      .regex(/^[1-7]$/, "it should be 1 to 7")
      .default("1"),
  }),
  response: z.object({
    airing_today: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        title_org: z.string(),
        title_japanese: z.string().nullable(),
        cover: z.string(),
        episode: z.number(),
        episodes_aired: episodesAired,
        /** `YYYY-MM-DD HH:mm:ss` in UTC. */
        airingAt: z.string(),
        /** Where the title stands on the viewer's list, and null when it is not on it; visitors are told nothing. */
        status: z.string().nullable().optional(),
      }),
    ),
    /** The first day of the answer in the zone, `YYYY-MM-DD`. */
    from: z.string(),
    /** The day on which the newest show began of which we know when it airs, `YYYY-MM-DD` in UTC; null without any. */
    newest_start: z.string().nullable(),
  }),
});

export const calendar_link = endpoint({
  method: "POST",
  path: "/api/calendar-link/",
  auth: "user",
  effect: "write",
  needs: ["calendars:write"],
  rate: "writes",
  summary: "Make, or take back, the private address of the signed-in user's airing calendar.",
  request: z.object({
    /** A new address ends the one before; `look` changes nothing. */
    action: z.enum(["make", "revoke", "look"]).default("make"),
  }),
  response: z.object({
    /** Only told when it is made: we keep no more than its hash. */
    url: z.string().nullable(),
    /** When the present address was made, as ISO 8601; null when there is none. */
    made_at: z.string().nullable(),
  }),
});

export const calendar = endpoint({
  method: "GET",
  path: "/api/calendar/{token}/",
  auth: "public",
  effect: "read",
  needs: ["calendars:read", "profile:read", "shelf:read", "snapshot:read"],
  rate: "calendars",
  summary: "The airing calendar behind a private address, as iCalendar text.",
  request: z.object({ token: z.string().max(100) }),
  response: z.string(),
});
