import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { dayAround } from "../../functions/airing/day.ts";
import { episodesBetween, type Broadcast } from "../../functions/airing/episodes.ts";

const hour = 3_600_000;
const day = 24 * hour;
const at = (text: string) => Date.parse(text);

const sundays: Broadcast = {
  rule: { start: "2026-10-04T14:00:00.000Z", everyDays: 7 },
  exceptions: [],
  total: 12,
  lastDay: null,
};

describe("episodes on the air", () => {
  test("the first airing is episode 1, and each period brings the next", () => {
    const all = episodesBetween(sundays, at("2026-09-01"), at("2027-09-01"));
    expect(all.map(({ episode }) => episode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Date(all[1]?.atMs ?? 0).toISOString()).toBe("2026-10-11T14:00:00.000Z");
  });

  test("nothing airs before the start, past the total, or after the last day", () => {
    expect(episodesBetween(sundays, at("2026-01-01"), at("2026-10-04"))).toEqual([]);
    expect(episodesBetween(sundays, at("2026-12-27"), at("2027-12-31"))).toEqual([]);
    const ended = { ...sundays, lastDay: "2026-10-18" };
    expect(episodesBetween(ended, at("2026-10-01"), at("2026-12-01"))).toHaveLength(3);
  });

  test("a skipped week has no episode and the count goes on after it", () => {
    const broadcast = { ...sundays, exceptions: [{ skip: "2026-10-11" }] };
    const weeks = episodesBetween(broadcast, at("2026-10-01"), at("2026-10-26"));
    expect(weeks.map(({ episode }) => episode)).toEqual([1, 2, 3]);
    expect(weeks.map(({ atMs }) => new Date(atMs).getUTCDate())).toEqual([4, 18, 25]);
  });

  test("a new start of the count holds from its day on", () => {
    const broadcast = {
      ...sundays,
      total: null,
      exceptions: [{ from: "2026-10-11", episode: 1156 }],
    };
    const weeks = episodesBetween(broadcast, at("2026-10-01"), at("2026-10-26"));
    expect(weeks.map(({ episode }) => episode)).toEqual([1, 1156, 1157, 1158]);
  });

  test("any span holds exactly the airings of its days, each once", () => {
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: 1, max: 60 }), (offset, days) => {
        const from = at("2026-09-01") + offset * day;
        const whole = episodesBetween(sundays, from, from + days * day);
        const pieces = Array.from({ length: days }, (_, piece) =>
          episodesBetween(sundays, from + piece * day, from + (piece + 1) * day),
        ).flat();
        expect(pieces).toEqual(whole);
      }),
    );
  });
});

describe("the viewer's day", () => {
  test("is the UTC day without a zone, or with one that does not exist", () => {
    const utc = { fromMs: at("2026-11-21T00:00:00Z"), toMs: at("2026-11-22T00:00:00Z") };
    expect(dayAround(at("2026-11-21T13:00:00Z"), undefined)).toEqual(utc);
    expect(dayAround(at("2026-11-21T13:00:00Z"), "Mars/Olympus")).toEqual(utc);
  });

  test("begins at the zone's midnight", () => {
    expect(dayAround(at("2026-11-21T16:00:00Z"), "Asia/Tokyo")).toEqual({
      fromMs: at("2026-11-21T15:00:00Z"),
      toMs: at("2026-11-22T15:00:00Z"),
    });
  });

  test("is 23 or 25 hours long when the clock is changed", () => {
    const spring = dayAround(at("2026-03-29T10:00:00Z"), "Europe/Berlin");
    const autumn = dayAround(at("2026-10-25T10:00:00Z"), "Europe/Berlin");
    expect((spring.toMs - spring.fromMs) / hour).toBe(23);
    expect((autumn.toMs - autumn.fromMs) / hour).toBe(25);
  });
});
