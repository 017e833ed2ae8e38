import { Link, useLocation } from "react-router-dom";
import type { Kind } from "../../../shared/kind.ts";
import { withTitle } from "../../addresses/title-address.ts";
import type { TitlePart } from "./title-view.ts";

/** Leads from a title's dialog to that of another one, which takes its place: to close it still leads back to the page. */
export function TitlePartLink({
  kind,
  part: { id, title, english },
}: {
  readonly kind: Kind;
  readonly part: TitlePart;
}) {
  const location = useLocation();
  const { search } = location;
  return (
    <Link
      replace
      state={location.state as unknown}
      to={{ search: withTitle(search, { kind, id }) }}
    >
      {english ?? title}
    </Link>
  );
}
