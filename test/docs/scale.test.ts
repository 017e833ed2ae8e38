import { readFile } from "node:fs/promises";
import * as prettier from "prettier";
import { describe, expect, test } from "vitest";
import { settingsFrom } from "../../infra/settings.ts";
import { scaleMarkdown, withBlock } from "../../scripts/docs/scale-markdown.ts";
import { firewallsOf, jobsCostOf } from "../../scripts/scale/bill.ts";
import { costOf, prices, pricesAsOf } from "../../scripts/scale/prices.ts";
import { standingCosts } from "../../scripts/scale/standing.ts";
import { pricesTable, quotasTable } from "../../scripts/scale/tables.ts";
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

test("a job of every week is paid for a seventh as often as one of every day", () => {
  const runsOf = (name: "offline_database" | "superseded_assets"): number =>
    jobsCostOf({ ...figures, jobs: { [name]: { reads: 1e6, writes: 0 } } }, 1000);
  expect(runsOf("superseded_assets")).toBeCloseTo(30 * costOf("tableReads", 1e6), 6);
  expect(runsOf("offline_database")).toBeCloseTo(runsOf("superseded_assets") / 7, 6);
});

test("only prices that somebody has read have a date", () => {
  const lines = pricesTable().split("\n");
  const read = Object.values(prices).filter(({ source }) => source !== "nowhere yet");
  expect(lines.filter((line) => line.includes(pricesAsOf))).toHaveLength(read.length);
  for (const line of lines) {
    expect(line.includes(pricesAsOf)).toBe(/\| (?:AWS|others),/.test(line));
    if (line.includes("nowhere yet")) expect(line).toMatch(/\| nowhere yet \|$/);
  }
});

test("what the firewalls cost is told alike", async () => {
  const dollars = firewallsOf(await standingCosts(), 0);
  const operations = await readFile("docs/operations.md", "utf8");
  expect(/Both\s+together are about \$(\d+) a\s+month/.exec(operations)?.[1]).toBe(String(dollars));
  const example = await readFile("tsuzuku.config.example.ts", "utf8");
  expect(/About (\d+) dollars a month/.exec(example)?.[1]).toBe(String(dollars));
});

test("what a setting holds the site to is where it ends", () => {
  const { callsPerSecond, tableReadsPerSecond, tableWritesPerSecond } = settingsFrom({}, {});
  const table = quotasTable(figures);
  const limitOf = (what: string): string | undefined =>
    new RegExp(`\\| ${what} \\| ([^|]*) \\|`).exec(table)?.[1];
  const ours = (limit: number): string => `${limit.toLocaleString("en-US")} (ours)`;
  expect(limitOf("Calls a second that the stage lets in")).toBe(ours(callsPerSecond));
  expect(limitOf("Read units a second of the table")).toBe(ours(tableReadsPerSecond));
  expect(limitOf("Write units a second of the table")).toBe(ours(tableWritesPerSecond));
});

test("the document is made the same every time, and says what is missing a place", async () => {
  const made = await prettier.format(await scaleMarkdown(), { parser: "markdown" });
  expect(made).toBe(await readFile("docs/scale.md", "utf8"));
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
