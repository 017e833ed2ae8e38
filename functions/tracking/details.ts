import { ApiError, sentences } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { getEntry, type Entry } from "../table/entries.ts";
import { getTitle, type TitleDetails } from "../table/titles.ts";

/** A title and the viewer's entry for it, in one round trip. Throws ApiError 404 for an unknown title. */
export async function requireDetails(
  kind: Kind,
  id: number,
  uid: string | undefined,
): Promise<{ title: TitleDetails; entry: Entry | undefined }> {
  const [title, entry] = await Promise.all([
    getTitle(kind, id),
    uid === undefined ? undefined : getEntry(uid, kind, id),
  ]);
  if (title === undefined) {
    throw new ApiError(
      "not_found",
      kind === "anime" ? sentences.unknownAnime : sentences.unknownManga,
    );
  }
  return { title, entry };
}
