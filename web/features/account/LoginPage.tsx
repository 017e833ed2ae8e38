import { Suspense, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "../../browser/location.ts";
import { Redirect } from "../../addresses/Link.tsx";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { brand } from "../../words/brand.ts";
import { paths, safeNext } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { sessionHint, signInUrl, useSession } from "../../calls/session.ts";
import { ButtonAnchor, ButtonLink } from "../../ui/controls/Button.tsx";
import { CheckIcon } from "../../ui/display/icons.tsx";
import { LogoMark } from "../../ui/display/Logo.tsx";
import { refusal } from "./refusal.ts";
import { isByModerators, signInProblem } from "./sign-in-problem.ts";
import "./AccountPage.css";

const Refused = lazyPage(() => import("../moderation/Decision.tsx").then((code) => code.Refused));

const gains = [
  "Anime and manga lists with your progress, one tap per episode.",
  "Public lists and a profile to share with friends.",
  "Your e-mail address stays private.",
] as const;

/** Who comes back is probably signed in: the page's HTML should not greet a visitor then. */
function expectUser(): void {
  sessionHint.choose("user");
}

/** Whether a link of ours led here before the app could answer the press: the browser followed it then. */
function wasFollowed(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isFirst = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  return isFirst && document.referrer.startsWith(`${window.location.origin}/`);
}

/**
 * Leads to the identity provider: at once for whoever pressed "Sign In" on a page of ours, and by a button, with what
 * signing in gives, for whoever comes from anywhere else or was refused.
 */
export function LoginPage() {
  usePageTitle(pages.login.title);
  const { isReturn } = useLocation();
  // As it was when the page was come to: what is opened over it changes the address, too.
  const [isPressed] = useState(() => !isReturn || wasFollowed());
  const search = useSearchParams();
  const session = useSession();
  const next = safeNext(search.get("next"));
  const problem = search.get("problem");
  if (session.state === "user") return <Redirect to={next} />;
  if (isPressed && problem === null && navigator.onLine) return <GoingOn next={next} />;
  return <SignIn next={next} code={problem} />;
}

function GoingOn({ next }: { readonly next: string }) {
  useEffect(() => {
    expectUser();
    // In place of this page: one step back from the provider is where "Sign In" was pressed.
    window.location.replace(signInUrl(next));
  }, [next]);
  return (
    <section className="account-page">
      <LogoMark size={56} />
      <div role="status">
        <h1>Taking you to sign in...</h1>
      </div>
      <p className="account-page__note account-page__by-hand">
        Nothing happens? <a href={signInUrl(next)}>Continue to sign in</a>
      </p>
    </section>
  );
}

function SignIn({ next, code }: { readonly next: string; readonly code: string | null }) {
  const problem = signInProblem(code);
  const told = refusal();
  return (
    <section className="account-page" aria-labelledby="sign-in">
      <LogoMark size={56} />
      <h1 id="sign-in">Sign in to {brand.name}</h1>
      {problem !== undefined && (
        <p className="account-page__problem" role="alert">
          {problem}
          {isByModerators(code) && (
            <Suspense>
              <Refused reason={told?.reason ?? ""} erasedAt={told?.erased_at ?? null} />
            </Suspense>
          )}
        </p>
      )}
      <ul className="account-page__gains">
        {gains.map((gain) => (
          <li key={gain}>
            <CheckIcon />
            {gain}
          </li>
        ))}
      </ul>
      <ButtonAnchor size="large" href={signInUrl(next)} onClick={expectUser}>
        Sign In
      </ButtonAnchor>
      <p className="account-page__note">
        New here? The same button makes your account. You can also{" "}
        <ButtonLink variant="quiet" size="small" to={paths.home}>
          look around first
        </ButtonLink>
      </p>
    </section>
  );
}
