import { describe, expect, it } from "vitest";
import type { Title } from "../../../catalogue/title.ts";
import { searchTitles } from "../../../functions/catalogue/search-titles.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { example } from "../titles.ts";

const after = (id: number): Title["relations"] => [{ kind: "after", id }];
const tv = (id: number, title: string, facts: Partial<Title> = {}) =>
  example({ id, title, english: null, type: "tv", popularity: 100 - id, ...facts });

/** The first title that a search finds. */
function firstFor(titles: readonly Title[], query: string): string | undefined {
  const catalogue = openSnapshot(writeSnapshot(titles));
  const [row] = searchTitles(catalogue, "anime", query);
  return row === undefined ? undefined : catalogue.title(row);
}

describe("a later season is found by its number", () => {
  const series = [
    tv(1, "Lantern Road", { english: "The Road of Lanterns", synonyms: ["lr"] }),
    tv(2, "Lantern Road: Yoake", { relations: after(1) }),
    tv(3, "Lantern Road: Yoake - Shadow", { type: "movie", relations: after(2) }),
    tv(4, "Lantern Road Kanketsu-hen", { relations: after(3) }),
    tv(5, "Lantern Road Kanketsu-hen Part 2", { relations: after(4) }),
    tv(6, "Lantern Road R", { relations: after(5) }),
  ];

  it.each([
    ["lantern road season 2", "Lantern Road: Yoake"],
    ["The Road of Lanterns 2nd season", "Lantern Road: Yoake"],
    ["lr s2", "Lantern Road: Yoake"],
    ["lantern road 3", "Lantern Road Kanketsu-hen"],
    ["lantern road iii", "Lantern Road Kanketsu-hen"],
    ["lantern road s4", "Lantern Road R"],
    ["lantern road season two", "Lantern Road: Yoake"],
    ["the second season of lantern road", "Lantern Road: Yoake"],
    ["season 3 of lantern road", "Lantern Road Kanketsu-hen"],
    ["lantern road season 3 part 2", "Lantern Road Kanketsu-hen Part 2"],
    ["lr s3 part two", "Lantern Road Kanketsu-hen Part 2"],
    ["lantern road season 9", "Lantern Road"],
  ])("%s", (query, found) => {
    expect(firstFor(series, query)).toBe(found);
  });

  it("which is the one that it says itself, and no other's", () => {
    const titles = [
      tv(1, "Tidewater"),
      tv(2, "Tidewater: Zero", { relations: after(1) }),
      tv(3, "Tidewater 2nd Season", { relations: after(2) }),
      tv(4, "Tidewater: Last Wave", { relations: after(3) }),
      tv(5, "Tidewater: Last Wave 2nd Season", { relations: after(4), synonyms: ["Tidewater 4"] }),
    ];
    expect(firstFor(titles, "tidewater season 2")).toBe("Tidewater 2nd Season");
    expect(firstFor(titles, "tidewater season 3")).toBe("Tidewater: Last Wave");
    expect(firstFor(titles, "tidewater season 4")).toBe("Tidewater: Last Wave 2nd Season");
  });

  it("which counts from the first series: a film before it is no season", () => {
    const titles = [
      tv(1, "Glasshouse Prologue", { type: "ova" }),
      tv(2, "Glasshouse", { relations: after(1) }),
      tv(3, "Glasshouse: Aki", { relations: after(2) }),
    ];
    expect(firstFor(titles, "glasshouse season 2")).toBe("Glasshouse: Aki");
  });

  it("and a number that belongs to the name is none", () => {
    const titles = [
      tv(1, "Area 7"),
      tv(2, "Area 0", { relations: after(1) }),
      tv(3, "Area Part 5: Gold", { relations: after(2) }),
    ];
    expect(firstFor(titles, "area 7 season 2")).toBe("Area 0");
    expect(firstFor(titles, "area 7 season 3")).toBe("Area Part 5: Gold");
  });
});
