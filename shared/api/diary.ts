import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { animeStatuses, mangaStatuses } from "../kind.ts";
import { catalogueId, kindField, timeZoneField, titleFields, wholeDay } from "./fields.ts";

const month = z
  .string()
  .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, "it should be a month such as 2026-11")
  .describe("The latest in which there is something where it is left out.");

/** Whether a diary is kept; one that was turned off may still be on its way out. */
const state = z.enum(["kept", "erasing", "off"]);

const statusField = z.union([z.enum(animeStatuses), z.enum(mangaStatuses)]);

/** Null for a title that is not on the list. */
const Standing = z.object({ status: statusField, progress: z.number() }).nullable();

const change = <Value extends z.ZodType>(value: Value) =>
  z.object({ from: value, to: value }).nullable();

/** A change of an entry; null stands for all of it that did not change. */
const Event = z.object({
  kind: kindField,
  id: z.number(),
  /** In milliseconds since 1970. */
  at: z.number(),
  by: z.enum(["tap", "import", "undo", "undone_import", "chat", "app", "pick_up"]),
  standing: change(Standing),
  score: change(z.number().nullable()),
  /** How far a run is of what is seen or read again; null when none is under way. */
  run: change(z.number().nullable()),
  repeats: change(z.number()),
  /** Whether it was taken back, or takes one back: together they are as if they had never been. */
  undone: z.boolean(),
  can_undo: z.boolean(),
});

const namedTitle = {
  id: z.number(),
  ...titleFields,
  total: z.number().nullable(),
};

const reading = {
  method: "POST",
  auth: "user",
  effect: "read",
  needs: ["profile:read", "shelf:read", "snapshot:read"],
  rate: "shelves",
} as const;

export const diary = endpoint({
  ...reading,
  path: "/api/diary/",
  summary:
    "What the signed-in user did with the titles of their lists, in a month or with one title.",
  request: z.object({
    month: month.optional(),
    tz: timeZoneField,
    before: z
      .number()
      .optional()
      .describe("Only what was before this moment of the month, in milliseconds since 1970."),
    kind: kindField.optional(),
    id: catalogueId.optional(),
    state_only: z.boolean().optional().describe("Asks for nothing but whether it is kept."),
  }),
  response: z.object({
    state,
    /** The one that was asked for, or the latest in which there is something; null of a title, and where there is nothing. */
    month: z.string().nullable(),
    /** Newest first. What imports did in a month is not among them. */
    events: z.array(Event),
    imports: z.array(
      z.object({
        kind: kindField,
        /** Whether it was the undo of one. */
        undone: z.boolean(),
        at: z.number(),
        titles: z.number(),
      }),
    ),
    titles: z.array(z.object({ kind: kindField, ...namedTitle, image_url: z.string() })),
    /** What is to be asked for as `before` where the month has more; null where this is all of it. */
    more: z.number().nullable(),
    /** The latest month before this one in which there is something. */
    earlier: z.string().nullable(),
  }),
});

export const shelf_on = endpoint({
  ...reading,
  path: "/api/shelf_on/",
  summary: "The signed-in user's list of a kind as it was at the end of a day.",
  request: z.object({
    kind: kindField,
    day: wholeDay,
    tz: timeZoneField,
  }),
  response: z.object({
    state,
    titles: z.array(
      z.object({
        ...namedTitle,
        status: statusField,
        /** Null where only its dates tell of it. */
        progress: z.number().nullable(),
      }),
    ),
  }),
});

export const set_diary = endpoint({
  method: "POST",
  path: "/api/set_diary/",
  auth: "user",
  effect: "write",
  needs: ["diary:write", "profile:read", "shelf:read"],
  rate: "writes",
  summary:
    "Turn the signed-in user's diary off and erase it, or on again. An answer `erasing` asks to be asked once more.",
  request: z.object({ on: z.boolean() }),
  response: z.object({ state }),
  stale: ["diary", "shelf_on", "statistics", "year"],
});
