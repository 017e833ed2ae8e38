import * as z from "zod";
import { dayAround } from "../../airing/day.ts";
import { airingBetween } from "../../catalogue/airing-between.ts";
import { titleName } from "./facts.ts";
import { tool, type TitleName } from "./tool.ts";

/** One episode on the air. */
interface AiringEpisode extends TitleName {
  readonly episode: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly has_aired: boolean;
  readonly on_my_list: boolean;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** An evening begins at 17:00, seven hours before its day ends, and its night ends at 5:00. */
const eveningMs = 7 * hourMs;
const afterNightMs = 19 * hourMs;

export const airing_today = tool({
  description: "The episodes that air on the asker's day, soonest first: 0 is today, 1 tomorrow.",
  input: z.object({
    first_day: z.int().min(-1).max(7).default(0),
    days: z.int().min(1).max(7).default(1),
    evening_only: z
      .boolean()
      .default(false)
      .describe("Of a single day: only from 17:00 to 5:00 of the night"),
    mine_only: z.boolean().default(false).describe("Only titles of the asker's own list"),
  }),
  async run({ first_day, days, evening_only, mine_only }, desk): Promise<readonly AiringEpisode[]> {
    // Noon keeps away from the hours in which clocks are changed.
    const { fromMs: today } = dayAround(desk.nowMs, desk.timeZone);
    const dayAt = (day: number) => dayAround(today + dayMs / 2 + day * dayMs, desk.timeZone);
    const isEvening = evening_only && days === 1;
    // Until it ends, tonight is the night that is on.
    const isNightOn = isEvening && first_day === 0 && desk.nowMs < dayAt(0).toMs - afterNightMs;
    const first = isNightOn ? -1 : first_day;
    const [day, nextDay] = [dayAt(first), dayAt(first + 1)];
    // Counted from the midnight between them, as clocks are changed in the hours after one.
    const fromMs = isEvening ? day.toMs - eveningMs : day.fromMs;
    const toMs = isEvening ? nextDay.toMs - afterNightMs : dayAt(first + days - 1).toMs;
    const mine = new Set((await desk.shelf("anime")).map(({ id }) => id));
    return airingBetween(desk.catalogue, fromMs, toMs)
      .map(({ card, episode, atMs }) => ({
        ...titleName(card),
        episode,
        at: new Date(atMs).toISOString(),
        has_aired: atMs <= desk.nowMs,
        on_my_list: mine.has(card.id),
      }))
      .filter(({ on_my_list }) => on_my_list || !mine_only);
  },
});
