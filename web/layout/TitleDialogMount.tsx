import { Suspense } from "react";
import { navigate, useLocation } from "../browser/location.ts";
import { openTitle, wasOpenedHere, withTitle } from "../addresses/title-address.ts";
import { TitleDialog } from "./lazy-title-dialog.ts";

/** Shows the dialog that the address asks for (`?anime=12`) over whatever page is open. */
export function TitleDialogMount() {
  const location = useLocation();
  const { search } = location;
  const title = openTitle(new URLSearchParams(search));
  if (title === undefined) return null;
  const close = () => {
    if (wasOpenedHere(location.state)) navigate(-1);
    else navigate({ search: withTitle(search, undefined) }, { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <TitleDialog key={`${title.kind}-${title.id}`} {...title} onClose={close} />
    </Suspense>
  );
}
