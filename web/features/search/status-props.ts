import type { Dispatch } from "react";
import type { FoundTitle } from "./found-title.ts";
import type { SearchEvent, SearchState } from "./search-state.ts";

/** What tells how a search is going. */
export interface StatusProps {
  readonly state: SearchState<FoundTitle>;
  readonly send: Dispatch<SearchEvent<FoundTitle>>;
  /** Whether the kind of title may be changed here. */
  readonly hasKinds?: boolean;
}
