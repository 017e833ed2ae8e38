import { animeTypes, genres } from "../../../shared/filters.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { firstBeside } from "../../ui/dialogs/focus-heir.ts";
import { FilterGroup } from "../../ui/controls/FilterGroup.tsx";
import { activeCount, type SearchQuery } from "./search-state.ts";

type Filters = Pick<SearchQuery, "genres" | "types">;

const genreOptions = genres.map((genre) => ({ value: genre, label: genre }));

const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

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
          heir={firstBeside}
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
