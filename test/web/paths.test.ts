import { describe, expect, it } from "vitest";
import { paths, safeNext, shelfStatus } from "../../web/addresses/paths.ts";

describe("paths", () => {
  it("writes statuses in lower case and escapes names", () => {
    expect(paths.shelf("anime", "mika", "WATCHING")).toBe("/anime-list/mika/watching");
    expect(paths.shelf("manga", "a/b", "READING")).toBe("/manga-list/a%2Fb/reading");
    expect(paths.profile("rin dex")).toBe("/profile/rin%20dex");
  });

  it("carries the page to return to, with its query", () => {
    expect(paths.login("/profile/mika?anime=12")).toBe(
      "/accounts/login?next=%2Fprofile%2Fmika%3Fanime%3D12",
    );
    expect(paths.login()).toBe("/accounts/login");
  });
});

describe("shelfStatus", () => {
  it("reads a status in any case", () => {
    expect(shelfStatus("anime", "Watching")).toBe("WATCHING");
    expect(shelfStatus("manga", "READING")).toBe("READING");
  });

  it("knows no 'all', no status of the other kind, and no missing one", () => {
    expect(shelfStatus("anime", "all")).toBeUndefined();
    expect(shelfStatus("anime", "reading")).toBeUndefined();
    expect(shelfStatus("manga", undefined)).toBeUndefined();
  });
});

describe("safeNext", () => {
  it("follows our own pages", () => {
    expect(safeNext("/anime-list/mika/watching?page=2&anime=5")).toBe(
      "/anime-list/mika/watching?page=2&anime=5",
    );
  });

  it.each([
    null,
    "",
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "mika",
  ])("goes home instead of to %s", (next) => {
    expect(safeNext(next)).toBe("/");
  });

  it("never returns to a sign-in page", () => {
    expect(safeNext("/accounts/logout")).toBe("/");
  });
});
