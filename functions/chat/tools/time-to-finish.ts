import * as z from "zod";
import { airedEpisodes } from "../../airing/aired.ts";
import { entryOf } from "./desk.ts";
import { titleName } from "./facts.ts";
import { nextEpisode } from "./title-details.ts";
import { idField, kindField, tool, type TitleName } from "./tool.ts";

export interface TimeToFinish extends TitleName {
  /** Episodes watched or chapters read. */
  readonly progress: number;
  readonly total: number | null;
  /** What is left of all there is, or is out so far; null when that is not known. */
  readonly left: number | null;
  /** Minutes that what is left takes; null when not known, as for manga. */
  readonly minutes_left: number | null;
  /** Minutes of the whole. */
  readonly minutes_in_all: number | null;
  /** Days at the asker's pace; null without one. */
  readonly days: number | null;
  readonly is_still_running: boolean;
  /** Whether it is not known yet how long it will be. */
  readonly is_open: boolean;
}

export const time_to_finish = tool({
  description:
    "How much of a title the asker has left, in episodes or chapters, minutes, and days at their pace.",
  input: z.object({
    kind: kindField,
    id: idField,
    per_day: z.number().positive().optional().describe("Episodes or chapters a day"),
    minutes_per_day: z.number().positive().optional(),
    from: z
      .int()
      .min(0)
      .optional()
      .describe("Where they say they are, if not where their list says"),
  }),
  async run({ kind, id, per_day, minutes_per_day, from }, desk): Promise<TimeToFinish | null> {
    const row = desk.catalogue.find(kind, id);
    if (row === undefined || desk.catalogue.adults[row] === 1) return null;
    const card = desk.catalogue.card(row);
    const progress = from ?? (await entryOf(desk, kind, id))?.progress ?? 0;
    // Of what still runs, so much is left as is out.
    const out = card.total ?? airedEpisodes(card, desk.nowMs);
    const left = out === null ? null : Math.max(0, out - progress);
    const minutes = (count: number | null): number | null =>
      count === null || card.minutes === null ? null : count * card.minutes;
    const minutes_left = minutes(left);
    const byCount = per_day === undefined || left === null ? null : left / per_day;
    const byTime =
      minutes_per_day === undefined || minutes_left === null
        ? null
        : minutes_left / minutes_per_day;
    const days = byCount ?? byTime;
    return {
      ...titleName(card),
      progress,
      total: card.total,
      left,
      minutes_left,
      minutes_in_all: minutes(out),
      days: days === null ? null : Math.ceil(days),
      is_open: card.total === null,
      is_still_running:
        ["Currently Airing", "Publishing"].includes(card.status) || nextEpisode(desk, row) !== null,
    };
  },
});
