import { randomBytes } from "node:crypto";
import { lost, untilWon } from "../runtime/until-won.ts";
import { createAccount, findUidOfIdentity } from "../table/people/accounts.ts";
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

/**
 * The account of an identity; makes one at the first sign-in. Safe when two tabs sign in at once: who comes second finds
 * the account of the first. Throws ApiError 409 when others never let go of what it needs.
 */
export function accountOf(provider: string, identity: ProviderIdentity): Promise<SignedInAccount> {
  return untilWon(async () => {
    const known = await findUidOfIdentity(provider, identity.subject);
    if (known !== undefined) return { uid: known, isNew: false };
    const uid = randomBytes(12).toString("base64url");
    const outcome = await createAccount({
      uid,
      provider,
      subject: identity.subject,
      login: identity.login,
      username: freeUsername(),
      email: identity.email,
    });
    return outcome === "created" ? { uid, isNew: true } : lost;
  });
}
