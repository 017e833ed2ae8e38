import { dropped } from "../../../shared/api/entries.ts";
import { listDroppedTitles } from "../../dropped/list-dropped.ts";
import { handle } from "../../http/handle.ts";
import { saidOfEntry } from "../../tracking/whole-entry.ts";

export const handler = handle(dropped, async ({ kind }, { uid }) => {
  const titles = await listDroppedTitles(uid, kind);
  return {
    titles: titles.map(({ id, entry, card, isKnown, droppedAtMs }) => {
      const { score, started, finished } = saidOfEntry(kind, entry);
      return {
        id,
        title: card.title,
        title_english: card.english,
        title_japanese: card.japanese,
        image_url: card.image,
        year: card.year,
        is_known: isKnown,
        progress: entry.progress,
        total: card.total,
        score,
        started,
        finished,
        dropped_at: droppedAtMs,
      };
    }),
  };
});
