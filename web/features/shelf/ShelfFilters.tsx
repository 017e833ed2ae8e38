import { useRef, useState } from "react";
import { errorStatus } from "../../../shared/errors.ts";
import { CallError } from "../../calls/api.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { firstBeside, headingOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { FilterGroup } from "../../ui/controls/FilterGroup.tsx";
import { FilterIcon } from "../../ui/display/icons.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { capitalised } from "../../words/title-words.ts";
import {
  filterCount,
  noFilters,
  toggled,
  type FilterName,
  type ShelfFilters as Filters,
} from "./shelf-address.ts";
import { useFilterValues, type ShelfName } from "./use-shelf.ts";
import "./ShelfFilters.css";

interface Group {
  readonly name: FilterName;
  readonly title: string;
  readonly values: readonly (string | number)[];
}

/** The values of a group with those that are chosen although the list no longer has them. */
function options(values: readonly (string | number)[], chosen: readonly string[]) {
  const all = new Set([...values.map(String), ...chosen]);
  return [...all].map((value) => ({ value, label: capitalised(value) }));
}

/** The values that a list can be filtered by; none of a group hides it. */
interface FilterValues {
  readonly genres: readonly (string | number)[];
  readonly years: readonly (string | number)[];
  readonly seasons: readonly (string | number)[];
}

interface Filtering {
  readonly filters: Filters;
  /** What becomes of the filters as they are by then: of two quick clicks the second builds on the first. */
  readonly onChange: (change: (filters: Filters) => Filters) => void;
}

/** The side panel that filters a user's list of one status. */
export function ShelfFilters({ shelf, ...filtering }: Filtering & { readonly shelf: ShelfName }) {
  const { data, error, isPending, refetch } = useFilterValues(shelf);
  const values = {
    genres: data?.unique_genres ?? [],
    years: data?.unique_years ?? [],
    // Manga has no seasons, and so no group of that name.
    seasons: data?.unique_seasons ?? [],
  };
  const hasFailed = data === undefined && !isPending;
  // Of a list that nobody has: the list says so.
  if (error instanceof CallError && error.status === errorStatus.not_found) return null;
  return (
    <FilterPanel
      values={values}
      isPending={isPending}
      onRetry={hasFailed ? refetch : undefined}
      {...filtering}
    />
  );
}

interface PanelProps extends Filtering {
  /** Whether the values are still to come. */
  readonly isPending?: boolean;
  /** Asks for the values again, where they could not be loaded. */
  readonly onRetry?: (() => unknown) | undefined;
}

/** A side panel of filters; folded away on small screens. Nothing when there is nothing to filter by. */
export function FilterPanel({ values, ...panel }: PanelProps & { readonly values: FilterValues }) {
  const groups: Group[] = [
    { name: "genres", title: "Genres", values: values.genres },
    { name: "years", title: "Years", values: values.years },
    { name: "seasons", title: "Seasons", values: values.seasons },
  ];
  const isEmpty = groups.every(({ values }) => values.length === 0);
  const isSettled = !panel.isPending && panel.onRetry === undefined;
  if (isEmpty && isSettled && filterCount(panel.filters) === 0) return null;
  return <Panel groups={groups} {...panel} />;
}

function Panel({
  groups,
  isPending = false,
  onRetry,
  filters,
  onChange,
}: PanelProps & { readonly groups: readonly Group[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useFocusHeir(panel, headingOf);
  const count = filterCount(filters);
  // While only the failure shows there is nothing to unfold.
  const hasContent = onRetry === undefined || count > 0;
  return (
    <aside ref={panel} className="shelf-filters" aria-label="Filters" data-expanded={isExpanded}>
      {hasContent && (
        <Button
          variant="outlined"
          className="shelf-filters__toggle"
          aria-expanded={isExpanded}
          aria-controls="shelf-filters"
          onClick={() => {
            setExpanded(!isExpanded);
          }}
        >
          <FilterIcon />
          List filters{count > 0 && ` (${count})`}
        </Button>
      )}
      {onRetry && (
        <div className="shelf-filters__failure">
          <LoadFailure what="the filters" onRetry={onRetry} />
        </div>
      )}
      <div id="shelf-filters" className="shelf-filters__groups">
        {isPending && <Skeleton className="shelf-filters__loading" />}
        {groups.map(({ name, title, values }) => (
          <FilterGroup
            key={name}
            title={title}
            options={options(values, filters[name])}
            chosen={filters[name]}
            onToggle={(value) => {
              onChange((now) => toggled(now, name, value));
            }}
          />
        ))}
        {count > 0 && (
          <Button
            variant="quiet"
            size="small"
            heir={firstBeside}
            onClick={() => {
              onChange(() => noFilters);
            }}
          >
            Clear filters
          </Button>
        )}
      </div>
    </aside>
  );
}
