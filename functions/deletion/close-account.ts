import { lost, untilWon } from "../runtime/until-won.ts";
import { getPrivateData } from "../table/people/accounts.ts";
import { beginDeletion, type Deletion } from "../table/people/deletions.ts";
import { getProfile } from "../table/people/profiles.ts";

/**
 * Begins to delete an account as it is, whatever of it changes meanwhile. Returns undefined where there is none. Throws
 * ApiError 409 when others never let go of it.
 */
export const closeAccount = (uid: string): Promise<Deletion | undefined> =>
  untilWon(async () => {
    const profile = await getProfile(uid);
    const privateData = profile && (await getPrivateData(uid));
    if (profile === undefined || privateData === undefined) return undefined;
    return (await beginDeletion(uid, profile, privateData)) ?? lost;
  });
