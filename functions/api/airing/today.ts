import { today } from "../../../shared/api/airing.ts";
import { airedEpisodes } from "../../airing/aired.ts";
import { daysFrom } from "../../airing/day.ts";
import { airingBetween, newestStart } from "../../catalogue/airing-between.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listEntries } from "../../table/entries.ts";

/** `YYYY-MM-DD HH:mm:ss` in UTC. */
const utcText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace("T", " ");

export const handler = handle(today, async ({ tz, from, days }, { uid }) => {
  const nowMs = Date.now();
  const { first, fromMs, toMs } = daysFrom(from, Number(days), nowMs, tz);
  const [catalogue, entries] = await sideBySide([
    currentCatalogue(),
    uid === undefined ? undefined : listEntries(uid, "anime"),
  ]);
  const statuses = entries && new Map(entries.map(({ id, status }) => [id, status]));
  return {
    airing_today: airingBetween(catalogue, fromMs, toMs).map(({ card, episode, atMs }) => ({
      id: card.id,
      title: card.english ?? card.title,
      title_org: card.title,
      title_japanese: card.japanese,
      cover: card.image,
      episode,
      episodes_aired: airedEpisodes(card, nowMs),
      airingAt: utcText(atMs),
      ...(statuses && { status: statuses.get(card.id) ?? null }),
    })),
    from: first,
    newest_start: newestStart(catalogue, nowMs),
  };
});
