import * as limits from "../../shared/limits.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { remembered } from "../runtime/remembered.ts";
import { getTrend } from "../table/statistics.ts";

const storedTrend = remembered(30_000, getTrend);

/** The best known anime, for the time before the job's first run. */
function bestKnown(catalogue: Catalogue): number[] {
  const { from, to } = catalogue.rowsOf("anime");
  const ids: number[] = [];
  for (let row = from; row < to && ids.length < limits.trendingShown; row++) {
    if (catalogue.adults[row] === 0) ids.push(catalogue.id(row));
  }
  return ids;
}

/** The cards of the anime that people add most these days, hottest first. */
export async function trendingCards(catalogue: Catalogue): Promise<Card[]> {
  const ids = (await storedTrend()) ?? bestKnown(catalogue);
  return ids.flatMap((id) => {
    const row = catalogue.find("anime", id);
    return row === undefined ? [] : [catalogue.card(row)];
  });
}
