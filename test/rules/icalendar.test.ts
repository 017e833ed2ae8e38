import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { airingCalendar } from "../../functions/calendar/airing-calendar.ts";
import { calendarText, type CalendarEvent } from "../../functions/calendar/icalendar.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import type { ShelfEntry } from "../../functions/table/entry-item.ts";
import { example } from "../catalogue/titles.ts";
import { fc } from "../support/properties.ts";

/** The events of a calendar, as another project's parser reads them. */
const read = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

const nowMs = Date.parse("2026-03-20T12:00:00Z");

/** Text as a calendar can hold it: one kind of line break, and no control characters. */
const held = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(/(?![\t\n])\p{Cc}/gu, "");

const words = fc.string({ unit: "grapheme", maxLength: 120 });

const anyEvent: fc.Arbitrary<CalendarEvent> = fc.record({
  uid: fc.integer({ min: 1 }).map((id) => `anime-${id}@tsuzuku`),
  startMs: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
  minutes: fc.integer({ min: 1, max: 300 }),
  summary: words,
  description: words,
  url: fc.constant("https://example.org/?anime=1"),
});

describe("a calendar's text", () => {
  test("is read by another project's parser as it was meant, whatever titles are called", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 5 }), words, (events, name) => {
        const text = calendarText(name, "Tsuzuku", events, nowMs);
        const found = read(text);
        expect(
          found.map((event) => ({
            uid: event.uid,
            startMs: event.startDate.toUnixTime() * 1000,
            minutes: event.duration.toSeconds() / 60,
            summary: event.summary,
            description: event.description,
          })),
        ).toEqual(
          events.map(({ uid, startMs, minutes, summary, description }) => ({
            uid,
            startMs,
            minutes,
            summary: held(summary),
            description: held(description),
          })),
        );
      }),
    );
  });

  test("has lines of at most 75 bytes, which end in CR and LF, and cuts no character apart", () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const text = calendarText("name", "Tsuzuku", [event], nowMs);
        expect(text.endsWith("\r\n")).toBe(true);
        for (const line of text.slice(0, -2).split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(text).not.toContain("\ufffd");
      }),
    );
  });
});

describe("somebody's airing calendar", () => {
  const show = (id: number, start: string, total: number | null) =>
    example({
      id,
      title: `Show ${id}`,
      total,
      minutes: 24,
      status: "Currently Airing",
      broadcast: { start, everyDays: 7 },
    });
  const catalogue = openSnapshot(
    writeSnapshot([
      show(1, "2026-01-09T15:00:00Z", 12),
      show(2, "2026-01-10T15:00:00Z", 12),
      example({ id: 3, title: "Without a slot" }),
    ]),
  );
  const entry = (id: number, status: string) => ({ id, status, progress: 0 }) as ShelfEntry;

  test("holds what airs of what they are watching, and nothing else", () => {
    const events = read(
      airingCalendar(
        catalogue,
        [entry(1, "WATCHING"), entry(2, "PLANNED"), entry(3, "WATCHING"), entry(4, "WATCHING")],
        "https://example.org",
        nowMs,
      ),
    );
    // Two weeks back, and on to the last of twelve.
    expect(events.map((event) => event.summary)).toEqual([
      "Show 1 · Episode 9",
      "Show 1 · Episode 10",
      "Show 1 · Episode 11",
      "Show 1 · Episode 12",
    ]);
    expect(events.map((event) => event.uid)).toContain("anime-1-episode-12@tsuzuku");
  });

  test("keeps the slot in Japan when clocks are changed where its reader is", () => {
    // Clocks go forward in Berlin on 29 March 2026, and the slot stays at 15:00 in UTC.
    const [before, after] = read(
      airingCalendar(catalogue, [entry(1, "WATCHING")], "https://example.org", nowMs),
    ).slice(-2);
    const inBerlin = (event: ICAL.Event | undefined) =>
      event?.startDate.toJSDate().toLocaleTimeString("en", {
        timeZone: "Europe/Berlin",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      });
    expect([inBerlin(before), inBerlin(after)]).toEqual(["16:00", "16:00"]);
    const longer = openSnapshot(writeSnapshot([show(1, "2026-01-09T15:00:00Z", 14)]));
    const all = read(airingCalendar(longer, [entry(1, "WATCHING")], "https://example.org", nowMs));
    expect(inBerlin(all.find((event) => event.summary.endsWith("13")))).toBe("17:00");
    for (const event of all) expect(event.startDate.toJSDate().getUTCHours()).toBe(15);
  });
});
