import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { dayAround, latestYear } from "../../functions/airing/day.ts";
import { airedEpisodes, lastAiring, nextAiring, type OnAir } from "../../functions/airing/aired.ts";
import {
  episodesBetween,
  episodesBy,
  lastAiringMs,
  nextAiringMs,
  type Broadcast,
} from "../../functions/airing/episodes.ts";

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

describe("how many episodes are out", () => {
  const exceptions = fc.array(
    fc.record({ skip: fc.nat(120).map((week) => new Date(at("2026-10-04") + week * 7 * day)) }),
    { maxLength: 6 },
  );
  const broadcasts = fc.record({
    rule: fc.constantFrom(
      sundays.rule,
      { ...sundays.rule, everyDays: 1 },
      { ...sundays.rule, everyDays: 14 },
    ),
    exceptions: exceptions.map((weeks) =>
      weeks.map(({ skip }) => ({ skip: skip.toISOString().slice(0, 10) })),
    ),
    total: fc.option(fc.integer({ min: 1, max: 60 })),
    lastDay: fc.constantFrom(null, "2026-11-01", "2027-02", "2028"),
  });
  const moments = fc.nat(900 * 24).map((hours) => at("2026-08-01") + hours * hour);

  test("is the number of the latest that has aired, and never more than the total", () => {
    fc.assert(
      fc.property(broadcasts, moments, (broadcast, now) => {
        const aired = episodesBetween(broadcast, 0, now + 1);
        expect(episodesBy(broadcast, now)).toBe(aired.at(-1)?.episode ?? 0);
        expect(episodesBy(broadcast, now)).toBeLessThanOrEqual(broadcast.total ?? Infinity);
      }),
    );
  });

  test("never falls as time goes on", () => {
    fc.assert(
      fc.property(broadcasts, moments, moments, (broadcast, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)];
        expect(episodesBy(broadcast, before)).toBeLessThanOrEqual(episodesBy(broadcast, after));
      }),
    );
  });

  test("goes on with the first that airs after now", () => {
    fc.assert(
      fc.property(broadcasts, moments, (broadcast, now) => {
        const [next] = episodesBetween(broadcast, now + 1, at("2030-01-01"));
        expect(nextAiringMs(broadcast, now)).toBe(next?.atMs ?? null);
      }),
    );
  });

  test("the latest is told with its time, as long as it may still be news", () => {
    fc.assert(
      fc.property(broadcasts, moments, (broadcast, now) => {
        const latest = episodesBetween(broadcast, 0, now + 1).at(-1);
        const told = lastAiringMs(broadcast, now);
        const isRecent = latest !== undefined && now - latest.atMs < 14 * day;
        if (isRecent || told !== null) expect(told).toBe(latest?.atMs);
        expect(told ?? now).toBeLessThanOrEqual(now);
      }),
    );
  });

  const show: OnAir = {
    id: 1,
    status: "Currently Airing",
    from: "2026-10-04",
    to: null,
    total: null,
    broadcast: sundays.rule,
  };

  test("counts an episode from the minute on that it airs", () => {
    const second = at("2026-10-11T14:00:00Z");
    expect([second - 1, second].map((now) => airedEpisodes(show, now))).toEqual([1, 2]);
    expect(airedEpisodes(show, at("2026-10-01"))).toBe(0);
  });

  test("tells when the next one airs, of a show that is to come as well", () => {
    const second = at("2026-10-11T14:00:00Z");
    expect(nextAiring(show, second - 1)).toBe(second);
    expect(nextAiring(show, second)).toBe(second + 7 * day);
    const toCome = { ...show, status: "Not yet aired" };
    expect(nextAiring(toCome, at("2026-09-01"))).toBe(at(sundays.rule.start));
    expect(nextAiring({ ...show, broadcast: null }, second)).toBeNull();
    expect(nextAiring({ ...show, status: "Finished Airing" }, second)).toBeNull();
    expect(nextAiring({ ...show, total: 2 }, second)).toBeNull();
  });

  test("tells when the latest came, from the minute on that it airs", () => {
    const second = at("2026-10-11T14:00:00Z");
    expect(lastAiring(show, second - 1)).toBe(second - 7 * day);
    expect(lastAiring(show, second)).toBe(second);
    expect(lastAiring({ ...show, total: 1 }, second)).toBe(second - 7 * day);
    expect(lastAiring(show, at("2026-10-01"))).toBeNull();
    const skipping = { ...sundays, exceptions: [{ skip: "2026-10-11" }] };
    expect(lastAiringMs(skipping, second + 3 * day)).toBe(second - 7 * day);
    expect(lastAiring({ ...show, status: "Finished Airing" }, second)).toBeNull();
  });

  test("is not told of what has ended, nor of what airs nobody knows when", () => {
    const now = at("2026-11-23");
    expect(airedEpisodes({ ...show, status: "Finished Airing" }, now)).toBeNull();
    expect(airedEpisodes({ ...show, status: "Publishing", broadcast: null }, now)).toBeNull();
    expect(airedEpisodes({ ...show, broadcast: null }, now)).toBeNull();
    // The slot of a second part, whose first nobody counted.
    expect(airedEpisodes({ ...show, from: "2024-04-07" }, now)).toBeNull();
  });

  test("is none of what is to come, until the day of its start", () => {
    const toCome = { ...show, status: "Not yet aired", broadcast: null };
    const now = at("2026-11-23");
    for (const from of ["2026-12-11", "2027", null]) {
      expect(airedEpisodes({ ...toCome, from }, now)).toBe(0);
    }
    for (const from of ["2026-11-23", "2026"]) {
      expect(airedEpisodes({ ...toCome, from }, now)).toBeNull();
    }
  });
});

describe("the viewer's day", () => {
  test("is the UTC day without a zone, or with one that does not exist", () => {
    const utc = {
      first: "2026-11-21",
      fromMs: at("2026-11-21T00:00:00Z"),
      toMs: at("2026-11-22T00:00:00Z"),
    };
    expect(dayAround(at("2026-11-21T13:00:00Z"), undefined)).toEqual(utc);
    expect(dayAround(at("2026-11-21T13:00:00Z"), "Mars/Olympus")).toEqual(utc);
  });

  test("begins at the zone's midnight", () => {
    expect(dayAround(at("2026-11-21T16:00:00Z"), "Asia/Tokyo")).toEqual({
      first: "2026-11-22",
      fromMs: at("2026-11-21T15:00:00Z"),
      toMs: at("2026-11-22T15:00:00Z"),
    });
  });

  test("begins and ends years, and without a zone a year has begun where it begins first", () => {
    const eve = at("2026-12-31T23:00:00Z");
    expect(latestYear(eve, "Asia/Tokyo")).toBe(2027);
    expect(latestYear(eve, "America/New_York")).toBe(2026);
    expect(latestYear(at("2026-12-31T09:59:59Z"), undefined)).toBe(2026);
    expect(latestYear(at("2026-12-31T10:00:00Z"), undefined)).toBe(2027);
  });

  test("is 23 or 25 hours long when the clock is changed", () => {
    const spring = dayAround(at("2026-03-29T10:00:00Z"), "Europe/Berlin");
    const autumn = dayAround(at("2026-10-25T10:00:00Z"), "Europe/Berlin");
    expect((spring.toMs - spring.fromMs) / hour).toBe(23);
    expect((autumn.toMs - autumn.fromMs) / hour).toBe(25);
  });
});
