import { Suspense, useId, useState, type KeyboardEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Kind } from "../../../shared/kind.ts";
import { lazyPage } from "../../lazy-page.ts";
import { presses } from "../../keyboard/shortcuts.ts";
import { openedHere, withTitle } from "../../title-address.ts";
import { SegmentedControl } from "../../ui/SegmentedControl.tsx";
import { FilterToggle } from "./FilterToggle.tsx";
import { SearchInput } from "./SearchInput.tsx";
import { QuickAddButton, resultCellId, SearchResults } from "./SearchResults.tsx";
import { SearchStatus } from "./SearchStatus.tsx";
import { ShelfButtons } from "./ShelfButtons.tsx";
import { useQuickAdd } from "./use-quick-add.ts";
import { useSearch } from "./use-search.ts";
import "./SearchWidget.css";

const SearchFilters = lazyPage(() =>
  import("./SearchFilters.tsx").then((code) => code.SearchFilters),
);

const kindOptions = [
  { value: "anime", label: "Anime" },
  { value: "manga", label: "Manga" },
] as const;

/** The search of the catalogue: in the palette, on the home page and on the owner's lists. */
export function SearchWidget({
  username,
  hasListLinks,
  initialKind = "anime",
  isAutoFocused = false,
  onLeave,
}: {
  /** Whose lists quick-add and the buttons mean; empty hides both. */
  readonly username: string;
  /** Whether the buttons to the user's lists are shown. */
  readonly hasListLinks: boolean;
  readonly initialKind?: Kind;
  readonly isAutoFocused?: boolean;
  /** Called when the user follows a result or a button away from here; the place then takes the search's own in the history. */
  readonly onLeave?: () => void;
}) {
  const id = useId();
  const { state, active, current, move, send } = useSearch(initialKind);
  const { query, results } = state;
  const [areFiltersShown, setFiltersShown] = useState(false);
  const { stateOf, quickAdd } = useQuickAdd();
  const navigate = useNavigate();
  const { search } = useLocation();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = presses(event, "nextResult") ? 1 : presses(event, "previousResult") ? -1 : 0;
    const isAdding = presses(event, "addResult");
    if (step === 0 && !isAdding && !presses(event, "openResult")) return;
    event.preventDefault();
    if (step !== 0) move(step);
    else if (current === undefined) send({ type: "due" });
    else if (isAdding) {
      if (username !== "") void quickAdd(current);
    } else {
      const replace = onLeave !== undefined;
      void navigate({ search: withTitle(search, current) }, { state: openedHere, replace });
      onLeave?.();
    }
  };

  return (
    <div className="search">
      <div className="search__bar">
        <SegmentedControl
          legend="What to search for"
          options={kindOptions}
          value={query.kind}
          onChange={(kind) => {
            send({ type: "filtered", query: { kind } });
          }}
        />
        <SearchInput
          kind={query.kind}
          text={query.text}
          resultsId={id}
          hasResults={results.length > 0}
          activeCellId={current && resultCellId(id, active)}
          isAutoFocused={isAutoFocused}
          onType={(text) => {
            send({ type: "typed", text });
          }}
          onKeyDown={onKeyDown}
        />
        <FilterToggle
          query={query}
          isExpanded={areFiltersShown}
          controls={`${id}-filters`}
          onToggle={() => {
            setFiltersShown(!areFiltersShown);
          }}
          onPrepare={SearchFilters.preload}
        />
      </div>
      {areFiltersShown && (
        <Suspense fallback={null}>
          <SearchFilters
            id={`${id}-filters`}
            query={query}
            onChange={(filters) => {
              send({ type: "filtered", query: filters });
            }}
          />
        </Suspense>
      )}
      <SearchStatus
        state={state}
        onRetry={() => {
          send({ type: "due" });
        }}
      />
      <SearchResults
        id={id}
        results={results}
        active={active}
        action={
          username === ""
            ? undefined
            : (title) => (
                <QuickAddButton
                  title={title}
                  state={stateOf(title)}
                  onAdd={() => void quickAdd(title)}
                />
              )
        }
        onLeave={onLeave}
      />
      {hasListLinks && username !== "" && <ShelfButtons username={username} onLeave={onLeave} />}
    </div>
  );
}
