import { eraseItems, eraseTraces, releaseFormerNames, type Deletion } from "../table/deletions.ts";
import { endAllSessions } from "../table/sessions.ts";
import { deleteObjects } from "./objects.ts";
import { deleteProviderAccount } from "./provider-account.ts";

/**
 * Goes on with a deletion that has begun. Every step may be repeated, and the record of the deletion outlives them
 * all, so whoever is stopped in the middle is followed by the `deletions` job. The identity goes last: until its
 * provider's account is gone, a sign-in must not make a new account of ours for it.
 * Returns false when `untilMs` came before the end.
 */
export async function continueDeletion(deletion: Deletion, untilMs: number): Promise<boolean> {
  const { uid, login } = deletion;
  await endAllSessions(uid);
  await deleteProviderAccount(login);
  await releaseFormerNames(deletion);
  await deleteObjects(uid);
  if (!(await eraseItems(uid, untilMs))) return false;
  await eraseTraces(deletion);
  return true;
}
