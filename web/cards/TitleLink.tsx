import { Link, useLocation, type LinkProps } from "react-router-dom";
import { TitleDialog } from "../layout/lazy-parts.ts";
import { openedHere, withTitle, type OpenTitle } from "../addresses/title-address.ts";

/** A link that opens a title's dialog over the page; the dialog's code is fetched when a visitor shows interest. */
export function TitleLink({
  kind,
  id,
  ...rest
}: OpenTitle & Omit<LinkProps, "to" | "state" | "id">) {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: withTitle(search, { kind, id }) }}
      state={openedHere}
      onPointerEnter={TitleDialog.preload}
      onFocus={TitleDialog.preload}
      {...rest}
    />
  );
}
