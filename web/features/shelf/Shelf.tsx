import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { navigate, useLocation } from "../../browser/location.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { useSession } from "../../calls/session.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useDensity } from "./density.ts";
import { shelfView, withFilters } from "./shelf-address.ts";
import { ShelfContent, ShelfTools } from "./ShelfContent.tsx";
import { ShelfFilters } from "./ShelfFilters.tsx";
import { shelfHeadingId } from "./ShelfHead.tsx";
import { ShelfRows, TitleTable } from "./ShelfTitles.tsx";
import { useScrollToTop } from "./use-scroll-to-top.ts";
import { useShelfList } from "./use-shelf-list.ts";
import type { ShelfName } from "./use-shelf.ts";

/** The owner's search; visitors, who have none, need not wait for it. */
const SearchWidget = lazyPage(() =>
  import("../search/SearchWidget.tsx").then((code) => code.SearchWidget),
);

/** A list with its filters and tools, and the search of the catalogue for its owner. */
export function Shelf({ shelf }: { readonly shelf: ShelfName }) {
  const { search } = useLocation();
  const address = shelfView(new URLSearchParams(search));
  const chosen = useDensity();
  const density = address.density ?? chosen;
  const [typed, setTyped] = useState(address.find);
  const [selection, setSelection] = useState<ReadonlySet<number>>();
  // What is typed shows at once, and what is found by it as soon as there is time.
  const find = useDeferredValue(typed);
  const isFinding = find.trim() !== "";
  const isInAddress = find.trim() === address.find.trim();
  const view = { ...address, density, find, page: isInAddress ? address.page : 1 };
  const isTooled =
    isFinding || address.sort !== "" || density === "table" || selection !== undefined;
  const { list, setArranger } = useShelfList(shelf, view, isTooled);
  const { answer, isPending } = list;
  const { username, state } = useSession();
  const isOwn = username === shelf.username;
  // The server alone says who the owner is; for the room that things take, the name will do.
  const isProbablyOwner = isPending && isOwn;
  // A list that could not be fetched counts as empty and as somebody else's.
  const isOwner = answer?.owner === true;
  useEffect(() => {
    if (isProbablyOwner) SearchWidget.preload();
  }, [isProbablyOwner]);
  useEffect(() => {
    ShelfTools.preload();
    if (density === "compact") ShelfRows.preload();
    if (density === "table") TitleTable.preload();
  }, [density]);
  const top = useScrollToTop(view.page);
  // The owner's search stands above the list, and pushes down nothing that is there already.
  if (isPending && state === "loading") return <PageLoading />;
  return (
    <>
      {(isOwner || isProbablyOwner) && (
        <section className="shelf__search" aria-labelledby="shelf-search">
          <h2 id="shelf-search" className="shelf__search-name">
            Search the catalogue
          </h2>
          {isOwner ? (
            <Suspense fallback={<Skeleton className="shelf__search-loading" />}>
              <SearchWidget
                username={answer.owner_username}
                hasListLinks={false}
                initialKind={shelf.kind}
              />
            </Suspense>
          ) : (
            <Skeleton className="shelf__search-loading" />
          )}
        </section>
      )}
      <section className="shelf" ref={top} aria-labelledby={shelfHeadingId}>
        <ShelfFilters
          shelf={shelf}
          filters={view}
          counts={list.arranged?.counts}
          total={isPending ? undefined : (list.arranged?.all.length ?? list.total)}
          onChange={(change) => {
            navigate({ search: withFilters(window.location.search, change) });
          }}
        />
        <ShelfContent
          shelf={shelf}
          view={view}
          list={list}
          isOwn={isOwn}
          isTooled={isTooled}
          typed={typed}
          selection={selection}
          onType={setTyped}
          onSelect={setSelection}
          onReady={setArranger}
        />
      </section>
    </>
  );
}
