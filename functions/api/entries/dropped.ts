import { dropped } from "../../../shared/api/entries.ts";
import { titleFields } from "../../catalogue/named-title.ts";
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
        ...titleFields(card),
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
