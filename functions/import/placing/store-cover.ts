import { coverPath } from "../../../catalogue/cover-path.ts";
import { cover } from "../../../catalogue/covers/cover.ts";
import type { Kind } from "../../../shared/kind.ts";
import { putCover } from "../../objects/cover-objects.ts";
import type { ImportedTitle } from "../../tracking/imported-title.ts";

/** Draws the cover of a title that the catalogue does not have. */
export async function storeCover(
  kind: Kind,
  id: number,
  { title, type }: Pick<ImportedTitle, "title" | "type">,
): Promise<void> {
  const subject = { kind, id, title, type, genres: [], year: null };
  await putCover(coverPath(subject), cover(subject));
}
