import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { textLength } from "../../../shared/text-length.ts";
import type { CallResponse } from "../../calls/api.ts";

/** A studio, an author, a season or a year that is asked for. */
export type Suggestion = CallResponse<"search_anime">["suggestions"][number];

/** What else is asked for, and whether it comes before the results. */
export interface Suggestions {
  readonly all: readonly Suggestion[];
  readonly areFirst: boolean;
}

const noSuggestions: Suggestions = { all: [], areFirst: false };
const nothing = { results: [], suggestions: noSuggestions };

/** What a search asks for. */
export interface SearchQuery {
  readonly kind: Kind;
  /** As typed. */
  readonly text: string;
  readonly genres: readonly string[];
  /** Kept while manga is searched, but not sent. */
  readonly types: readonly string[];
}

/** A search box and what it found. */
export interface SearchState<Found> {
  readonly query: SearchQuery;
  /** "waiting" for the end of typing, "searching" for the answer. */
  readonly phase: "idle" | "waiting" | "searching";
  /** Number of the newest search; only its answer counts. */
  readonly ticket: number;
  readonly results: readonly Found[];
  readonly suggestions: Suggestions;
  /** Whether `results` answer the query as it stands. */
  readonly isAnswered: boolean;
  /** Whether the filters are a question of their own, without words. */
  readonly isBrowsing: boolean;
  /** Whether a search was asked for that the text is too short for. */
  readonly isTooShort: boolean;
  /** What is said of the newest search where it failed, so that there are no results to see. */
  readonly failure: string | undefined;
  /** After how many milliseconds the search that failed is tried once more by itself. */
  readonly againMs: number | undefined;
  /** Whether the newest search is one that was tried by itself. */
  readonly isAgain: boolean;
}

export type SearchEvent<Found> =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "filtered"; readonly query: Partial<Omit<SearchQuery, "text">> }
  /** Enter, or the end of the wait. */
  | { readonly type: "due" }
  /** The end of the wait that a refused search has asked for. */
  | { readonly type: "again" }
  /** What passes the filters is wanted, without words. */
  | { readonly type: "browse" }
  | {
      readonly type: "answered";
      readonly ticket: number;
      readonly results: readonly Found[];
      readonly suggestions?: Suggestions;
    }
  /** With a time where the search may be tried once more. */
  | {
      readonly type: "failed";
      readonly ticket: number;
      readonly text: string;
      readonly againMs?: number | undefined;
    }
  /** What was found is put away, and the words with it; filters stay. */
  | { readonly type: "cleared" }
  /** What is known of a result has changed. */
  | { readonly type: "changed"; readonly change: (found: Found) => Found };

/** An empty search box. */
export const emptySearch = <Found>(kind: Kind): SearchState<Found> => ({
  query: { kind, text: "", genres: [], types: [] },
  phase: "idle",
  ticket: 0,
  ...nothing,
  isAnswered: false,
  isBrowsing: false,
  isTooShort: false,
  failure: undefined,
  againMs: undefined,
  isAgain: false,
});

/** How many rows there are to see. */
export const rowCount = ({
  results,
  suggestions,
}: Pick<SearchState<unknown>, "results" | "suggestions">): number =>
  results.length + suggestions.all.length;

/** The row of the first result. */
export const firstResult = ({ all, areFirst }: Suggestions): number => (areFirst ? all.length : 0);

/** Whether a text is long enough to search for: 2 code points, so that '鬼滅' counts. */
export const isSearchable = (text: string): boolean =>
  textLength(text.trim()) >= limits.searchMinimumCodePoints;

/** How many filters count in a query; types do only for anime. */
export const activeCount = ({ kind, genres, types }: SearchQuery): number =>
  genres.length + (kind === "anime" ? types.length : 0);

/** What the search box becomes by an event. */
export function nextSearch<Found>(
  state: SearchState<Found>,
  event: SearchEvent<Found>,
): SearchState<Found> {
  switch (event.type) {
    case "typed":
      return asked({ ...state, query: { ...state.query, text: event.text } }, "waiting");
    case "filtered":
      return asked(filtered(state, { ...state.query, ...event.query }), "searching");
    case "due": {
      const { text } = state.query;
      const isTooShort = text.trim() !== "" && !isSearchable(text);
      return { ...asked(state, "searching"), isTooShort };
    }
    case "again":
      return { ...asked(state, "searching"), isAgain: true };
    case "cleared":
      return asked({ ...state, query: { ...state.query, text: "" }, isBrowsing: false }, "waiting");
    case "browse":
      return asked({ ...state, isBrowsing: true }, "searching");
    case "answered":
      if (event.ticket !== state.ticket || state.phase !== "searching") return state;
      return {
        ...state,
        phase: "idle",
        results: event.results.slice(0, limits.searchShown),
        suggestions: event.suggestions ?? noSuggestions,
        isAnswered: true,
      };
    case "changed":
      // A new state would begin the wait for an answer anew.
      if (state.results.length === 0) return state;
      return { ...state, results: state.results.map(event.change) };
    case "failed":
      if (event.ticket !== state.ticket || state.phase !== "searching") return state;
      return {
        ...state,
        phase: "idle",
        ...nothing,
        failure: event.text,
        againMs: state.isAgain ? undefined : event.againMs,
      };
  }
}

/** Results of the other kind would mislead: they go at once. */
function filtered<Found>(state: SearchState<Found>, query: SearchQuery): SearchState<Found> {
  return { ...state, query, ...(query.kind !== state.query.kind && nothing) };
}

/** A changed query: a new ticket, so that answers to older ones are dropped; too short a text clears the results. */
function asked<Found>(
  state: SearchState<Found>,
  phase: "waiting" | "searching",
): SearchState<Found> {
  const { text } = state.query;
  const isBrowsing = state.isBrowsing && text.trim() === "" && activeCount(state.query) > 0;
  const next = {
    ...state,
    isBrowsing,
    ticket: state.ticket + 1,
    isAnswered: false,
    isTooShort: false,
    failure: undefined,
    againMs: undefined,
    isAgain: false,
  };
  if (!isSearchable(text) && !isBrowsing) return { ...next, phase: "idle", ...nothing };
  return { ...next, phase };
}

/** The body of the search call for a query. */
export const searchRequest = ({ kind, text, genres, types }: SearchQuery, browse: boolean) => ({
  query: text.trim(),
  genres: [...genres],
  types: kind === "anime" ? [...types] : [],
  browse,
});
