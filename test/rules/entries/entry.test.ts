import { fc } from "../../support/properties.ts";
import { describe, expect, test } from "vitest";
import { checkProgress, statusFor } from "../../../shared/entries/entry.ts";
import { kindRules, kinds, type Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";

const kind = fc.constantFrom<Kind>(...kinds);
const knownTotal = fc.integer({ min: 1, max: 5000 });
const total = fc.option(knownTotal, { nil: null });

describe("checkProgress", () => {
  test("takes every whole number from 0 to the total, as a number or as its digits", () => {
    fc.assert(
      fc.property(
        kind,
        knownTotal,
        fc.nat({ max: 5000 }),
        fc.boolean(),
        (kind, most, count, asText) => {
          const progress = count % (most + 1);
          const value = asText ? String(progress) : progress;
          expect(checkProgress(kind, value, most)).toEqual({ ok: true, progress });
        },
      ),
    );
  });

  test("refuses more than the total and falls back to the total", () => {
    fc.assert(
      fc.property(kind, knownTotal, fc.integer({ min: 1, max: 1_000_000 }), (kind, most, more) => {
        expect(checkProgress(kind, most + more, most)).toEqual({
          ok: false,
          message: `Cannot exceed total ${kindRules[kind].units} (${most})`,
          clamped: most,
        });
      }),
    );
  });

  test("keeps typing mistakes out of titles whose total nobody knows", () => {
    const most = limits.progressMaximum;
    expect(checkProgress("anime", most, null)).toEqual({ ok: true, progress: most });
    expect(checkProgress("manga", most + 1, null)).toMatchObject({ ok: false, clamped: most });
  });

  test.each([
    -1,
    1.5,
    Number.NaN,
    Infinity,
    "abc",
    "",
    " ",
    "1,5",
    "12 episodes",
    "0x5",
    "1e1",
    "5.0",
    "+5",
    null,
    undefined,
    true,
    [],
    {},
  ])("refuses %j as no number and falls back to 0", (value) => {
    expect(checkProgress("anime", value, 12)).toEqual({
      ok: false,
      message: "Please enter a valid number",
      clamped: 0,
    });
  });

  test("falls back to a value that it takes itself, whatever it was given", () => {
    fc.assert(
      fc.property(kind, fc.anything(), total, (kind, value, total) => {
        const check = checkProgress(kind, value, total);
        const progress = check.ok ? check.progress : check.clamped;
        expect(checkProgress(kind, progress, total)).toEqual({ ok: true, progress });
      }),
    );
  });
});

describe("statusFor", () => {
  test("0 is planned, the total is completed, everything between is active", () => {
    fc.assert(
      fc.property(kind, knownTotal, fc.nat({ max: 5000 }), (kind, total, count) => {
        const progress = count % (total + 1);
        const { active } = kindRules[kind];
        const expected = progress === 0 ? "PLANNED" : progress === total ? "COMPLETED" : active;
        expect(statusFor(kind, progress, total)).toBe(expected);
      }),
    );
  });

  test("never completes a title whose total nobody knows", () => {
    fc.assert(
      fc.property(kind, fc.nat(), (kind, progress) => {
        expect(statusFor(kind, progress, null)).toBe(
          progress === 0 ? "PLANNED" : kindRules[kind].active,
        );
      }),
    );
  });
});
