import { useEffect, useReducer, useState, type Dispatch } from "react";
import { errorStatus } from "../../../shared/errors.ts";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { CallError } from "../../calls/api.ts";
import { searchTitles, type FoundTitle } from "./found-title.ts";
import { nextActive } from "./next-active.ts";
import { emptySearch, nextSearch, type SearchEvent, type SearchState } from "./search-state.ts";

type Send = Dispatch<SearchEvent<FoundTitle>>;

async function search(
  { query, isBrowsing, ticket }: SearchState<FoundTitle>,
  send: Send,
  signal: AbortSignal,
) {
  try {
    send({ type: "answered", ticket, results: await searchTitles(query, isBrowsing, signal) });
  } catch (error) {
    const isTooMany = error instanceof CallError && error.status === errorStatus.too_many;
    send({ type: "failed", ticket, isTooMany });
  }
}

/**
 * The search of the catalogue: runs a second after the last key, or at once when it is due. `move` goes up and down
 * the results to the `current` one, at position `active`; any other question leaves it.
 */
export function useSearch(kind: Kind) {
  const [state, send] = useReducer(nextSearch<FoundTitle>, kind, emptySearch<FoundTitle>);
  const [active, setActive] = useState(-1);
  useEffect(() => {
    if (state.phase === "waiting") {
      const timer = setTimeout(() => {
        send({ type: "due" });
      }, limits.searchDebounceMs);
      return () => {
        clearTimeout(timer);
      };
    }
    if (state.phase === "searching") {
      const controller = new AbortController();
      void search(state, send, controller.signal);
      return () => {
        controller.abort();
      };
    }
    return undefined;
  }, [state]);
  return {
    state,
    active,
    current: state.results[active],
    /** What Enter means: the current result, or the first one of an answer. */
    meant: state.results[active] ?? (state.isAnswered ? state.results[0] : undefined),
    move: (by: 1 | -1) => {
      setActive(nextActive(active, by, state.results.length));
    },
    send: (event: SearchEvent<FoundTitle>) => {
      if (event.type !== "changed") setActive(-1);
      send(event);
    },
  };
}
