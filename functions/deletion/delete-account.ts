import { deleteObjects } from "../objects/owned-objects.ts";
import { putTombstone } from "../objects/tombstones.ts";
import {
  eraseItems,
  eraseTraces,
  recordProviderEnd,
  releaseFormerNames,
  type Deletion,
} from "../table/people/deletions.ts";
import { endAllSessions } from "../table/people/sessions.ts";
import { forgetWatchesOf } from "../table/watched-pictures.ts";
import { deleteProviderAccount } from "./provider-account.ts";

/**
 * Goes on with a deletion that has begun. Every step may be repeated, and the record of the deletion outlives them
 * all, so whoever is stopped in the middle is followed by the `deletions` job. The identity goes last: until its
 * provider's account is gone, a sign-in must not make a new account of ours for it.
 * Returns false when `untilMs` came before the end.
 */
export async function continueDeletion(deletion: Deletion, untilMs: number): Promise<boolean> {
  const { uid } = deletion;
  // Before anything goes: what the table forgets in the end, a restored one has to be told.
  await putTombstone(uid);
  await endAllSessions(uid);
  if (!deletion.providerEnded) await endProviderAccount(deletion);
  await releaseFormerNames(deletion);
  await deleteObjects(uid);
  await forgetWatchesOf(uid);
  if (!(await eraseItems(uid, untilMs))) return false;
  await eraseTraces(deletion);
  return true;
}

/**
 * Once and no more: somebody who comes back through another provider is called there what they were called before,
 * and a later round would take the new account for the old one.
 */
async function endProviderAccount({ uid, login, subject }: Deletion): Promise<void> {
  await deleteProviderAccount(login, subject);
  await recordProviderEnd(uid);
}
