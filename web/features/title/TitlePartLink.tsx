import { useLocation } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import type { Kind } from "../../../shared/kind.ts";
import { paths } from "../../addresses/paths.ts";
import { withTitle } from "../../addresses/title-address.ts";
import { langOf } from "../../words/title-language.ts";
import type { TitlePart, TitlePlace } from "./title-view.ts";

/**
 * Leads from a title to another one: from page to page, and from dialog to dialog, where it takes the place of the first,
 * so that to close it still leads back to the page.
 */
export function TitlePartLink({
  kind,
  part: { id, name, names },
  place,
}: {
  readonly kind: Kind;
  readonly part: TitlePart;
  readonly place: TitlePlace;
}) {
  const location = useLocation();
  const lang = langOf(name);
  if (place === "page") {
    return (
      <Link to={paths.title(kind, id, names)} lang={lang}>
        {name}
      </Link>
    );
  }
  const { search } = location;
  return (
    <Link
      replace
      state={location.state}
      to={{ search: withTitle(search, { kind, id }) }}
      lang={lang}
    >
      {name}
    </Link>
  );
}
