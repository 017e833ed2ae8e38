import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { errorStatus } from "../../../shared/errors.ts";
import { CallError } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { titleCount } from "../../words/title-words.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { EmptyShelf } from "./EmptyShelf.tsx";
import {
  filterCount,
  noFilters,
  pageCount,
  pageSizes,
  withFilters,
  withPage,
} from "./shelf-address.ts";
import type { ShelfParts } from "./shelf-parts.ts";
import { ShelfSkeleton } from "./ShelfSkeleton.tsx";
import { ShelfTitles } from "./ShelfTitles.tsx";

/** What finds, sorts and draws otherwise; fetched when the page is there. */
export const ShelfTools = lazyPage(() =>
  import("./tools/ShelfTools.tsx").then((code) => code.ShelfTools),
);

/** What stands below the titles. */
const ShelfFoot = lazyPage(() => import("./tools/ShelfFoot.tsx").then((code) => code.ShelfFoot));

/** What changes several titles at once. */
const SelectionBar = lazyPage(() =>
  import("./select/SelectionBar.tsx").then((code) => code.SelectionBar),
);

/** The titles of a list page with the tools over them, or the reason why there are none. */
export function ShelfContent(props: ShelfParts) {
  const { shelf, view, list, isTooled, selection } = props;
  const { entries, total, arranged, error, isPending } = list;
  if (error instanceof CallError && error.status === errorStatus.not_found) {
    return (
      <EmptyState text={error.message}>
        <ButtonLink to={paths.home}>Go home</ButtonLink>
      </EmptyState>
    );
  }
  const titles = isPending ? (
    <ShelfSkeleton kind={shelf.kind} density={view.density} hasTracking={props.isOwn} />
  ) : entries.length === 0 ? (
    <NoTitles {...props} />
  ) : (
    <ShelfTitles {...props} />
  );
  if (!isTooled && entries.length === 0) return titles;
  const isFound = view.find.trim() !== "" && arranged !== undefined;
  return (
    <div className="shelf__content">
      <div className="list-tools">
        <p role="status" className="list-tools__count">
          {!isPending &&
            (isFound ? `${total} of ${titleCount(arranged.among)}` : titleCount(total))}
        </p>
        <Suspense fallback={null}>
          <ShelfTools {...props} />
        </Suspense>
      </div>
      {selection && (
        <Suspense fallback={null}>
          <SelectionBar {...props} selection={selection} />
        </Suspense>
      )}
      {titles}
      {entries.length > 0 && (
        <Suspense fallback={null}>
          <ShelfFoot {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** Why a page has no titles, and the way on. */
function NoTitles({ shelf, view, list, isOwn, onType }: ShelfParts) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { answer, total, error, refetch } = list;
  const pages = pageCount(total, pageSizes[view.density]);
  if (total > 0 && view.page > pages) {
    return (
      <EmptyState text={`This list has no page ${view.page}.`}>
        <ButtonLink to={{ search: withPage(search, pages) }}>Go to page {pages}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyShelf
      kind={shelf.kind}
      find={view.find.trim()}
      isOwner={answer?.owner === true}
      isFiltered={filterCount(view) > 0}
      failed={answer === undefined ? (isOwn ? "your list" : "this list") : undefined}
      error={error}
      onClearFind={() => {
        onType("");
      }}
      onClearFilters={() => {
        void navigate({ search: withFilters(window.location.search, () => noFilters) });
      }}
      onRetry={() => void refetch()}
    />
  );
}
