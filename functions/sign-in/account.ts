import { randomBytes } from "node:crypto";
import { errorFields, log } from "../runtime/log.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { createAccount, findUidOfIdentity, getPrivateData } from "../table/people/accounts.ts";
import {
  addressHash,
  findAccountOfAddress,
  linkIdentity,
  noteAddress,
} from "../table/people/addresses.ts";
import type { ProviderIdentity } from "./provider.ts";

/** Letters and digits that are not mistaken for one another. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** A name for somebody who has not chosen one: `fan-` and five characters. */
function freeUsername(): string {
  const letters = Array.from(randomBytes(5), (byte) => alphabet[byte % alphabet.length] ?? "a");
  return `fan-${letters.join("")}`;
}

/** A signed-in account, and whether this was its first sign-in. */
export interface SignedInAccount {
  readonly uid: string;
  readonly isNew: boolean;
}

/** An account, and how it was come by: it was this identity's, has become so again, or was made just now. */
interface Found {
  readonly uid: string;
  readonly how: "known" | "linked" | "made";
}

/** Where somebody signs in: what the provider is called here, and the pool of its people that is in use. */
export interface SignInPlace {
  readonly provider: string;
  readonly pool: string;
}

/**
 * The account of an identity; makes one at the first sign-in. Who comes from another pool than their account, because that
 * was lost, finds it again by the address that both have verified. Safe when two tabs sign in at once: who comes second finds
 * the account of the first. Throws ApiError 409 when others never let go of what it needs.
 */
export async function accountOf(
  place: SignInPlace,
  identity: ProviderIdentity,
): Promise<SignedInAccount> {
  const { provider } = place;
  const found = await untilWon(async (): Promise<Found | typeof lost> => {
    const known = await findUidOfIdentity(provider, identity.subject);
    if (known !== undefined) return { uid: known, how: "known" };
    const linked = await linkAgain(place, identity);
    if (linked !== undefined) return linked;
    const uid = randomBytes(12).toString("base64url");
    const outcome = await createAccount({
      uid,
      provider,
      subject: identity.subject,
      login: identity.login,
      username: freeUsername(),
      email: identity.email,
    });
    return outcome === "created" ? { uid, how: "made" } : lost;
  });
  await keepAddress(found, place, identity);
  return { uid: found.uid, isNew: found.how === "made" };
}

/**
 * The account that a verified address leads to, if it is of a pool that is not in use any more; from then on it is this
 * identity's. While the pool is in use nobody gets to an account by its address: a second identity is a second account.
 */
async function linkAgain(
  { provider, pool }: SignInPlace,
  { subject, login, email }: ProviderIdentity,
): Promise<Found | typeof lost | undefined> {
  if (email === undefined) return undefined;
  const found = await findAccountOfAddress(email);
  if (found === undefined || found.pool === pool) return undefined;
  const { uid, pool: wasPool } = found;
  const was = await getPrivateData(uid);
  // An address that an account has had leads to it no more: it may be somebody else's by now.
  if (was?.pool !== wasPool || was.email === undefined) return undefined;
  if (addressHash(was.email) !== addressHash(email)) return undefined;
  const now = { provider, subject, login, email, pool };
  if (!(await linkIdentity(uid, now, { ...was, pool: wasPool }))) return lost;
  log("info", "identity linked again", { uid });
  return { uid, how: "linked" };
}

/** Notes by which address the account is found should the pool be lost. Nobody is kept out where that fails. */
async function keepAddress(
  { uid, how }: Found,
  { pool }: SignInPlace,
  { email }: ProviderIdentity,
): Promise<void> {
  // Who was found by the address has it noted, as it is written now.
  if (email === undefined || how === "linked") return;
  try {
    // Of an account that was made just now nobody need read what was written.
    const known = how === "made" ? { email, pool: undefined } : await getPrivateData(uid);
    if (known === undefined || (known.email === email && known.pool === pool)) return;
    await noteAddress(uid, { email, pool }, known.email);
  } catch (error) {
    log("warn", "address not noted", { uid, ...errorFields(error) });
  }
}
