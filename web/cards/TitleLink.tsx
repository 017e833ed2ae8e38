import { useContext } from "react";
import { useLocation } from "../browser/location.ts";
import { Link, type LinkProps } from "../addresses/Link.tsx";
import { openedHere, withTitle, type OpenTitle } from "../addresses/title-address.ts";
import { TitleDialogPreload } from "./title-dialog-preload.ts";

/** A link that opens a title's dialog over the page; the dialog's code is fetched when a visitor shows interest. */
export function TitleLink({
  kind,
  id,
  ...rest
}: OpenTitle & Omit<LinkProps, "to" | "state" | "id">) {
  const { search } = useLocation();
  const preload = useContext(TitleDialogPreload);
  return (
    <Link
      to={{ search: withTitle(search, { kind, id }) }}
      state={openedHere}
      onPointerEnter={preload}
      onFocus={preload}
      {...rest}
    />
  );
}
