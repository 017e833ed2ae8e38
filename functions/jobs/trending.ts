import * as limits from "../../shared/limits.ts";
import { catalogueIfLoaded } from "../catalogue/current.ts";
import { log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { activityDays, additionsOn } from "../table/activity.ts";
import { putTrend } from "../table/statistics.ts";
import { heat } from "../trending/heat.ts";
import { asJob } from "../watch/as-job.ts";

/** Finds the anime that people add most these days and stores them, hottest first; nothing before there is a catalogue. */
async function run(): Promise<{ ids: number[] }> {
  const [catalogue, days] = await sideBySide([
    catalogueIfLoaded(),
    sideBySide(Array.from({ length: activityDays }, (_, daysAgo) => additionsOn(daysAgo))),
  ]);
  if (catalogue === undefined) {
    log("info", "no catalogue yet");
    return { ids: [] };
  }
  const { from, to } = catalogue.rowsOf("anime");
  const warm: { id: number; heat: number }[] = [];
  for (let row = from; row < to; row++) {
    const card = catalogue.card(row);
    if (card.adult) continue;
    const warmth = {
      additions: days.map((additions) => additions.get(card.id) ?? 0),
      popularity: card.popularity,
      isAiring: card.status === "Currently Airing",
    };
    warm.push({ id: card.id, heat: heat(warmth) });
  }
  const ids = warm
    .sort((a, b) => b.heat - a.heat || a.id - b.id)
    .slice(0, limits.trendingShown)
    .map(({ id }) => id);
  await putTrend(ids);
  log("info", "trending", { hottest: ids[0] });
  return { ids };
}

export const handler = asJob("trending", run);
