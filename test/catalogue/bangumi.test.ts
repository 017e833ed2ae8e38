import { describe, expect, it, test } from "vitest";
import { bangumiTitles } from "../../catalogue/sources/bangumi.ts";

const now = new Date("2026-11-21T00:00:00Z");

const item = (malId: number, facts: Record<string, unknown>) => ({
  title: "題",
  titleTranslate: { "zh-Hans": ["中文"] },
  type: "tv",
  lang: "ja",
  officialSite: "",
  begin: "2026-10-03T15:30:00.000Z",
  end: "",
  broadcast: "R/2026-10-03T15:30:00.000Z/P7D",
  sites: [
    { site: "bangumi", id: "1" },
    { site: "mal", id: String(malId) },
  ],
  ...facts,
});

const titles = (...items: unknown[]) => bangumiTitles({ siteMeta: {}, items }, now);

describe("bangumi-data", () => {
  it("gives names, dates as in Japan, season and slot", () => {
    const [title] = titles(
      item(7, { title: "夜の道", titleTranslate: { en: ["Night Road", "Night Path"] } }),
    );
    expect(title).toMatchObject({
      id: 7,
      title: "Night Road",
      english: "Night Road",
      japanese: "夜の道",
      synonyms: ["Night Path"],
      type: "tv",
      status: "Currently Airing",
      season: "fall",
      year: 2026,
      from: "2026-10-04",
      to: null,
      broadcast: { start: "2026-10-03T15:30:00.000Z", everyDays: 7 },
      sources: ["bangumi-data"],
    });
  });

  it("uses the native name where there is no Latin one", () => {
    expect(titles(item(7, {}))[0]).toMatchObject({ title: "題", japanese: "題", english: null });
    expect(titles(item(7, { title: "CLANNAD" }))[0]).toMatchObject({
      title: "CLANNAD",
      english: null,
    });
  });

  it("counts late December to the winter season", () => {
    const [title] = titles(
      item(7, { begin: "2022-12-28T15:00:00.000Z", end: "2023-03-20T15:00:00.000Z" }),
    );
    expect(title).toMatchObject({
      season: "winter",
      year: 2023,
      status: "Finished Airing",
      broadcast: null,
    });
  });

  it("has no season for anything but television", () => {
    expect(titles(item(7, { type: "web" }))[0]).toMatchObject({
      type: "ona",
      season: null,
      year: 2026,
    });
  });

  it("takes a show without an end for ended after half a year, unless it never ends", () => {
    const newest = item(1, { begin: "2026-04-29T00:00:00.000Z" });
    const spring = item(2, { begin: "2026-04-03T00:00:00.000Z" });
    const endless = item(3, { begin: "1969-10-05T00:00:00.000Z" });
    const future = item(4, { begin: "2027-01-01T00:00:00.000Z" });
    expect(titles(newest, spring, endless).map(({ status }) => status)).toEqual([
      "Finished Airing",
      "Finished Airing",
      "Currently Airing",
    ]);
    expect(titles(future)[0]?.status).toBe("Not yet aired");
  });

  it("joins the parts of a title, and uses the slot of the last", () => {
    const first = item(21, {
      title: "長い",
      begin: "1999-10-20T10:00:00.000Z",
      end: "2025-12-28T14:15:00.000Z",
    });
    const second = item(21, {
      title: "長い 続",
      begin: "2026-04-05T14:15:00.000Z",
      broadcast: "R/2026-04-05T14:15:00.000Z/P7D",
    });
    const joined = titles(second, first);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({
      title: "長い",
      synonyms: ["長い 続"],
      from: "1999-10-20",
      to: null,
      status: "Currently Airing",
      broadcast: { start: "2026-04-05T14:15:00.000Z", everyDays: 7 },
    });
  });

  it("leaves out what has no MyAnimeList id, or only a name in a language of elsewhere", () => {
    const unknown = item(1, { sites: [{ site: "bangumi", id: "5" }] });
    const chinese = item(2, { lang: "zh-Hans" });
    const translated = item(3, { lang: "zh-Hans", titleTranslate: { en: ["Fog Hill"] } });
    expect(titles(unknown, chinese, translated, { broken: true })).toMatchObject([
      { id: 3, title: "Fog Hill", japanese: null },
    ]);
  });

  it("ignores slots that do not repeat in whole days", () => {
    expect(
      titles(item(7, { broadcast: "R/2026-10-03T15:30:00.000Z/P1M" }))[0]?.broadcast,
    ).toBeNull();
    expect(
      titles(item(7, { broadcast: "R/2026-10-03T15:30:00.000Z/P0D" }))[0]?.broadcast,
    ).toBeNull();
  });
});

test("names where an anime can be watched: each address once, what is limited to regions last", () => {
  const [title] = bangumiTitles(
    {
      siteMeta: {
        far: {
          title: "Far",
          urlTemplate: "https://far.example/{{id}}",
          regions: ["JP"],
          type: "onair",
        },
        near: { title: "Near", urlTemplate: "https://near.example/{{id}}", type: "onair" },
        odd: { title: "Odd", urlTemplate: "javascript:{{id}}", type: "onair" },
        files: { title: "Files", urlTemplate: "https://files.example/{{id}}", type: "resource" },
      },
      items: [
        {
          ...item(7, {}),
          officialSite: "https://show.example/",
          sites: [
            { site: "mal", id: "7" },
            { site: "far", id: "1" },
            { site: "far", id: "1" },
            { site: "near", id: "2" },
            { site: "odd", id: "alert(1)" },
            { site: "files", id: "3" },
            { site: "toString", id: "4" },
          ],
        },
      ],
    },
    now,
  );
  expect(title).toMatchObject({
    officialSite: "https://show.example/",
    streams: [
      { name: "Near", url: "https://near.example/2", regions: [] },
      { name: "Far", url: "https://far.example/1", regions: ["JP"] },
    ],
  });
});
