import { describe, expect, test } from "vitest";
import {
  filterCount,
  noFilters,
  pageCount,
  shelfView,
  toggled,
  withFilters,
  withPage,
} from "../../../../web/features/shelf/shelf-address.ts";

const plain = { find: "", sort: "", density: undefined };

const view = (search: string) => shelfView(new URLSearchParams(search));

describe("a list page's address", () => {
  test("without a query is the first page, unfiltered", () => {
    expect(view("")).toEqual({ page: 1, ...plain, ...noFilters });
  });

  test("names page and filters", () => {
    expect(view("?page=3&genre=Drama&genre=Sci-Fi&year=2023&year=N/A&season=fall")).toEqual({
      page: 3,
      ...plain,
      genres: ["Drama", "Sci-Fi"],
      years: ["2023", "N/A"],
      seasons: ["fall"],
    });
  });

  test.each(["0", "-1", "1.5", "x", "", "1e9", "1000000000"])(
    "takes page '%s' as the first",
    (page) => {
      expect(view(`?page=${page}`).page).toBe(1);
    },
  );

  test("names what is found, how it is sorted and how it is drawn", () => {
    expect(view("?find=Attack+on%20titan&sort=-score&view=table")).toMatchObject({
      find: "Attack on titan",
      sort: "-score",
      density: "table",
    });
    expect(view(`?find=${"x".repeat(2000)}`).find).toHaveLength(500);
    for (const nonsense of ["", "Table", "list", "covers "]) {
      expect(view(`?view=${nonsense}`).density).toBeUndefined();
    }
  });

  test("keeps what is found and how it is drawn while filters and pages change", () => {
    const search = withPage(
      withFilters("?find=no&view=table&page=2", () => noFilters),
      3,
    );
    expect(view(search)).toMatchObject({ find: "no", density: "table", page: 3 });
  });

  test("counts a repeated value once", () => {
    expect(view("?genre=Drama&genre=Drama").genres).toEqual(["Drama"]);
  });

  test("leads to another page with the same filters and the same open dialog", () => {
    expect(withPage("?genre=Drama&anime=12", 2)).toBe("?genre=Drama&anime=12&page=2");
    expect(withPage("?genre=Drama&page=2", 1)).toBe("?genre=Drama");
  });

  test("starts at page 1 when the filters change", () => {
    const filters = { genres: ["Slice of Life"], years: ["2024"], seasons: [] };
    const search = withFilters("?page=4&season=fall", () => filters);
    expect(view(search)).toEqual({ page: 1, ...plain, ...filters });
  });

  test("reads back what it wrote", () => {
    const filters = { genres: ["A&B", "日常"], years: ["N/A"], seasons: ["winter"] };
    expect(view(withFilters("", () => filters))).toEqual({ page: 1, ...plain, ...filters });
  });
});

test("a filter value is put in, and taken out again", () => {
  const chosen = toggled(noFilters, "years", "2024");
  expect(chosen).toEqual({ genres: [], years: ["2024"], seasons: [] });
  expect(filterCount(chosen)).toBe(1);
  expect(toggled(chosen, "years", "2024")).toEqual(noFilters);
});

test("24 titles make a page, and no titles make one too", () => {
  expect([0, 1, 24, 25, 48, 49].map((count) => pageCount(count))).toEqual([1, 1, 1, 2, 2, 3]);
});
