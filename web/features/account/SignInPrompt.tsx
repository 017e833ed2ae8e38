import { useLocation } from "../../browser/location.ts";
import { paths } from "../../addresses/paths.ts";
import { useSession } from "../../calls/session.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { SessionUnknown } from "./SessionUnknown.tsx";

/**
 * One sentence for a visitor on a page that needs an account, and the way in and back here. Of somebody whose session
 * could not be asked nobody knows that they have to.
 */
export function SignInPrompt({ text }: { readonly text: string }) {
  const { pathname, search } = useLocation();
  const { state } = useSession();
  if (state === "unknown") return <SessionUnknown />;
  return (
    <EmptyState isWholePage text={text}>
      <ButtonLink to={paths.login(pathname + search)}>Sign In</ButtonLink>
    </EmptyState>
  );
}
