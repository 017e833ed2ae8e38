import { auth_login } from "../../../shared/api/account.ts";
import { handle } from "../../http/handle.ts";
import { redirect } from "../../http/reply.ts";
import { env } from "../../runtime/env.ts";
import { errorFields, log } from "../../runtime/log.ts";
import { wasRefused } from "../../sign-in/refusal-cookie.ts";
import { forgetOldAttempts, rememberAttempt } from "../../sign-in/attempt-cookie.ts";
import { nextPage } from "../../sign-in/next-page.ts";
import { beginSignIn } from "../../sign-in/provider.ts";
import { signInAgain, signInLater } from "../../sign-in/sign-in-again.ts";

const pageOf = (next: string | undefined): string => nextPage(next, env("PUBLIC_ORIGIN"));

export const handler = handle(
  auth_login,
  async ({ next }, { event }) => {
    const page = pageOf(next);
    try {
      // To whoever was refused a moment ago the provider would give the same account again, without a word.
      const { attempt, url } = await beginSignIn(page, { asksWho: wasRefused(event) });
      return redirect(url, [rememberAttempt(attempt), ...forgetOldAttempts(event)]);
    } catch (error) {
      const failure = errorFields(error);
      log("error", "sign-in unavailable", failure, { ofSite: { FailedSignIns: 1 } });
      return signInAgain("unavailable", page);
    }
  },
  {
    wayBack: ({ queryStringParameters }, status) =>
      signInLater(status, pageOf(queryStringParameters?.["next"])),
  },
);
