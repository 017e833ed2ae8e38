import { Suspense, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Kind } from "../../../shared/kind.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { presses } from "../../keyboard/shortcuts.ts";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import { FilterToggle } from "./FilterToggle.tsx";
import type { FoundTitle } from "./found-title.ts";
import { openRow, resultCellId } from "./result-cell.ts";
import { SearchInput } from "./SearchInput.tsx";
import { SearchStatus } from "./SearchStatus.tsx";
import { ShelfButtons } from "./ShelfButtons.tsx";
import { useSearch } from "./use-search.ts";
import "./SearchWidget.css";

const SearchFilters = lazyPage(() =>
  import("./SearchFilters.tsx").then((code) => code.SearchFilters),
);

const SearchResults = lazyPage(() =>
  import("./SearchResults.tsx").then((code) => code.SearchResults),
);
const TrackedResults = lazyPage(() =>
  import("./TrackedResults.tsx").then((code) => code.TrackedResults),
);

const kindOptions = [
  { value: "anime", label: "Anime" },
  { value: "manga", label: "Manga" },
] as const;

/** The search of the catalogue: in the palette and on the owner's lists. */
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
  const { state, count, active, meant, meantTitle, move, send } = useSearch(initialKind, true);
  const { query, results, suggestions } = state;
  const [areFiltersShown, setFiltersShown] = useState(false);
  const add = useRef<(title: FoundTitle) => void>(null);

  const shown = { id, results, suggestions, active, send, onLeave };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = presses(event, "nextResult") ? 1 : presses(event, "previousResult") ? -1 : 0;
    const isAdding = presses(event, "addResult");
    if (step === 0 && !isAdding && !presses(event, "openResult")) return;
    event.preventDefault();
    if (step !== 0) move(step);
    else if (meant < 0) send({ type: "due" });
    else if (!isAdding) openRow(id, meant);
    else if (meantTitle) add.current?.(meantTitle);
  };

  return (
    <div
      className="search"
      onKeyDown={(event) => {
        // A palette closes.
        const isEmpty = query.text === "" && !state.isBrowsing;
        if (onLeave || isEmpty || !presses(event, "close")) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(".search__input")?.focus();
        send({ type: "cleared" });
      }}
    >
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
          hasResults={count > 0}
          activeCellId={active < 0 ? undefined : resultCellId(id, active)}
          isAutoFocused={isAutoFocused}
          onFocus={username === "" ? SearchResults.preload : TrackedResults.preload}
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
        <div className="search__answer">
          <SearchStatus state={state} send={send} hasKinds />
          {count > 0 && (
            <Suspense fallback={null}>
              {username === "" ? (
                <SearchResults {...shown} />
              ) : (
                <TrackedResults {...shown} add={add} />
              )}
            </Suspense>
          )}
        </div>
      </div>
      {hasListLinks && username !== "" && <ShelfButtons username={username} onLeave={onLeave} />}
    </div>
  );
}
