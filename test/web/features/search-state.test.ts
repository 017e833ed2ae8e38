import { describe, expect, test } from "vitest";
import {
  emptySearch,
  firstResult,
  isSearchable,
  nextSearch,
  rowCount,
  searchRequest,
  type SearchEvent,
  type SearchState,
} from "../../../web/features/search/search-state.ts";

const after = (state: SearchState<string>, ...events: SearchEvent<string>[]) =>
  events.reduce<SearchState<string>>(nextSearch, state);

const start = emptySearch<string>("anime");
const type = (text: string): SearchEvent<string> => ({ type: "typed", text });
const due: SearchEvent<string> = { type: "due" };
const answer = (state: SearchState<string>, ...results: string[]): SearchState<string> =>
  after(state, { type: "answered", ticket: state.ticket, results });

const searching = after(start, type("frieren"), due);

describe("typing", () => {
  test("waits before it searches", () => {
    expect(after(start, type("fr")).phase).toBe("waiting");
    expect(searching.phase).toBe("searching");
  });

  test("needs two characters, however they are written", () => {
    expect(isSearchable("a")).toBe(false);
    expect(isSearchable(" a ")).toBe(false);
    expect(isSearchable("go")).toBe(true);
    expect(isSearchable("鬼滅")).toBe(true);
    expect(isSearchable("𠮷")).toBe(false);
  });

  test("less than that clears the results and ends the wait", () => {
    const cleared = after(answer(searching, "Frieren"), type("f"));
    expect(cleared).toMatchObject({ phase: "idle", results: [] });
    expect(after(cleared, due).phase).toBe("idle");
  });

  test("says so when somebody asks for it all the same, until more is typed", () => {
    for (const text of ["a", "😀"]) {
      const short = after(start, type(text), due);
      expect(short.isTooShort).toBe(true);
      expect(after(short, type("go")).isTooShort).toBe(false);
    }
    expect(after(start, type("a")).isTooShort).toBe(false);
    expect(after(start, type("  "), due).isTooShort).toBe(false);
    expect(after(start, type("go"), due).isTooShort).toBe(false);
  });

  test("keeps the old results on screen until the new ones are there", () => {
    expect(after(answer(searching, "Frieren"), type("frieren b")).results).toEqual(["Frieren"]);
  });
});

describe("filters and mode", () => {
  test("search at once", () => {
    const found = answer(searching, "Frieren");
    const filtered = after(found, { type: "filtered", query: { genres: ["Drama"] } });
    expect(filtered).toMatchObject({ phase: "searching", results: ["Frieren"] });
  });

  test("do nothing while the text is too short", () => {
    expect(after(start, { type: "filtered", query: { kind: "manga" } }).phase).toBe("idle");
  });

  test("another mode takes the results of the old one away", () => {
    const found = answer(searching, "Frieren");
    expect(after(found, { type: "filtered", query: { kind: "manga" } }).results).toEqual([]);
  });
});

describe("an answer", () => {
  test("shows at most five results", () => {
    expect(answer(searching, "a", "b", "c", "d", "e", "f").results).toHaveLength(5);
  });

  test("has suggestions, which count as rows and go with the results", () => {
    const suggestions = {
      all: [{ kind: "studio", name: "Studio Ghibli", count: 26 }],
      areFirst: true,
    } as const;
    const results = ["Ghibli Museum"];
    const { ticket } = searching;
    const found = after(searching, { type: "answered", ticket, results, suggestions });
    expect(rowCount(found)).toBe(2);
    expect(firstResult(found.suggestions)).toBe(1);
    expect(firstResult({ ...suggestions, areFirst: false })).toBe(0);
    expect(rowCount(after(found, type("g")))).toBe(0);
    expect(rowCount(after(found, { type: "filtered", query: { kind: "manga" } }))).toBe(0);
    expect(rowCount(answer(after(found, due), "Frieren"))).toBe(1);
  });

  test("to an older search never replaces a newer one", () => {
    const newer = after(searching, type("bleach"), due);
    const late = after(newer, { type: "answered", ticket: searching.ticket, results: ["Frieren"] });
    expect(late).toBe(newer);
    const done = answer(newer, "Bleach");
    expect(
      after(done, { type: "answered", ticket: searching.ticket, results: ["Frieren"] }).results,
    ).toEqual(["Bleach"]);
  });

  test("that comes while somebody types on is dropped", () => {
    const typing = after(searching, type("frieren 2"));
    expect(
      after(typing, { type: "answered", ticket: searching.ticket, results: ["Frieren"] }),
    ).toBe(typing);
  });
});

describe("a failure", () => {
  const again = after(answer(searching, "Frieren"), due);
  const fail = (text: string, againMs?: number): SearchEvent<string> => ({
    type: "failed",
    ticket: again.ticket,
    text,
    againMs,
  });

  test("empties the results, which it says until the next search", () => {
    const failed = after(again, fail("No."));
    expect(failed).toMatchObject({
      phase: "idle",
      results: [],
      isAnswered: false,
      failure: "No.",
    });
    expect(after(failed, due).failure).toBeUndefined();
  });

  test("of too many searches is tried once more, and only once", () => {
    const refused = after(again, fail("Too fast.", 3000));
    expect(refused).toMatchObject({ results: [], failure: "Too fast.", againMs: 3000 });
    const second = after(refused, { type: "again" });
    expect(second).toMatchObject({ phase: "searching", failure: undefined, againMs: undefined });
    const { ticket } = second;
    const refusedAgain = after(second, {
      type: "failed",
      ticket,
      text: "Too fast.",
      againMs: 3000,
    });
    expect(refusedAgain).toMatchObject({ failure: "Too fast.", againMs: undefined });
  });

  test("is not tried again once something else is asked", () => {
    const refused = after(again, fail("Too fast.", 3000));
    expect(after(refused, type("frieren b")).againMs).toBeUndefined();
    const asked = after(refused, due);
    const { ticket } = asked;
    const other = after(asked, { type: "failed", ticket, text: "Too fast.", againMs: 2000 });
    expect(other.againMs).toBe(2000);
  });
});

describe("the request", () => {
  const query = { kind: "anime", text: " go ", genres: ["Drama"], types: ["tv"] } as const;

  test("is trimmed", () => {
    expect(searchRequest(query, false)).toEqual({
      query: "go",
      genres: ["Drama"],
      types: ["tv"],
      browse: false,
    });
  });

  test("has no types for manga", () => {
    expect(searchRequest({ ...query, kind: "manga" }, false).types).toEqual([]);
  });
});
