import { Link, useLocation } from "react-router-dom";
import type { Kind } from "../../../shared/kind.ts";
import { paths } from "../../addresses/paths.ts";
import { withTitle } from "../../addresses/title-address.ts";
import type { TitlePart, TitlePlace } from "./title-view.ts";

/**
 * Leads from a title to another one: from page to page, and from dialog to dialog, where it takes the place of the first,
 * so that to close it still leads back to the page.
 */
export function TitlePartLink({
  kind,
  part: { id, title, english },
  place,
}: {
  readonly kind: Kind;
  readonly part: TitlePart;
  readonly place: TitlePlace;
}) {
  const location = useLocation();
  const name = english ?? title;
  if (place === "page") return <Link to={paths.title(kind, id, name)}>{name}</Link>;
  const { search } = location;
  return (
    <Link
      replace
      state={location.state as unknown}
      to={{ search: withTitle(search, { kind, id }) }}
    >
      {name}
    </Link>
  );
}
