import { describe, expect, test } from "vitest";
import { robotsText, siteMap } from "../../../infra/site/crawler-files.ts";

const origin = "https://tsuzuku.test";

describe("robots.txt", () => {
  test("keeps programs from calls but for pictures of links, and from pages that are nobody's to read, and names the site map", () => {
    expect(robotsText(origin)).toBe(
      `User-agent: *
Disallow: /api/
Allow: /api/card/
Disallow: /accounts/login
Disallow: /accounts/logout
Disallow: /choose-username
Disallow: /create-blog
Disallow: /diary
Disallow: /settings
Allow: /

Sitemap: https://tsuzuku.test/sitemap.xml
`,
    );
  });
});

describe("sitemap.xml", () => {
  test("lists the pages that everybody may read, whole addresses", () => {
    const found = Array.from(siteMap(origin).matchAll(/<loc>(.*?)<\/loc>/g), ([, at]) => at);
    expect(found).toEqual([
      "https://tsuzuku.test/",
      "https://tsuzuku.test/tos",
      "https://tsuzuku.test/privacy",
      "https://tsuzuku.test/credits",
      "https://tsuzuku.test/anime",
      "https://tsuzuku.test/manga",
      "https://tsuzuku.test/top-users",
      "https://tsuzuku.test/ranking-lists",
      "https://tsuzuku.test/calendar",
      "https://tsuzuku.test/season",
    ]);
  });
});
