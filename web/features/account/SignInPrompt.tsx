import { useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** One sentence for a visitor on a page that needs an account, and the way in and back here. */
export function SignInPrompt({ text }: { readonly text: string }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState isWholePage text={text}>
      <ButtonLink to={paths.login(pathname + search)}>Sign In</ButtonLink>
    </EmptyState>
  );
}
