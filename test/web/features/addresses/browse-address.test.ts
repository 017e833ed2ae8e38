import { describe, expect, test } from "vitest";
import {
  browseRequest,
  browseView,
  filterCount,
  noFilters,
  toggled,
  withFilters,
  withSort,
} from "../../../../web/features/browse/browse-address.ts";
import { browseHref } from "../../../../web/addresses/browse-href.ts";
import { yearOptions } from "../../../../web/features/browse/year-options.ts";

const view = (search: string) => browseView(new URLSearchParams(search));

describe("a catalogue page's address", () => {
  test("without a query is the first page of everything, the best known first", () => {
    expect(view("")).toEqual({ filters: noFilters, sort: "known", page: 1 });
    expect(filterCount(noFilters)).toBe(0);
  });

  test("names filters, order and page", () => {
    const { filters, sort, page } = view(
      "?genre=Drama&theme=Mecha&type=tv&year=1990s&season=fall&status=Finished+Airing&length=2-13&list=off&sort=title&page=3",
    );
    expect(filters).toEqual({
      genres: ["Drama"],
      themes: ["Mecha"],
      types: ["tv"],
      years: ["1990s"],
      seasons: ["fall"],
      statuses: ["Finished Airing"],
      lengths: ["2-13"],
      list: "off",
    });
    expect([sort, page, filterCount(filters)]).toEqual(["title", 3, 8]);
  });

  test.each([
    ...["sort=worst", "list=maybe", "page=0", "page=-1", "page=1e3"],
    `genre=${"a".repeat(51)}`,
  ])("takes '%s' for absent", (query) => {
    expect(view(`?${query}`)).toEqual(view(""));
  });

  test.each(["1000000000", "9".repeat(400)])("names a page far beyond the end: %s", (page) => {
    expect(view(`?page=${page}`).page).toBe(1_000_000_000);
  });

  test("names no more values than are taken at once", () => {
    const query = Array.from({ length: 250 }, (_, at) => `theme=${at}`).join("&");
    expect(view(`?${query}`).filters.themes).toHaveLength(200);
  });

  test("with other filters or another order begins at page 1, and keeps the open dialog", () => {
    const search = "?genre=Drama&page=4&anime=12";
    expect(withFilters(search, (now) => toggled(now, "genres", "Action"))).toBe(
      "?anime=12&genre=Drama&genre=Action",
    );
    expect(withFilters(search, (now) => toggled(now, "genres", "Drama"))).toBe("?anime=12");
    expect(withFilters(search, (now) => ({ ...now, list: "on" }))).toBe(
      "?anime=12&genre=Drama&list=on",
    );
    expect(withSort(search, "newest")).toBe("?genre=Drama&anime=12&sort=newest");
    expect(withSort("?sort=newest", "known")).toBe("?");
  });

  test("is asked for as it says", () => {
    expect(browseRequest("manga", view("?genre=Drama&sort=added&page=2"), "clamp")).toEqual({
      kind: "manga",
      genres: ["Drama"],
      themes: [],
      types: [],
      years: [],
      seasons: [],
      statuses: [],
      lengths: [],
      list: "any",
      sort: "added",
      page: 2,
      maker: "clamp",
    });
  });

  test("of one value is a link", () => {
    expect(browseHref("/anime", "themes", "Love Polygon")).toBe("/anime?theme=Love+Polygon");
  });
});

test("years are offered below their decades, and what is chosen is offered in any case", () => {
  const labels = yearOptions(
    [{ value: "2001" }, { value: "1999" }, { value: "1998" }],
    ["1850"],
  ).map(({ value }) => value);
  expect(labels).toEqual(["", "2000s", "2001", "1990s", "1999", "1998", "1850"]);
});
