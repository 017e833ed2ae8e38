import { ApiError, unknownStatus } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { statusOf, type Kind, type Status } from "../../shared/kind.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { isForEverybody } from "../catalogue/for-everybody.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEntries } from "../table/entries.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { getProfileFor } from "../table/people/profiles.ts";
import { findUid } from "../table/people/usernames.ts";
import { isPrivate } from "../tracking/extras.ts";

/** One user's entries of one status (or of all), as far as a viewer may see them, joined with the catalogue. */
export interface Shelf {
  /** Whether the viewer looks at their own. */
  readonly isOwner: boolean;
  /** The owner's present username. */
  readonly username: string;
  readonly catalogue: Catalogue;
  readonly entries: readonly ShelvedTitle[];
}

/** An entry with its title's row in the catalogue; a provisional title has none. */
export interface ShelvedTitle {
  readonly entry: ShelfEntry;
  readonly row: number | undefined;
}

/** Whether a viewer sees an entry on a list that they may see: what nobody can name is shown to nobody. */
export function isShown(
  catalogue: Pick<Catalogue, "adults">,
  { entry, row }: ShelvedTitle,
  isOwner: boolean,
): boolean {
  if (row === undefined && entry.title === undefined) return false;
  return isOwner || (isForEverybody(catalogue, row) && !isPrivate(entry.extras));
}

function requireStatus(kind: Kind, word: string): Status | undefined {
  if (word.toLowerCase() === "all") return undefined;
  const status = statusOf(kind, word);
  if (status === undefined) throw new ApiError("bad_request", unknownStatus(word));
  return status;
}

/** Reads a user's shelf for a viewer. Throws ApiError 400 for an unknown status and 404 for an unknown user. */
export async function readShelf(
  kind: Kind,
  { username, status: word }: { readonly username: string; readonly status: string },
  viewer: string | undefined,
): Promise<Shelf> {
  const status = requireStatus(kind, word);
  const [uid, catalogue] = await sideBySide([findUid(username), currentCatalogue()]);
  if (uid === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const [profile, shelf] = await sideBySide([getProfileFor(viewer, uid), listEntries(uid, kind)]);
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const isOwner = viewer === uid;
  const entries = shelf.flatMap((entry) => {
    if (status !== undefined && entry.status !== status) return [];
    const row = catalogue.find(kind, entry.id);
    return isShown(catalogue, { entry, row }, isOwner) ? [{ entry, row }] : [];
  });
  return { isOwner, username: profile.username, catalogue, entries };
}
