import { describe, expect, it } from "vitest";
import { hrefOf } from "../../web/browser/location.ts";

const here = { pathname: "/anime-list/mika/watching" };

describe("hrefOf", () => {
  it("leaves a whole address as it is", () => {
    expect(hrefOf("/profile/mika?list=ranking#top", here)).toBe("/profile/mika?list=ranking#top");
  });

  it("keeps the path of what names none, and nothing else", () => {
    expect(hrefOf("?page=2", here)).toBe("/anime-list/mika/watching?page=2");
    expect(hrefOf({ search: "?page=2" }, here)).toBe("/anime-list/mika/watching?page=2");
    expect(hrefOf({ search: "" }, here)).toBe("/anime-list/mika/watching");
    expect(hrefOf({ hash: "#diary" }, here)).toBe("/anime-list/mika/watching#diary");
  });

  it("leaves out the mark of a question that asks for nothing", () => {
    expect(hrefOf({ search: "?" }, here)).toBe("/anime-list/mika/watching");
    expect(hrefOf("/calendar?#friday", here)).toBe("/calendar#friday");
  });

  it("puts the parts of an address together", () => {
    expect(hrefOf({ pathname: "/anime", search: "?sort=year", hash: "#top" }, here)).toBe(
      "/anime?sort=year#top",
    );
  });
});
