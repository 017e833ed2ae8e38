import { today } from "../../../shared/api/catalogue.ts";
import { airedEpisodes } from "../../airing/aired.ts";
import { dayAround } from "../../airing/day.ts";
import { airingBetween } from "../../catalogue/airing-between.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { handle } from "../../http/handle.ts";

/** `YYYY-MM-DD HH:mm:ss` in UTC. */
const utcText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace("T", " ");

export const handler = handle(today, async ({ tz }) => {
  const nowMs = Date.now();
  const { fromMs, toMs } = dayAround(nowMs, tz);
  const airings = airingBetween(await currentCatalogue(), fromMs, toMs);
  return {
    airing_today: airings.map(({ card, episode, atMs }) => ({
      id: card.id,
      title: card.english ?? card.title,
      title_org: card.title,
      cover: card.image,
      episode,
      episodes_aired: airedEpisodes(card, nowMs),
      airingAt: utcText(atMs),
    })),
  };
});
