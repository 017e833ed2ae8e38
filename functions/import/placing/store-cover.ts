import { coverPath } from "../../../catalogue/cover-path.ts";
import { namedSubject } from "../../../catalogue/covers/subject.ts";
import type { Kind } from "../../../shared/kind.ts";
import { putCover } from "../../objects/cover-objects.ts";
import type { ImportedTitle } from "../../tracking/imported-title.ts";

/** Draws the cover of a title that the catalogue does not have. */
export async function storeCover(
  kind: Kind,
  id: number,
  { title }: Pick<ImportedTitle, "title">,
): Promise<void> {
  const subject = namedSubject(kind, id, title);
  // The drawings are many, and most titles need none.
  const { cover } = await import("../../../catalogue/covers/cover.ts");
  await putCover(coverPath(subject), cover(subject));
}
