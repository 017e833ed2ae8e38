import { errorStatus } from "../../shared/errors.ts";
import { pages } from "../../shared/pages.ts";
import { redirect, type Reply } from "../http/reply.ts";

/** Back to the sign-in page, which says in a sentence what went wrong, and what the cookies tell it. */
export const signInAgain = (
  problem:
    "cancelled" | "closed" | "deleted" | "expired" | "suspended" | "too_many" | "unavailable",
  next = "/",
  cookies: readonly string[] = [],
) =>
  redirect(`${pages.login.pattern}?problem=${problem}&next=${encodeURIComponent(next)}`, cookies);

const unavailable: readonly number[] = [errorStatus.conflict, errorStatus.unexpected];

/**
 * Back to the sign-in page from a call that was refused for a while, met a fault, or an account that others kept busy;
 * undefined for other failures.
 */
export function signInLater(status: number, next?: string): Reply<unknown> | undefined {
  if (status === errorStatus.too_many) return signInAgain("too_many", next);
  return unavailable.includes(status) ? signInAgain("unavailable", next) : undefined;
}
