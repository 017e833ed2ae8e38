import { useCallback, useEffect } from "react";
import { useLocation } from "../../browser/location.ts";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { paths } from "../../addresses/paths.ts";
import { useChange } from "../../calls/use-change.ts";
import { useSession } from "../../calls/session.ts";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { LogoMark } from "../../ui/display/Logo.tsx";
import { SessionUnknown } from "./SessionUnknown.tsx";
import "./AccountPage.css";

/** Whether the visitor came by the menu's Logout, which needs no second question. */
const comesFromMenu = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "signOutNow" in state;

/** Ends the session here and at the identity provider: at once from the menu, by a button from anywhere else. */
export function LogoutPage() {
  usePageTitle(pages.logout.title);
  const locationState: unknown = useLocation().state;
  const session = useSession();
  const { mutate, isPending, isSuccess, error } = useChange("auth_logout");
  const signOut = useCallback(() => {
    mutate(
      {},
      {
        onSuccess: ({ redirect }) => {
          window.location.assign(redirect);
        },
      },
    );
  }, [mutate]);
  const isImmediate = comesFromMenu(locationState) && session.state === "user";
  useEffect(() => {
    if (isImmediate) signOut();
  }, [isImmediate, signOut]);

  if (session.state === "loading") return <PageLoading />;
  if (session.state === "unknown") return <SessionUnknown />;
  if (session.state === "visitor") return <SignedOut />;
  if (isImmediate && error === null) return <SigningOut />;
  return (
    <section className="account-page" aria-labelledby="sign-out">
      <LogoMark size={56} />
      <h1 id="sign-out">Sign out of your account?</h1>
      {error !== null && (
        <p className="account-page__problem" role="alert">
          {error.message}
        </p>
      )}
      <Button size="large" isBusy={isPending || isSuccess} onClick={signOut}>
        Logout
      </Button>
      <ButtonLink variant="quiet" to={paths.home}>
        Stay signed in
      </ButtonLink>
    </section>
  );
}

function SigningOut() {
  return (
    <section className="account-page" role="status">
      <LogoMark size={56} />
      <h1>Signing out...</h1>
    </section>
  );
}

function SignedOut() {
  return (
    <section className="account-page" aria-labelledby="signed-out">
      <LogoMark size={56} />
      <h1 id="signed-out">You are signed out</h1>
      <ButtonLink size="large" to={paths.login()}>
        Sign In
      </ButtonLink>
      <ButtonLink variant="quiet" to={paths.home}>
        Go home
      </ButtonLink>
    </section>
  );
}
