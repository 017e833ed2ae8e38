import * as limits from "../../../shared/limits.ts";

/** How long a session is good for. All in seconds since 1970. */
export interface SessionTerm {
  /** When its owner signed in. */
  readonly signedInAt: number;
  /** When its present token was drawn. */
  readonly drawnAt: number;
  readonly endsAt: number;
}

const day = 86_400;

/** The term of a session that begins. */
export const firstTerm = (now: number): SessionTerm => ({
  signedInAt: now,
  drawnAt: now,
  endsAt: now + limits.sessionDays * day,
});

/**
 * The term of a session that is used now and gets another token for it; undefined while its token is younger than a day,
 * and when it could last no longer: it ends so many days after the sign-in, however often it is used.
 */
export function nextTerm(term: SessionTerm, now: number): SessionTerm | undefined {
  if (now - term.drawnAt < limits.sessionRenewalDays * day) return undefined;
  const { signedInAt } = term;
  const endsAt = Math.min(
    now + limits.sessionDays * day,
    signedInAt + limits.sessionMostDays * day,
  );
  return endsAt > term.endsAt ? { signedInAt, drawnAt: now, endsAt } : undefined;
}
