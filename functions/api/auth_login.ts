import { auth_login } from "../../shared/api/account.ts";
import { env } from "../env.ts";
import { handle } from "../handle.ts";
import { redirect } from "../reply.ts";
import { forgetOldAttempts, rememberAttempt } from "../sign-in/attempt-cookie.ts";
import { nextPage } from "../sign-in/next-page.ts";
import { beginSignIn } from "../sign-in/provider.ts";

export const handler = handle(auth_login, async ({ next }, { event }) => {
  const { attempt, url } = await beginSignIn(nextPage(next, env("PUBLIC_ORIGIN")));
  return redirect(url, [rememberAttempt(attempt), ...forgetOldAttempts(event)]);
});
