import { Link, useLocation, type LinkProps } from "react-router-dom";
import { loadTitleDialog } from "../layout/title-dialog-chunk.ts";
import { openedHere, withTitle, type OpenTitle } from "../title-address.ts";

/** A link that opens a title's dialog over the page; the dialog's code is fetched when a visitor shows interest. */
export function TitleLink({
  kind,
  id,
  ...rest
}: OpenTitle & Omit<LinkProps, "to" | "state" | "id">) {
  const { search } = useLocation();
  const prefetch = () => {
    // Only a guess: its failure is told where the code is needed, and without a connection it is sure to fail.
    if (navigator.onLine) loadTitleDialog().catch(() => undefined);
  };
  return (
    <Link
      to={{ search: withTitle(search, { kind, id }) }}
      state={openedHere}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...rest}
    />
  );
}
