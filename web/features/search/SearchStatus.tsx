import { limits } from "../../../shared/limits.ts";
import { RetryButton } from "../../ui/LoadFailure.tsx";
import type { FoundTitle } from "./found-title.ts";
import type { SearchState } from "./search-state.ts";

/** How the search is going, where it is not seen from the results. */
export function SearchStatus({
  state: { query, phase, results, isAnswered, isTooShort, hasFailed },
  onRetry,
}: {
  readonly state: SearchState<FoundTitle>;
  readonly onRetry: () => void;
}) {
  return (
    <div className="search__status" role="status">
      {phase === "searching" && "Searching..."}
      {isTooShort && `Type at least ${limits.searchMinimumCodePoints} characters.`}
      {hasFailed && (
        <>
          <span>We could not search just now.</span>
          <RetryButton onRetry={onRetry} />
        </>
      )}
      {isAnswered && results.length === 0 && `Nothing found for “${query.text.trim()}”.`}
    </div>
  );
}
