import { describe, expect, test } from "vitest";
import { scaleMarkdown, withBlock } from "../../scripts/docs/scale-markdown.ts";
import { costOf } from "../../scripts/scale/prices.ts";
import { evenings, simulateEvening } from "../../scripts/scale/traffic.ts";
import { callsADay, countedHabits, monthOf } from "../../scripts/scale/usage.ts";
import type { AllFigures } from "../../scripts/units/figures.ts";
import { recordedFigures } from "../../scripts/units/recorded.ts";
import { rankPartitions } from "../../functions/table/keys.ts";

const figures = await recordedFigures();
const [ordinary, premiere, link] = evenings;
if (ordinary === undefined || premiere === undefined || link === undefined) throw new Error();

test.each([
  ["cognito", 10_000, 0],
  ["cognito", 3_000_000, 44_850],
  ["api", 300e6, 300],
  ["api", 840e6, 786],
  ["lambdaTime", 400_000, 0],
  ["edgeBytes", 10 * 1024, 9 * 87.04],
] as const)("%s of %i units costs %f dollars", (name, units, dollars) => {
  expect(costOf(name, units)).toBeCloseTo(dollars, 2);
});

test("the document is the same every time, and says what is missing a place", async () => {
  expect(await scaleMarkdown()).toBe(await scaleMarkdown());
  expect(() => withBlock("# Scale", "bills", "")).toThrow("no place for: bills");
});

describe("the simulated evening", () => {
  /** Every call takes this much of this partition, and nothing else. */
  const allAt = (
    partition: "open imports" | "index: ranked users",
    writes: number,
  ): AllFigures => ({
    ...figures,
    calls: Object.fromEntries(
      Object.entries(figures.calls).map(([name, calls]) => [
        name,
        calls.map((call) => ({ ...call, partitions: { [partition]: [0, writes] as const } })),
      ]),
    ),
  });

  test("takes what its calls were counted to take", () => {
    const { peakCallsASecond } = monthOf(10_000_000);
    const reads = countedHabits(figures).reduce(
      (sum, habit) => sum + (habit.timesADay * habit.figures.reads) / callsADay,
      0,
    );
    const simulated = simulateEvening(figures, 10_000_000, ordinary);
    expect(simulated.reads / (peakCallsASecond * reads)).toBeCloseTo(1, 1);
    expect(simulateEvening(figures, 10_000_000, ordinary)).toEqual(simulated);
  });

  test("names a key that everybody writes as the first hot one, beyond its limit", () => {
    const [first] = simulateEvening(allAt("open imports", 2), 10_000_000, ordinary).keys;
    expect(first).toMatchObject({ key: "IMPORTS", of: "open imports" });
    expect(first?.share).toBeGreaterThan(2);
  });

  test("spreads over ten partitions what the key functions spread", () => {
    const { keys } = simulateEvening(allAt("index: ranked users", 1), 10_000_000, ordinary);
    const ranks = keys.filter(({ of }) => of === "index: ranked users");
    expect(ranks.map(({ key }) => key).toSorted()).toEqual(
      rankPartitions.map((each) => `index ${each}`).toSorted(),
    );
    for (const { share } of ranks) expect(share).toBeLessThan(0.25);
  });

  test("heats what it says: one title, or one list", () => {
    expect(simulateEvening(figures, 10_000_000, premiere).keys[0]?.key).toBe("T#anime#1");
    const [list] = simulateEvening(figures, 10_000_000, link).keys;
    expect(list?.of).toBe("user");
  });
});
