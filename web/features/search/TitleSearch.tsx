import { Suspense, useId, type KeyboardEvent, type ReactNode } from "react";
import type { Kind } from "../../../shared/kind.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import type { FoundTitle } from "./found-title.ts";
import { openRow, resultCellId } from "./result-cell.ts";
import { SearchInput } from "./SearchInput.tsx";
import { SearchStatus } from "./SearchStatus.tsx";
import { useSearch } from "./use-search.ts";
import "./SearchWidget.css";

const SearchResults = lazyPage(() =>
  import("./SearchResults.tsx").then((code) => code.SearchResults),
);

/** A search for titles of one kind, without filters: for pages that do one thing with what is found. */
export function TitleSearch({
  kind = "anime",
  isAutoFocused = false,
  action,
  onChoose,
}: {
  readonly kind?: Kind;
  readonly isAutoFocused?: boolean;
  /** A button for each result. */
  readonly action?: (title: FoundTitle) => ReactNode;
  /** What choosing a result does in place of opening it. */
  readonly onChoose?: (title: FoundTitle) => void;
}) {
  const id = useId();
  const { state, count, active, meant, move, send } = useSearch(kind, false);
  const { query, results, suggestions } = state;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (meant < 0) send({ type: "due" });
      else openRow(id, meant);
    }
  };

  return (
    <div className="search">
      <SearchInput
        kind={kind}
        text={query.text}
        resultsId={id}
        hasResults={count > 0}
        activeCellId={active < 0 ? undefined : resultCellId(id, active)}
        isAutoFocused={isAutoFocused}
        onFocus={SearchResults.preload}
        onType={(text) => {
          send({ type: "typed", text });
        }}
        onKeyDown={onKeyDown}
      />
      <SearchStatus state={state} send={send} />
      {count > 0 && (
        <Suspense fallback={null}>
          <SearchResults
            id={id}
            results={results}
            suggestions={suggestions}
            active={active}
            send={send}
            action={action}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </div>
  );
}
