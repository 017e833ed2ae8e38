import { Suspense, useId, type KeyboardEvent, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Kind } from "../../../shared/kind.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { openedHere, withTitle } from "../../addresses/title-address.ts";
import type { FoundTitle } from "./found-title.ts";
import { resultCellId } from "./result-cell.ts";
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
  const { state, active, current, meant, move, send } = useSearch(kind);
  const { query, results } = state;
  const navigate = useNavigate();
  const { search } = useLocation();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (meant === undefined) send({ type: "due" });
      else if (onChoose) onChoose(meant);
      else void navigate({ search: withTitle(search, meant) }, { state: openedHere });
    }
  };

  return (
    <div className="search">
      <SearchInput
        kind={kind}
        text={query.text}
        resultsId={id}
        hasResults={results.length > 0}
        activeCellId={current && resultCellId(id, active)}
        isAutoFocused={isAutoFocused}
        onFocus={SearchResults.preload}
        onType={(text) => {
          send({ type: "typed", text });
        }}
        onKeyDown={onKeyDown}
      />
      <SearchStatus state={state} send={send} />
      {results.length > 0 && (
        <Suspense fallback={null}>
          <SearchResults
            id={id}
            results={results}
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
