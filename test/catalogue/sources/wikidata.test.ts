import { describe, expect, it } from "vitest";
import { mergeTitles } from "../../../catalogue/sources/merge.ts";
import { blankTitle } from "../../../catalogue/title.ts";
import { read } from "./read.ts";

const cell = (value: string) => ({ type: "literal", value });
const bindings = (...rows: Record<string, string>[]) =>
  JSON.stringify({
    head: { vars: ["item", "animeId", "mangaId", "english", "japanese"] },
    results: {
      bindings: rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)])),
      ),
    },
  });

describe("an extract of Wikidata", () => {
  const kawa = {
    item: "http://www.wikidata.org/entity/Q900000001",
    mangaId: "900002",
    english: "River",
    japanese: "川",
    volumes: "5",
    from: "2001-03-01T00:00:00Z",
    fromPrecision: "10",
    to: "2003-01-01T00:00:00Z",
    toPrecision: "9",
  };

  it("may be JSON", async () => {
    const { source, titles, isWhole } = await read("query.json", bindings(kawa));
    expect([source, isWhole]).toEqual(["wikidata", true]);
    expect(titles[0]).toMatchObject({
      kind: "manga",
      id: 900_002,
      title: "River",
      english: "River",
      japanese: "川",
      total: null,
      volumes: 5,
      from: "2001-03",
      to: "2003",
    });
  });

  it("may be CSV", async () => {
    const columns = Object.keys(kawa);
    const text = `${columns.join(",")}\r\n${Object.values(kawa).join(",")}\r\n`;
    const { source, titles } = await read("query.csv", text);
    expect(source).toBe("wikidata");
    expect(titles).toEqual((await read("query.json", bindings(kawa))).titles);
  });

  it("says nothing where an item says two things, or stands for several titles", async () => {
    const item = "http://www.wikidata.org/entity/Q900000002";
    const series = { item, animeId: "900007", english: "Series" };
    const { titles, rejected } = await read(
      "query.json",
      bindings(
        { ...kawa, volumes: "6" },
        { ...kawa, from: "2000-05-06T00:00:00Z", fromPrecision: "11" },
        series,
        { ...series, animeId: "900008" },
        { ...series, item: `${item}1`, mangaId: "900009", english: "Both" },
        { ...series, item: `${item}2`, animeId: "", english: "None" },
        { english: "No item" },
      ),
    );
    expect(titles).toHaveLength(1);
    expect(titles[0]).toMatchObject({ volumes: null, from: "2000-05-06" });
    expect(rejected.rows).toEqual([
      { row: 7, name: undefined, reason: "unreadable" },
      { row: 3, name: "Series", reason: "several" },
      { row: 5, name: "Both", reason: "several" },
      { row: 6, name: "None", reason: "idless" },
    ]);
  });

  it("knows of a date without its precision the year alone", async () => {
    const vague = { ...kawa, fromPrecision: "" };
    expect((await read("q", bindings(vague))).titles[0]).toMatchObject({ from: "2001" });
  });

  it("never takes what our own facts say away", async () => {
    const own = [
      { ...blankTitle("manga", 900_002, "Kawa"), japanese: "川", volumes: 5, sources: ["own"] },
    ];
    const { titles } = await read("q", bindings({ ...kawa, english: "Stream", volumes: "9" }));
    expect(mergeTitles(own, titles)[0]).toMatchObject({
      title: "Kawa",
      english: "Stream",
      volumes: 5,
    });
  });
});
