import { useLocation } from "../../browser/location.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { withPage } from "../shelf/shelf-address.ts";

/** For a page that the catalogue does not have: the way to its last one. */
export function PastTheEnd({ page, pages }: { readonly page: number; readonly pages: number }) {
  const { search } = useLocation();
  return (
    <EmptyState text={`There is no page ${page}. The last one is page ${pages}.`}>
      <ButtonLink to={{ search: withPage(search, pages) }}>Go to page {pages}</ButtonLink>
    </EmptyState>
  );
}
