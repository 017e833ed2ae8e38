import { monthOf } from "../../diary-events/room.ts";
import type { Kind } from "../../../shared/kind.ts";
import { entryPrefix, profileKey, type Key } from "../keys.ts";

/** Whether a user's diary is kept; not there as long as they have never turned it off. */
export const diaryKey = (uid: string): Key => ({ pk: profileKey(uid).pk, sk: "DIARY" });

/** What events that are no longer on their entry are under, by the month of the first of them. */
export const archivedPrefix = (month = ""): string => `Y#${month}`;

/** Where events of a title lie together, by the times of the first and the last: what is put there twice is the same. */
export const archivedKey = (
  uid: string,
  kind: Kind,
  id: number,
  firstMs: number,
  lastMs: number,
): Key => ({
  pk: profileKey(uid).pk,
  sk: `${archivedPrefix(monthOf(firstMs))}#${entryPrefix(kind)}${id}#${firstMs.toString(36)}#${lastMs.toString(36)}`,
});
