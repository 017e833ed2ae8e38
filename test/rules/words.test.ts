import { describe, expect, test } from "vitest";
import { dateSpan, durationText, ratingText } from "../../functions/catalogue/words.ts";
import { achievements } from "../../shared/achievements.ts";
import { listed } from "../../shared/words/listed.ts";
import { fc } from "../support/properties.ts";

describe("dateSpan", () => {
  test.each([
    ["2023-09-29", "2024-03-22", "Sep 29, 2023 to Mar 22, 2024"],
    ["1999-10-20", null, "Oct 20, 1999 to ?"],
    ["2001-07-20", "2001-07-20", "Jul 20, 2001"],
    ["2009-01", "2021-04", "Jan 2009 to Apr 2021"],
    ["1996", "1996", "1996"],
    ["1996", null, "1996 to ?"],
    [null, "2004-05", "? to May 2004"],
    [null, null, null],
    ["", "", null],
    ["2020-00-00", "2021-13", "2020 to 2021"],
    ["soon", "2021-02-00", "? to Feb 2021"],
  ])("from %s to %s reads %j", (from, to, words) => {
    expect(dateSpan(from, to)).toBe(words);
  });

  test("tells any two days apart and names their years", () => {
    const day = fc
      .date({ min: new Date("1950-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (from, to) => {
        const words = dateSpan(from, to) ?? "";
        expect(words.includes(" to ")).toBe(from !== to);
        expect(words).toContain(from.slice(0, 4));
        expect(words).toContain(to.slice(0, 4));
        expect(new Date(`${words.split(" to ")[0] ?? ""} UTC`).toISOString().slice(0, 10)).toBe(
          from,
        );
      }),
    );
  });
});

describe("durationText", () => {
  test.each([
    [24, 28, "24 min per ep"],
    [24, null, "24 min per ep"],
    [106, 1, "1 hr 46 min"],
    [60, 1, "1 hr"],
    [120, 2, "2 hr per ep"],
    [0, 1, "0 min"],
    [null, 12, null],
  ])("%s minutes of %s episodes read %j", (minutes, episodes, words) => {
    expect(durationText(minutes, episodes)).toBe(words);
  });

  test("loses no minute", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), (minutes) => {
        const words = durationText(minutes, 1) ?? "";
        const hours = Number(/(\d+) hr/.exec(words)?.[1] ?? 0);
        const rest = Number(/(\d+) min/.exec(words)?.[1] ?? 0);
        expect(hours * 60 + rest).toBe(minutes);
      }),
    );
  });
});

test("a rating says what it means; an unknown one stays as it is", () => {
  expect(ratingText("PG-13")).toBe("PG-13 - Teens 13 or older");
  expect(ratingText("Rx")).toBe("Rx - Adult");
  expect(ratingText("FSK 12")).toBe("FSK 12");
  expect(ratingText(null)).toBeNull();
});

describe("what is put into words by hand, for the sake of cold starts, reads as Intl has it", () => {
  test.each([
    ["and", "conjunction"],
    ["or", "disjunction"],
  ] as const)("lists that end with %s", (conjunction, type) => {
    const format = new Intl.ListFormat("en", { type });
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 6 }), (words) => {
        expect(listed(words, conjunction)).toBe(format.format(words));
      }),
    );
  });

  test("goals of achievements", () => {
    const counted = achievements.filter(({ counter }) => counter === "episodes");
    expect(counted.map(({ description }) => description)).toEqual(
      counted.map(({ goal }) => `Watch ${goal.toLocaleString("en-US")} episodes.`),
    );
  });
});
