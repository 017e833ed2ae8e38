import { fc } from "../../support/properties.ts";
import { describe, expect, test } from "vitest";
import {
  completedEntry,
  nextEntry,
  type EntryState,
} from "../../../functions/tracking/next-entry.ts";
import { statusFor } from "../../../shared/entries/entry.ts";
import { ApiError } from "../../../shared/errors.ts";
import { kindRules, kinds, type Kind } from "../../../shared/kind.ts";

const kind = fc.constantFrom<Kind>(...kinds);
const progress = fc.nat({ max: 300 });
const total = fc.integer({ min: 1, max: 300 });

/** Any entry there may be already, also none. */
const current = (kind: Kind): fc.Arbitrary<EntryState | undefined> =>
  fc.option(fc.record({ status: fc.constantFrom(...kindRules[kind].statuses), progress }), {
    nil: undefined,
  });
const kindAndCurrent = kind.chain((kind) => fc.tuple(fc.constant(kind), current(kind)));
const anyStatus = fc.option(
  fc.constantFrom("PLANNED", "watching", "READING", "COMPLETED", "nonsense"),
);

describe("with a known total", () => {
  test("progress alone decides the status; a posted one is ignored", () => {
    fc.assert(
      fc.property(
        kindAndCurrent,
        total,
        progress,
        anyStatus,
        ([kind, current], total, count, status) => {
          const progress = count % (total + 1);
          expect(nextEntry(kind, total, current, { progress, status })).toEqual({
            progress,
            status: statusFor(kind, progress, total),
          });
        },
      ),
    );
  });

  test("what was stored before makes no difference", () => {
    fc.assert(
      fc.property(kindAndCurrent, total, progress, ([kind, current], total, count) => {
        const change = { progress: count % (total + 1) };
        expect(nextEntry(kind, total, current, change)).toEqual(
          nextEntry(kind, total, undefined, change),
        );
      }),
    );
  });
});

describe("with an unknown total", () => {
  test("a posted status is stored, in whatever case it was written", () => {
    fc.assert(
      fc.property(kindAndCurrent, progress, fc.boolean(), ([kind, current], count, isLower) => {
        for (const status of kindRules[kind].statuses) {
          const posted = isLower ? status.toLowerCase() : status;
          const next = nextEntry(kind, null, current, { progress: count + 1, status: posted });
          expect(next).toEqual({ progress: count + 1, status });
        }
      }),
    );
  });

  test("a status of the other kind, or none at all, is refused by name", () => {
    const save = (kind: Kind, status: string) => () =>
      nextEntry(kind, null, undefined, { progress: 1, status });
    expect(save("anime", "READING")).toThrow('There is no status "READING".');
    expect(save("manga", "WATCHING")).toThrow('There is no status "WATCHING".');
    expect(save("manga", "finished")).toThrow(ApiError);
  });

  test("without a status 0 is planned and everything else active", () => {
    fc.assert(
      fc.property(kindAndCurrent, progress, ([kind, current], progress) => {
        const expected = progress === 0 ? "PLANNED" : kindRules[kind].active;
        expect(nextEntry(kind, null, current, { progress })).toEqual({
          progress,
          status: expected,
        });
      }),
    );
  });

  test("a manga's status button sends 0 chapters and keeps the stored count", () => {
    fc.assert(
      fc.property(current("manga"), (current) => {
        const next = nextEntry("manga", null, current, { progress: 0, status: "COMPLETED" });
        expect(next).toEqual({ progress: current?.progress ?? 0, status: "COMPLETED" });
      }),
    );
  });

  test("an anime's 0 is a 0", () => {
    const current = { status: "WATCHING", progress: 7 } as const;
    expect(nextEntry("anime", null, current, { progress: 0, status: "WATCHING" })).toEqual({
      progress: 0,
      status: "WATCHING",
    });
  });
});

test("saving the same change twice is saving it once", () => {
  fc.assert(
    fc.property(
      kindAndCurrent,
      fc.option(total, { nil: null }),
      progress,
      ([kind, current], total, count) => {
        const change = {
          progress: total === null ? count : count % (total + 1),
          status: kindRules[kind].active,
        };
        const once = nextEntry(kind, total, current, change);
        expect(nextEntry(kind, total, once, change)).toEqual(once);
      },
    ),
  );
});

describe("a change that only raises", () => {
  const raising = fc.tuple(kindAndCurrent, fc.option(total, { nil: null }), progress, fc.boolean());
  const changeOf = (kind: Kind, total: number | null, count: number, hasStatus: boolean) => ({
    progress: total === null ? count : count % (total + 1),
    ...(hasStatus && { status: kindRules[kind].active }),
    raiseOnly: true,
  });

  test("ends at the further of what is stored and what is posted, however often it is sent", () => {
    fc.assert(
      fc.property(raising, ([[kind, current], total, count, hasStatus]) => {
        const change = changeOf(kind, total, count, hasStatus);
        const once = nextEntry(kind, total, current, change);
        expect(once.progress).toBe(Math.max(current?.progress ?? 0, change.progress));
        expect(nextEntry(kind, total, once, change)).toEqual(once);
      }),
    );
  });

  test("leaves an entry that is further just as it is, and one of unknown length completed", () => {
    fc.assert(
      fc.property(raising, ([[kind, current], total, count, hasStatus]) => {
        const change = changeOf(kind, total, count, hasStatus);
        const next = nextEntry(kind, total, current, change);
        if (current !== undefined && current.progress > change.progress) {
          expect(next).toEqual(current);
        } else if (total === null && current?.status === "COMPLETED") {
          expect(next.status).toBe("COMPLETED");
        } else {
          expect(next).toEqual(nextEntry(kind, total, current, { ...change, raiseOnly: false }));
        }
      }),
    );
  });
});

test("quick add completes with all that is known, and a second one changes nothing", () => {
  fc.assert(
    fc.property(kindAndCurrent, fc.option(total, { nil: null }), ([, current], total) => {
      const once = completedEntry({ total, aired: null }, current);
      expect(once).toEqual({ status: "COMPLETED", progress: total ?? current?.progress ?? 0 });
      expect(completedEntry({ total, aired: null }, once)).toEqual(once);
    }),
  );
});

test("quick add of what has not begun takes nothing back", () => {
  const before = { status: "WATCHING", progress: 0 } as const;
  expect(completedEntry({ total: null, aired: 0 }, before)).toEqual(before);
});

test("quick add of what airs without an end in sight makes it watched so far, and takes nothing back", () => {
  fc.assert(
    fc.property(kindAndCurrent, fc.nat(2000), ([, current], aired) => {
      const once = completedEntry({ total: null, aired }, current);
      expect(once.progress).toBe(Math.max(aired, current?.progress ?? 0));
      if (current?.status === "COMPLETED") expect(once.status).toBe("COMPLETED");
      else expect(once.status).toBe(once.progress === 0 ? "PLANNED" : "WATCHING");
      expect(completedEntry({ total: null, aired }, once)).toEqual(once);
    }),
  );
});
