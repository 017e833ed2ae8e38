import { Button } from "../../ui/controls/Button.tsx";
import { FilterIcon } from "../../ui/display/icons.tsx";
import { activeCount, type SearchQuery } from "./search-state.ts";

/** Shows and hides the filter panel. */
export function FilterToggle({
  query,
  isExpanded,
  controls,
  onToggle,
  onPrepare,
}: {
  readonly query: SearchQuery;
  readonly isExpanded: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  /** Called when the panel may soon be wanted. */
  readonly onPrepare: () => void;
}) {
  const count = activeCount(query);
  return (
    <Button
      variant="outlined"
      className="search__filter-toggle"
      aria-expanded={isExpanded}
      aria-controls={controls}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onToggle}
    >
      <FilterIcon />
      <span>
        <span className="search__filter-scope">Search </span>
        filters
      </span>
      {count > 0 && <span className="search__filter-count">{count}</span>}
    </Button>
  );
}
