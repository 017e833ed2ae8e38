import { ApiError, unknownTitle } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { noCatalogue } from "../catalogue/no-catalogue.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { isOnOwnList } from "../table/custom-lists.ts";
import { getEntry } from "../table/entries.ts";
import type { Entry } from "../table/entry-item.ts";
import { getTitle, titleDetails, type TitleDetails } from "../table/titles.ts";
import { provisionalTitle, withImported } from "./imported-title.ts";

/** Whether the viewer has a title on a custom list, where there are anime only. */
const isListed = async (kind: Kind, id: number, uid: string | undefined): Promise<boolean> =>
  kind === "anime" && uid !== undefined && isOnOwnList(uid, id);

const namedBy = (entry: Entry | undefined, kind: Kind, id: number): TitleDetails | undefined =>
  entry?.title === undefined ? undefined : titleDetails(provisionalTitle(kind, id, entry.title));

/** Loaded only here: a title that is known needs neither the snapshot nor what reads it from S3. */
async function requireLoadedCatalogue(): Promise<void> {
  const { catalogueIfLoaded } = await import("../catalogue/current.ts");
  // Thrown here and not there: a file beside the bundle has errors of its own.
  if ((await catalogueIfLoaded()) === undefined) throw noCatalogue();
}

/**
 * A title and the viewer's entry for it, in one round trip. What the catalogue does not know of it is what the
 * viewer's own import said. Throws ApiError 404 for an unknown title, to visitors for one for adults, and for one
 * that has left the catalogue to all who do not have it on a list; only then are the viewer's custom lists read.
 * Before there is a catalogue nobody can say that a title is unknown: ApiError 503.
 */
export async function requireDetails(
  kind: Kind,
  id: number,
  uid: string | undefined,
): Promise<{ title: TitleDetails; entry: Entry | undefined }> {
  const [known, entry] = await sideBySide([
    getTitle(kind, id),
    uid === undefined ? undefined : getEntry(uid, kind, id),
  ]);
  const title = known === undefined ? namedBy(entry, kind, id) : withImported(known, entry?.title);
  if (title === undefined) await requireLoadedCatalogue();
  const isForAdults = title?.adult === true && uid === undefined;
  if (title === undefined || isForAdults) throw new ApiError("not_found", unknownTitle(kind));
  const hasLeft = title.gone === true && entry === undefined;
  if (hasLeft && !(await isListed(kind, id, uid))) {
    throw new ApiError("not_found", unknownTitle(kind));
  }
  return { title, entry };
}
