import { setNewest } from "../runtime/set-newest.ts";
import { getSession, tokenHash, type Session } from "../table/people/sessions.ts";
import { requireNoWait } from "./rate-limit.ts";
import { countUnknownToken, unknownTokensWait } from "./unknown-tokens.ts";

/** Tokens that are remembered at a time. */
const mostTokens = 2000;

/** Stands for the owner of a token that is nobody's: one that never was a session, or whose session has ended. */
const nobody = Symbol("nobody");

/** Stands for the owner of a token in whose place the browser has got another one. */
const replaced = Symbol("replaced");

/**
 * Whose the tokens are that this warm function has read, by their hash. A token has one owner for ever, and one that is
 * nobody's never becomes somebody's: 256 bits are drawn only once.
 */
const owners = new Map<string, string | typeof nobody | typeof replaced>();

/** Tokens as `startSession` draws them: 256 bits in base64url, so that the last of 43 characters holds four bits. */
const form = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The owner that a token has, or had while its session lasted; undefined when this function does not know of any. */
export function knownOwner(token: string): string | undefined {
  const owner = owners.get(tokenHash(token));
  return typeof owner === "string" ? owner : undefined;
}

/**
 * Whether a token is known to open nothing, so that a browser may forget it. Not one that was replaced: this call may have
 * been under way for long, and the browser would forget the new one.
 */
export const isNobodys = (token: string): boolean =>
  !form.test(token) || owners.get(tokenHash(token)) === nobody;

/**
 * The session behind a token; undefined when there is none or it has ended. It is read each time but for tokens that are
 * nobody's. Throws ApiError 429 for a token that this function has never read, from a household that has sent too many
 * of those that were nobody's.
 */
export async function sessionOf(token: string, address: string): Promise<Session | undefined> {
  const hash = tokenHash(token);
  if (isNobodys(token) || owners.get(hash) === replaced) return undefined;
  const isNew = !owners.has(hash);
  if (isNew) requireNoWait(unknownTokensWait(address));
  const session = await getSession(token);
  if (session === "replaced") {
    setNewest(owners, hash, replaced, mostTokens);
    return undefined;
  }
  if (isNew && session === undefined) countUnknownToken(address);
  setNewest(owners, hash, session?.uid ?? nobody, mostTokens);
  return session;
}
