import { describe, expect, test } from "vitest";
import {
  notListed,
  packEvents,
  timeOf,
  unpackEvent,
  type By,
  type DiaryState,
} from "../../../functions/diary-events/event.ts";
import { inOrder, replayed, rolledBack } from "../../../functions/diary-events/replay.ts";
import {
  hasRoom,
  monthAfter,
  monthOf,
  nearParts,
  ridingAfter,
} from "../../../functions/diary-events/room.ts";
import * as limits from "../../../shared/limits.ts";
import { fc } from "../../support/properties.ts";

const bys: readonly By[] = ["tap", "import", "undo", "undone_import", "chat", "app", "pick_up"];
const count = fc.integer({ min: 0, max: limits.progressMaximum });
const standing = fc.record({ status: fc.constantFrom("P", "W", "C"), progress: count });
const listed: fc.Arbitrary<DiaryState> = fc.record({
  standing,
  score: fc.option(fc.integer({ min: 1, max: 100 })),
  run: fc.option(count),
  repeats: count,
});
const state = fc.oneof(fc.constant(notListed), listed);
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2100, 0, 1) });

const bytes = (text: string): number => Buffer.byteLength(text);

describe("an event", () => {
  test("of anything that can happen is at most 25 bytes a text, and says all of it", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...bys), state, state, (atMs, by, before, after) => {
        const packed = packEvents(atMs, by, before, after);
        expect(Math.max(0, ...packed.map(bytes))).toBeLessThanOrEqual(25);
        const events = inOrder(packed);
        expect(replayed(events, before)).toEqual(after);
        expect(rolledBack(events, after)).toEqual(before);
        for (const event of events) expect(event).toMatchObject({ atMs, by });
        expect(packed.map(timeOf)).toEqual(packed.map(() => atMs));
      }),
      { numRuns: 2000 },
    );
  });

  test("is one text but for what hardly anybody does at once", () => {
    const before = { ...notListed, standing: { status: "W", progress: 1122 } } as const;
    const after = { ...before, standing: { status: "C", progress: 1123 }, score: 85 } as const;
    expect(packEvents(Date.UTC(2026, 10, 27, 21, 40), "tap", before, after)).toEqual([
      "2s4yy6iotWv6>Cv7S>2d",
    ]);
    const added = packEvents(Date.UTC(2026, 10, 27), "import", notListed, {
      standing: { status: "C", progress: 12 },
      score: 80,
      run: null,
      repeats: 0,
    });
    expect(added.map((text) => text.slice(8))).toEqual(["i>CcS>28"]);
  });

  test("is none where nothing of it is different", () => {
    fc.assert(
      fc.property(state, (same) => {
        expect(packEvents(Date.UTC(2026, 0, 1), "tap", same, { ...same })).toEqual([]);
      }),
    );
  });

  test("of a later release is left out", () => {
    const [packed = ""] = packEvents(Date.UTC(2026, 0, 1), "tap", notListed, {
      ...notListed,
      standing: { status: "P", progress: 0 },
    });
    expect(unpackEvent(packed)).toBeDefined();
    expect(unpackEvent(`${packed}Z1>2`)).toBeUndefined();
    expect(unpackEvent(packed.replace("t>", "z>"))).toBeUndefined();
    expect(inOrder([packed, `${packed}Z1>2`])).toHaveLength(1);
  });
});

describe("events in their order", () => {
  const shelved = (progress: number): DiaryState => ({
    ...notListed,
    standing: { status: "W", progress },
  });
  const beginMs = Date.UTC(2026, 0, 1);
  const event = (ms: number, before: DiaryState, after: DiaryState): string[] =>
    packEvents(beginMs + ms, "tap", before, after);

  test("are those of one clock by their times", () => {
    const packed = [...event(0, notListed, shelved(1)), ...event(9, shelved(1), shelved(2))];
    expect(inOrder(packed.toReversed()).map(({ atMs }) => atMs - beginMs)).toEqual([0, 9]);
  });

  test("follow one another, where what was added again has the time of a clock that is behind", () => {
    const packed = [
      ...event(0, notListed, shelved(8)),
      ...event(20, shelved(8), notListed),
      ...event(9, notListed, shelved(3)),
      ...event(40, shelved(3), shelved(4)),
    ];
    const events = inOrder(packed);
    expect(events.map(({ atMs }) => atMs - beginMs)).toEqual([0, 20, 9, 40]);
    expect(replayed(events)).toEqual(shelved(4));
    expect(rolledBack(events, shelved(4))).toEqual(notListed);
  });

  test("and where nothing of before is told", () => {
    const packed = [
      ...event(20, shelved(8), notListed),
      ...event(9, notListed, shelved(3)),
      ...event(40, shelved(3), shelved(4)),
    ];
    expect(inOrder(packed).map(({ atMs }) => atMs - beginMs)).toEqual([20, 9, 40]);
  });

  const scored = (progress: number, score: number): DiaryState => ({ ...shelved(progress), score });

  test.each<readonly [what: string, packed: readonly string[][]]>([
    [
      "that begin in mid-story",
      [
        event(0, scored(3, 80), scored(4, 80)),
        event(1, scored(4, 80), scored(4, 90)),
        event(2, scored(4, 90), scored(5, 90)),
      ],
    ],
    [
      "with a gap",
      [
        event(0, notListed, shelved(1)),
        event(1, shelved(5), shelved(6)),
        event(2, shelved(6), shelved(1)),
        event(3, shelved(1), shelved(2)),
      ],
    ],
    [
      "of a title that is taken off and added",
      [
        event(0, notListed, shelved(3)),
        event(1, shelved(3), shelved(8)),
        event(2, shelved(8), notListed),
        event(3, notListed, shelved(8)),
        event(4, shelved(8), notListed),
      ],
    ],
    [
      "that are far apart",
      [
        event(0, notListed, shelved(8)),
        event(1, notListed, shelved(3)),
        event(100_000, shelved(8), notListed),
      ],
    ],
  ])("are left as their times say: those %s", (_what, packed) => {
    const times = inOrder(packed.flat().toReversed()).map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});

const stepAt = (atMs: number): string =>
  packEvents(
    atMs,
    "tap",
    { ...notListed, standing: { status: "W", progress: 1 } },
    { ...notListed, standing: { status: "W", progress: 2 } },
  )[0] ?? "";

describe("events ride together", () => {
  const times = fc
    .array(fc.integer({ min: 0, max: 200 * 86_400_000 }), { maxLength: 40 })
    .map((gaps) => {
      let atMs = Date.UTC(2026, 0, 1);
      return gaps.map((gap) => (atMs += gap + 1));
    });

  test("at most eight, and not for longer than four months of the calendar", () => {
    fc.assert(
      fc.property(times, (all) => {
        let riding: readonly string[] = [];
        const archived: string[][] = [];
        for (const event of all.map(stepAt)) {
          if (!hasRoom(riding, [event])) archived.push(...nearParts(riding));
          riding = ridingAfter(riding, [event]);
          expect(riding.length).toBeLessThanOrEqual(8);
        }
        for (const part of [...archived, riding]) {
          const [first = 0, last = 0] = [part[0], part.at(-1)].map((one) => one && timeOf(one));
          if (part.length > 0)
            expect(monthOf(Number(last)) <= monthAfter(monthOf(Number(first)), 3)).toBe(true);
        }
        expect([...archived.flat(), ...riding]).toEqual(all.map(stepAt));
        // Eight together where they are near, else as many as are.
        expect(archived.filter((part) => part.length > 8)).toEqual([]);
      }),
    );
  });

  test("in months that go on over the end of a year", () => {
    expect(monthAfter("2026-11", 3)).toBe("2027-02");
    expect(monthAfter("2027-02", -3)).toBe("2026-11");
    const late = stepAt(Date.UTC(2026, 10, 30));
    expect(hasRoom([late], [stepAt(Date.UTC(2027, 1, 28))])).toBe(true);
    expect(hasRoom([late], [stepAt(Date.UTC(2027, 2, 1))])).toBe(false);
  });

  test("none once no diary is kept", () => {
    expect(ridingAfter([stepAt(Date.UTC(2026, 0, 1))], undefined)).toEqual([]);
  });
});
