import { expect, test } from "vitest";
import { firstTerm, nextTerm } from "../../../functions/table/people/session-term.ts";
import { fc } from "../../support/properties.ts";

const day = 86_400;
const began = 1_800_000_000;

/** The days on which a session is used, each after the one before, in fractions of a day. */
const uses = fc.array(fc.double({ min: 0.01, max: 40, noNaN: true }), { maxLength: 400 });

/** What becomes of a session that is used after pauses of so many days: when, and until when it was good. */
function live(pauses: readonly number[]) {
  let [now, term] = [began, firstTerm(began)];
  const drawn: number[] = [];
  for (const pause of pauses) {
    now += Math.round(pause * day);
    if (now >= term.endsAt) return { endedAt: term.endsAt, drawn, isOver: true };
    const next = nextTerm(term, now);
    if (next === undefined) continue;
    drawn.push(now);
    term = next;
  }
  return { endedAt: term.endsAt, drawn, isOver: false };
}

test("a session ends thirty days after it was renewed last, and 180 after the sign-in at the latest", () => {
  fc.assert(
    fc.property(uses, (pauses) => {
      const { endedAt, drawn } = live(pauses);
      const last = drawn.at(-1) ?? began;
      expect(endedAt).toBe(Math.min(last + 30 * day, began + 180 * day));
    }),
  );
});

test("a session that is used every few days lasts until then", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 28, noNaN: true }), (pause) => {
      const { endedAt } = live(Array.from({ length: Math.ceil(180 / pause) }, () => pause));
      expect(endedAt).toBe(began + 180 * day);
    }),
  );
});

test("no two tokens of a session are drawn within a day", () => {
  fc.assert(
    fc.property(uses, (pauses) => {
      const { drawn } = live(pauses);
      for (const [at, each] of drawn.entries()) {
        expect(each - (drawn[at - 1] ?? began)).toBeGreaterThanOrEqual(day);
      }
    }),
  );
});
