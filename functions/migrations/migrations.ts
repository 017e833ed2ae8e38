import { makeFindable } from "../community/findable.ts";
import { env } from "../runtime/env.ts";
import { getPrivateData } from "../table/people/accounts.ts";
import { noteAddress } from "../table/people/addresses.ts";

/** What an upgrade does once to what is stored of everybody. */
export interface Migration {
  /** Under which its progress is kept. To do one anew, give it another name. */
  readonly name: string;
  /**
   * Brings what is stored of one user up to date. It may be applied again, and to somebody who has left; it never takes
   * away what the last release reads.
   */
  readonly apply: (uid: string) => Promise<void>;
}

/** Lets an account be found by the address that it has had since it was made, in the pool which is in use. */
async function noteKnownAddress(uid: string): Promise<void> {
  const known = await getPrivateData(uid);
  if (known?.email === undefined || known.pool !== undefined) return;
  await noteAddress(uid, { email: known.email, pool: env("USER_POOL_ID") }, undefined);
}

/**
 * Every migration, in the order in which they are done. A line stays for as long as somebody may upgrade from a release
 * before it.
 */
export const migrations: readonly Migration[] = [
  // Decision 0066: names and lists from before one could look for them.
  { name: "findable", apply: makeFindable },
  // Decision 0083: addresses of accounts from before one could be found by it.
  { name: "addresses", apply: noteKnownAddress },
];
