import { Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { lazyPage } from "../../browser/lazy-page.ts";
import { useSession } from "../../calls/session.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useDensity } from "./density.ts";
import { filterCount, noFilters, shelfView, withFilters } from "./shelf-address.ts";
import { ShelfContent } from "./ShelfContent.tsx";
import { ShelfFilters } from "./ShelfFilters.tsx";
import { shelfHeadingId } from "./ShelfHead.tsx";
import { ShelfSkeleton } from "./ShelfSkeleton.tsx";
import { ShelfRows } from "./ShelfTitles.tsx";
import { useScrollToTop } from "./use-scroll-to-top.ts";
import { useShelf, type ShelfName } from "./use-shelf.ts";

/** The owner's search; visitors, who have none, need not wait for it. */
const SearchWidget = lazyPage(() =>
  import("../search/SearchWidget.tsx").then((code) => code.SearchWidget),
);

/** A list with its filters, and the search for its owner. */
export function Shelf({ shelf }: { readonly shelf: ShelfName }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = shelfView(new URLSearchParams(search));
  const { data, error, isPending, isPlaceholderData, refetch } = useShelf(shelf, view);
  const density = useDensity();
  const { username } = useSession();
  // The server alone says who the owner is; for the room that things take, the name will do.
  const isProbablyOwner = isPending && username === shelf.username;
  useEffect(() => {
    if (isProbablyOwner) SearchWidget.preload();
  }, [isProbablyOwner]);
  useEffect(() => {
    if (density === "compact") ShelfRows.preload();
  }, [density]);
  const top = useScrollToTop(view.page);
  // A list that could not be fetched counts as empty and as somebody else's.
  const isOwner = data?.owner === true;
  return (
    <>
      {isOwner && (
        <Suspense fallback={<Skeleton className="shelf__search-loading" />}>
          <SearchWidget
            username={data.owner_username}
            hasListLinks={false}
            initialKind={shelf.kind}
          />
        </Suspense>
      )}
      {isProbablyOwner && <Skeleton className="shelf__search-loading" />}
      <section className="shelf" ref={top} aria-labelledby={shelfHeadingId}>
        <ShelfFilters
          shelf={shelf}
          filters={view}
          onChange={(change) => {
            void navigate({ search: withFilters(window.location.search, change) });
          }}
        />
        {isPending ? (
          <ShelfSkeleton kind={shelf.kind} density={density} hasTracking={isProbablyOwner} />
        ) : (
          <ShelfContent
            shelf={shelf}
            page={view.page}
            answer={data}
            error={error}
            isBusy={isPlaceholderData}
            isOwn={username === shelf.username}
            isFiltered={filterCount(view) > 0}
            onClearFilters={() => {
              void navigate({ search: withFilters(window.location.search, () => noFilters) });
            }}
            onRetry={() => void refetch()}
          />
        )}
      </section>
    </>
  );
}
