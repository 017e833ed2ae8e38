import { redirect } from "../reply.ts";

/** Back to the sign-in page, which says in a sentence what went wrong. */
export const signInAgain = (
  problem: "cancelled" | "deleted" | "expired" | "unavailable",
  next = "/",
) => redirect(`/accounts/login?problem=${problem}&next=${encodeURIComponent(next)}`);
