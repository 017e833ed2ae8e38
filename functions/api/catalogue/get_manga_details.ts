import { get_manga_details } from "../../../shared/api/catalogue.ts";
import { dateSpan } from "../../catalogue/words.ts";
import { handle } from "../../http/handle.ts";
import { requireDetails } from "../../tracking/details.ts";

export const handler = handle(get_manga_details, async ({ manga_id }, { uid }) => {
  const { title, entry } = await requireDetails("manga", manga_id, uid);
  return {
    manga_id,
    logged: uid !== undefined,
    exists: entry !== undefined,
    list_status: entry?.status ?? null,
    chapters_read: entry?.progress ?? 0,
    image_url: title.image,
    manga_title: title.title,
    manga_title_english: title.english,
    manga_title_japanese: title.japanese,
    genres: title.genres,
    themes: title.themes,
    authors: title.makers,
    year: title.year,
    chapters: title.total,
    volumes: title.volumes,
    published: dateSpan(title.from, title.to),
    status: title.status,
    manga_type: title.type,
    score: title.score,
    synopsis: title.synopsis,
    story: title.story,
    adaptations: title.adaptations,
  };
});
