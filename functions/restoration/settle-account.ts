import { closeAccount } from "../deletion/close-account.ts";
import { continueDeletion } from "../deletion/delete-account.ts";
import { settle } from "../moderation/settle.ts";
import { bringBackPicture } from "../objects/former-pictures.ts";
import { isPictureOf, listPictures } from "../objects/picture-objects.ts";
import { getPictureOwner, picturesUsedBy } from "../pictures/used-pictures.ts";
import { revokeCalendars } from "../table/people/calendars.ts";
import { endAllSessions } from "../table/people/sessions.ts";
import { watchPictures } from "../table/watched-pictures.ts";

/**
 * Deletes an account again that was deleted after the moment which the table is of, as its owner did. What `untilMs` cuts
 * off the job `deletions` goes on with; of the account nothing is to be seen by then. Returns false where there is none.
 */
export async function deleteAgain(uid: string, untilMs: number): Promise<boolean> {
  const deletion = await closeAccount(uid);
  if (deletion === undefined) return false;
  await continueDeletion(deletion, untilMs);
  return true;
}

/** What became of the pictures of an account. */
export interface SettledPictures {
  /** Pictures that are there again. */
  readonly broughtBack: number;
  /** And those that nobody keeps any more. */
  readonly missing: number;
}

/**
 * Brings an account of a restored table up to date as far as that can be known: its sessions and the addresses of its calendar end,
 * as some of them may have been taken back since; pictures that it points at come back, and those of later days, at which
 * nothing points any more, go to the sweep. What operators have decided of it, as the table knows that, holds for them again.
 */
export async function settleAccount(uid: string): Promise<SettledPictures> {
  await endAllSessions(uid);
  await revokeCalendars(uid);
  const owner = await getPictureOwner(uid);
  const used = await picturesUsedBy(owner);
  const there = await listPictures(uid);
  let broughtBack = 0;
  let missing = 0;
  for (const path of used) {
    if (path === undefined || !isPictureOf(uid, path) || there.includes(path)) continue;
    if (await bringBackPicture(path)) broughtBack++;
    else missing++;
  }
  const left = there.filter((path) => !used.has(path));
  if (left.length > 0) await watchPictures(uid, left);
  await settle(owner);
  return { broughtBack, missing };
}
