import { broadcastOf, episodesBetween, type Airing } from "../airing/episodes.ts";
import type { Card, Catalogue } from "./catalogue.ts";

/** All episodes of the catalogue that air in a span of time, soonest first. Adult titles are left out. */
export function airingBetween(
  catalogue: Catalogue,
  fromMs: number,
  toMs: number,
): (Airing & { readonly card: Card })[] {
  const { from, to } = catalogue.rowsOf("anime");
  const found: (Airing & { readonly card: Card })[] = [];
  for (let row = from; row < to; row++) {
    if (catalogue.broadcast(row) === null || catalogue.adults[row] === 1) continue;
    const card = catalogue.card(row);
    const broadcast = broadcastOf(card);
    if (broadcast === null) continue;
    for (const airing of episodesBetween(broadcast, fromMs, toMs)) found.push({ ...airing, card });
  }
  return found.sort((a, b) => a.atMs - b.atMs || b.card.popularity - a.card.popularity);
}

/** The day on which the newest show began that has a slot, `YYYY-MM-DD` in UTC: how old the data are. Null without any. */
export function newestStart(catalogue: Catalogue, nowMs: number): string | null {
  const { from, to } = catalogue.rowsOf("anime");
  let newest = "";
  for (let row = from; row < to; row++) {
    const start = catalogue.broadcast(row)?.start;
    if (start !== undefined && start > newest && Date.parse(start) <= nowMs) newest = start;
  }
  return newest === "" ? null : newest.slice(0, 10);
}
