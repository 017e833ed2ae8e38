import { navigate, useLocation } from "../../../browser/location.ts";
import { Button, ButtonLink } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { useOpenPalette } from "../../search/palette.tsx";
import {
  filterCount,
  noFilters,
  pageCount,
  pageSizes,
  withFilters,
  withPage,
} from "../shelf-address.ts";
import type { ShelfParts } from "../shelf-parts.ts";
import { findFieldId } from "./find-field-id.ts";

/** Says why a page of a list has no titles, with the one step that could change it. */
export function NoTitles(props: ShelfParts) {
  const { search } = useLocation();
  const { shelf, view, list } = props;
  const find = view.find.trim();
  const pages = pageCount(list.total, pageSizes[view.density]);
  if (list.total > 0 && view.page > pages) {
    return (
      <EmptyState text={`This list has no page ${view.page}.`}>
        <ButtonLink to={{ search: withPage(search, pages) }}>Go to page {pages}</ButtonLink>
      </EmptyState>
    );
  }
  const text =
    find === "" ? `No ${shelf.kind} found in this category.` : `No title goes by “${find}” here.`;
  return (
    <EmptyState text={text}>
      <WayOn {...props} />
    </EmptyState>
  );
}

function WayOn({ view, list, onType }: ShelfParts) {
  const openPalette = useOpenPalette();
  if (view.find.trim() !== "") {
    return (
      <Button
        heir={() => document.getElementById(findFieldId)}
        onClick={() => {
          onType("");
        }}
      >
        Clear
      </Button>
    );
  }
  if (filterCount(view) > 0) {
    return (
      <Button
        onClick={() => {
          navigate({ search: withFilters(window.location.search, () => noFilters) });
        }}
      >
        Clear filters
      </Button>
    );
  }
  if (list.answer?.owner === true) return <Button onClick={openPalette}>Search</Button>;
  return null;
}
