import { describe, expect, it } from "vitest";
import {
  openedHere,
  openTitle,
  wasOpenedHere,
  withTitle,
} from "../../web/addresses/title-address.ts";

const opened = (query: string) => openTitle(new URLSearchParams(query));

describe("openTitle", () => {
  it("reads the title a query opens", () => {
    expect(opened("page=2&anime=12")).toEqual({ kind: "anime", id: 12 });
    expect(opened("manga=2")).toEqual({ kind: "manga", id: 2 });
  });

  it.each(["", "anime=", "anime=0", "anime=-1", "anime=1e3", "anime=12x", "anime=9999999999"])(
    "opens nothing for %j",
    (query) => {
      expect(opened(query)).toBeUndefined();
    },
  );
});

describe("withTitle", () => {
  it("keeps the rest of the query and holds one title at most", () => {
    expect(withTitle("?page=2&manga=7", { kind: "anime", id: 12 })).toBe("?page=2&anime=12");
    expect(withTitle("?page=2&anime=12", undefined)).toBe("?page=2");
    expect(withTitle("?anime=12", undefined)).toBe("");
  });
});

describe("wasOpenedHere", () => {
  it("tells a click from a deep link", () => {
    expect(wasOpenedHere(openedHere)).toBe(true);
    expect(wasOpenedHere(null)).toBe(false);
    expect(wasOpenedHere({ other: 1 })).toBe(false);
  });
});
