import { animeTypes, genres } from "../../../shared/filters.ts";
import { Button } from "../../ui/Button.tsx";
import { FilterGroup } from "../../ui/FilterGroup.tsx";
import { FilterIcon } from "../../ui/icons.tsx";
import type { SearchQuery } from "./search-state.ts";

type Filters = Pick<SearchQuery, "genres" | "types">;

const genreOptions = genres.map((genre) => ({ value: genre, label: genre }));

const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

/** How many filters count in a query; types do only for anime. */
const activeCount = ({ kind, genres, types }: SearchQuery): number =>
  genres.length + (kind === "anime" ? types.length : 0);

/** Shows and hides the filter panel. */
export function FilterToggle({
  query,
  isExpanded,
  controls,
  onToggle,
}: {
  readonly query: SearchQuery;
  readonly isExpanded: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}) {
  const count = activeCount(query);
  return (
    <Button
      variant="outlined"
      className="search__filter-toggle"
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onToggle}
    >
      <FilterIcon />
      Filters
      {count > 0 && <span className="search__filter-count">{count}</span>}
    </Button>
  );
}

/** The genres and types to search in. Manga has no types here. */
export function SearchFilters({
  id,
  query,
  onChange,
}: {
  readonly id: string;
  readonly query: SearchQuery;
  readonly onChange: (filters: Partial<Filters>) => void;
}) {
  return (
    <div id={id} className="search__filters">
      <FilterGroup
        title="Genres"
        options={genreOptions}
        chosen={query.genres}
        onToggle={(genre) => {
          onChange({ genres: toggled(query.genres, genre) });
        }}
      />
      {query.kind === "anime" && (
        <FilterGroup
          title="Types"
          options={animeTypes}
          chosen={query.types}
          onToggle={(type) => {
            onChange({ types: toggled(query.types, type) });
          }}
        />
      )}
      {activeCount(query) > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="search__clear-filters"
          onClick={() => {
            onChange({ genres: [], types: [] });
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
