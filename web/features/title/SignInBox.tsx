import { useLocation } from "../../browser/location.ts";
import type { Kind } from "../../../shared/kind.ts";
import { paths } from "../../addresses/paths.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import "./tracking/TrackingPanel.css";

const invitations: Readonly<Record<Kind, string>> = {
  anime: "Sign in to see details and add this anime to your watchlist",
  manga: "Sign in to see details and add this manga to your reading list",
};

/** What a visitor sees in place of the counter; signing in leads back to this dialog. */
export function SignInBox({ kind }: { readonly kind: Kind }) {
  const { pathname, search } = useLocation();
  return (
    <div className="tracking">
      <p className="tracking__invitation">{invitations[kind]}</p>
      <ButtonLink to={paths.login(pathname + search)}>Sign In</ButtonLink>
    </div>
  );
}
