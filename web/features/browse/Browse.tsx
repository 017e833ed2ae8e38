import { navigate, useLocation } from "../../browser/location.ts";
import type { Kind } from "../../../shared/kind.ts";
import { paths } from "../../addresses/paths.ts";
import { useSession } from "../../calls/session.ts";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { Pagination } from "../../ui/controls/Pagination.tsx";
import { SelectField } from "../../ui/controls/SelectField.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { titleCount } from "../../words/title-words.ts";
import { pageCount, withPage } from "../shelf/shelf-address.ts";
import { useScrollToTop } from "../shelf/use-scroll-to-top.ts";
import {
  browseView,
  filterCount,
  noFilters,
  withFilters,
  withSort,
  type BrowseFilters as Filters,
} from "./browse-address.ts";
import { BrowsedGrid } from "./BrowsedGrid.tsx";
import { PastTheEnd } from "./PastTheEnd.tsx";
import { BrowseFilters } from "./BrowseFilters.tsx";
import { useBrowse } from "./use-browse.ts";
import "../shelf/ShelfPage.css";
import "./Browse.css";

/** Id of the heading that names what is browsed. */
export const browseHeadingId = "browse-heading";

const columns = 5;

const orders = [
  { value: "known", label: "Best known" },
  { value: "newest", label: "Newest" },
  { value: "title", label: "A–Z" },
  { value: "added", label: "Recently added" },
] as const;

/** The catalogue, or what one studio or author made of it, with its filters. */
export function Browse({ kind, maker }: { readonly kind: Kind; readonly maker?: string }) {
  const { search } = useLocation();
  const { filters, sort, page } = browseView(new URLSearchParams(search));
  const { data, isPending, isPlaceholderData } = useBrowse(kind, maker);
  const top = useScrollToTop(page);
  const change = (next: (filters: Filters) => Filters) => {
    navigate({ search: withFilters(window.location.search, next) });
  };
  return (
    <section className="shelf" ref={top} aria-labelledby={browseHeadingId}>
      <BrowseFilters
        kind={kind}
        filters={filters}
        facets={data?.facets}
        isPending={isPending}
        onChange={change}
      />
      <div className="shelf__content">
        <div className="shelf__toolbar">
          <p role="status" className="shelf__count">
            {data && titleCount(data.total_count)}
          </p>
          <SelectField
            label="Sort by"
            options={orders}
            value={sort}
            onChange={(order) => {
              navigate({ search: withSort(window.location.search, order) });
            }}
          />
        </div>
        <Titles
          kind={kind}
          {...(maker !== undefined && { maker })}
          isBusy={isPlaceholderData}
          onClearFilters={() => {
            change(() => noFilters);
          }}
        />
      </div>
    </section>
  );
}

function Titles({
  kind,
  maker,
  isBusy,
  onClearFilters,
}: {
  readonly kind: Kind;
  readonly maker?: string;
  readonly isBusy: boolean;
  readonly onClearFilters: () => void;
}) {
  const { pathname, search } = useLocation();
  const { state } = useSession();
  const { data, error, isPending, refetch } = useBrowse(kind, maker);
  const { filters, page } = browseView(new URLSearchParams(search));
  if (isPending) {
    return (
      <CardGridSkeleton
        count={10}
        columns={columns}
        text={kind === "anime" ? "Loading Anime" : "Loading Manga"}
      />
    );
  }
  if (data === undefined)
    return <FailedState what={`the ${kind}`} error={error} onRetry={refetch} />;
  if (filters.list !== "any" && state === "visitor") {
    return (
      <EmptyState text="Sign in to see what is on your list.">
        <ButtonLink to={paths.login(pathname + search)}>Sign In</ButtonLink>
        <Button variant="outlined" onClick={onClearFilters}>
          Clear filters
        </Button>
      </EmptyState>
    );
  }
  const pages = pageCount(data.total_count);
  if (data.total_count === 0) {
    return (
      <EmptyState
        text={
          filterCount(filters) > 0
            ? `No ${kind} fits all of that. Fewer filters find more.`
            : `There is no ${kind} here.`
        }
      >
        {filterCount(filters) > 0 && <Button onClick={onClearFilters}>Clear filters</Button>}
      </EmptyState>
    );
  }
  if (page > pages) return <PastTheEnd page={page} pages={pages} />;
  return (
    <>
      <BrowsedGrid kind={kind} titles={data.titles} columns={columns} isBusy={isBusy} />
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(other) => ({ search: withPage(search, other) })}
      />
    </>
  );
}
