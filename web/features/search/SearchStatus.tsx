import { limits } from "../../../shared/limits.ts";
import type { FoundTitle } from "./found-title.ts";
import type { SearchState } from "./search-state.ts";

/** How the search is going, where it is not seen from the results. */
export function SearchStatus({
  state: { query, phase, results, isAnswered, isTooShort },
}: {
  readonly state: SearchState<FoundTitle>;
}) {
  return (
    <p className="search__status" role="status">
      {phase === "searching" && "Searching..."}
      {isTooShort && `Type at least ${limits.searchMinimumCodePoints} characters.`}
      {isAnswered && results.length === 0 && `Nothing found for “${query.text.trim()}”.`}
    </p>
  );
}
