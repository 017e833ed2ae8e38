import { get_manga } from "../../../shared/api/shelves.ts";
import { handle } from "../../http/handle.ts";
import { shelfPage } from "../../shelf/page.ts";
import { saidOfEntry } from "../../tracking/whole-entry.ts";

export const handler = handle(get_manga, async (request, { uid }) => {
  const { items, ...answer } = await shelfPage("manga", request, uid, (entry, card) => ({
    manga_id: entry.id,
    manga_name: card.title,
    manga_title_english: card.english,
    manga_title_japanese: card.japanese,
    manga_image: card.image,
    year: card.year,
    published: card.published,
    chapters_read: entry.progress,
    total_chapters: card.total,
    chapters: card.total,
    genres: [...card.genres],
    status: entry.status,
    ...saidOfEntry("manga", entry),
    changed_at: entry.changedAtMs,
  }));
  return { manga_list: items, ...answer };
});
