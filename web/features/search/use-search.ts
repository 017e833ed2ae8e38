import { useEffect, useReducer, useState, type Dispatch } from "react";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { onceMoreAfterMs } from "../../calls/backoff.ts";
import { whyMissing } from "../../calls/why-missing.ts";
import { searchTitles, type FoundTitle } from "./found-title.ts";
import { nextActive } from "./next-active.ts";
import {
  emptySearch,
  firstResult,
  nextSearch,
  rowCount,
  type SearchEvent,
  type SearchState,
} from "./search-state.ts";

type Send = Dispatch<SearchEvent<FoundTitle>>;

async function search(
  { query, isBrowsing, ticket }: SearchState<FoundTitle>,
  hasSuggestions: boolean,
  send: Send,
  signal: AbortSignal,
) {
  try {
    const { results, suggestions } = await searchTitles(query, isBrowsing, signal);
    send({ type: "answered", ticket, results, ...(hasSuggestions && { suggestions }) });
  } catch (error) {
    const text = whyMissing(error, "We could not search just now.");
    send({ type: "failed", ticket, text, againMs: onceMoreAfterMs(error) });
  }
}

/**
 * The search of the catalogue: runs a second after the last key, or at once when it is due. `move` goes up and down
 * the rows to the one at position `active`; any other question leaves it. Where there were too many searches, it asks
 * once more when the server has said that it may. `hasSuggestions` says whether there is a way to
 * what is suggested.
 */
export function useSearch(kind: Kind, hasSuggestions: boolean) {
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
      void search(state, hasSuggestions, send, controller.signal);
      return () => {
        controller.abort();
      };
    }
    if (state.againMs !== undefined) {
      const timer = setTimeout(() => {
        send({ type: "again" });
      }, state.againMs);
      return () => {
        clearTimeout(timer);
      };
    }
    return undefined;
  }, [state, hasSuggestions]);
  const count = rowCount(state);
  // What Enter means: the current row, or the first one of an answer.
  const meant = active < 0 && state.isAnswered && count > 0 ? 0 : active;
  return {
    state,
    count,
    active,
    meant,
    /** The title in the row that is meant. */
    meantTitle: state.results[meant - firstResult(state.suggestions)],
    move: (by: 1 | -1) => {
      setActive(nextActive(active, by, count));
    },
    send: (event: SearchEvent<FoundTitle>) => {
      if (event.type !== "changed") setActive(-1);
      send(event);
    },
  };
}
