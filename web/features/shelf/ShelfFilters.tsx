import { errorStatus } from "../../../shared/errors.ts";
import { CallError } from "../../calls/api.ts";
import { FilterGroup } from "../../ui/controls/FilterGroup.tsx";
import { FilterPanelFrame } from "./FilterPanelFrame.tsx";
import { capitalised, titleCount } from "../../words/title-words.ts";
import type { FilterCounts } from "./filtering.ts";
import {
  filterCount,
  noFilters,
  toggled,
  type FilterName,
  type ShelfFilters as Filters,
} from "./shelf-address.ts";
import { useFilterValues, type ShelfName } from "./use-shelf.ts";

interface Group {
  readonly name: FilterName;
  readonly title: string;
  readonly values: readonly (string | number)[];
}

/** The values of a group with those that are chosen although the list no longer has them, and how many titles each leads to. */
function options({ name, values }: Group, chosen: readonly string[], counts?: FilterCounts) {
  const all = new Set([...values.map(String), ...chosen]);
  return [...all].map((value) => {
    const count = counts?.[name].get(value) ?? 0;
    return {
      value,
      label: capitalised(value),
      count: counts && ([count, titleCount(count)] as const),
    };
  });
}

/** The values that a list can be filtered by; none of a group hides it. */
interface FilterValues {
  readonly genres: readonly (string | number)[];
  readonly years: readonly (string | number)[];
  readonly seasons: readonly (string | number)[];
}

interface Filtering {
  readonly filters: Filters;
  /** How many titles each value leads to, once that is known. */
  readonly counts?: FilterCounts | undefined;
  /** What becomes of the filters as they are by then: of two quick clicks the second builds on the first. */
  readonly onChange: (change: (filters: Filters) => Filters) => void;
}

/** The side panel that filters a user's list of one status; there when it is known how wide its counts will be. */
export function ShelfFilters({
  shelf,
  total,
  ...filtering
}: Filtering & {
  readonly shelf: ShelfName;
  /** How many titles the list has; undefined while that is open. */
  readonly total: number | undefined;
}) {
  const { data, error, isPending: isOnItsWay, refetch } = useFilterValues(shelf);
  const isPending = isOnItsWay || total === undefined;
  const known = isPending ? undefined : data;
  const values = {
    genres: known?.unique_genres ?? [],
    years: known?.unique_years ?? [],
    // Manga has no seasons, and so no group of that name.
    seasons: known?.unique_seasons ?? [],
  };
  const hasFailed = data === undefined && !isPending;
  // Of a list that nobody has: the list says so.
  if (error instanceof CallError && error.status === errorStatus.not_found) return null;
  return (
    <FilterPanel
      values={values}
      isPending={isPending}
      error={error}
      onRetry={hasFailed ? refetch : undefined}
      countDigits={String(total).length}
      {...filtering}
    />
  );
}

interface PanelProps extends Filtering {
  /** Of how many digits counts are that come later than the values. */
  readonly countDigits?: number | undefined;
  /** Whether the values are still to come. */
  readonly isPending?: boolean;
  readonly error?: Error | null;
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
  error = null,
  onRetry,
  filters,
  counts,
  countDigits,
  onChange,
}: PanelProps & { readonly groups: readonly Group[] }) {
  return (
    <FilterPanelFrame
      label="List filters"
      count={filterCount(filters)}
      isPending={isPending}
      error={error}
      onRetry={onRetry}
      onClear={() => {
        onChange(() => noFilters);
      }}
    >
      {groups.map((group) => (
        <FilterGroup
          key={group.name}
          title={group.title}
          options={options(group, filters[group.name], counts)}
          chosen={filters[group.name]}
          countDigits={countDigits}
          onToggle={(value) => {
            onChange((now) => toggled(now, group.name, value));
          }}
        />
      ))}
    </FilterPanelFrame>
  );
}
