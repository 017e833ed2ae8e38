import { errorStatus } from "../../shared/errors.ts";
import { redirect, type Reply } from "../reply.ts";

/** Back to the sign-in page, which says in a sentence what went wrong. */
export const signInAgain = (
  problem: "cancelled" | "deleted" | "expired" | "too_many" | "unavailable",
  next = "/",
) => redirect(`/accounts/login?problem=${problem}&next=${encodeURIComponent(next)}`);

/** Back to the sign-in page from a call that was refused for a while, or met a fault; undefined for other failures. */
export function signInLater(status: number, next?: string): Reply<unknown> | undefined {
  if (status === errorStatus.too_many) return signInAgain("too_many", next);
  return status === errorStatus.unexpected ? signInAgain("unavailable", next) : undefined;
}
