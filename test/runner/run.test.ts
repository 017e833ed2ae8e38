import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { thoroughVariable } from "../support/thorough.ts";
import { countsVariable, failingVariable } from "./fixture/failing.ts";
import { journeys } from "./playwright.ts";
import { runTests, type Outcome } from "./run.ts";
import { vitest } from "./vitest.ts";

const root = join(import.meta.dirname, "fixture");
const slow = { timeout: 240_000 };

let results: string;
let printed: string[];

beforeEach(async () => {
  results = await mkdtemp(join(tmpdir(), "tsuzuku-runner-"));
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => printed.push(line));
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(results, { recursive: true });
});

/** Runs tests of the fixture, of which some fail so many times. */
async function run(
  failing: Readonly<Record<string, number>>,
  { isStrict = false, withJourneys = false } = {},
): Promise<Outcome> {
  const counts = await mkdtemp(join(results, "counts-"));
  const environment = { [failingVariable]: JSON.stringify(failing), [countsVariable]: counts };
  const setting = { root, results, environment };
  const lanes = [[vitest("fixture", setting)], ...(withJourneys ? [[journeys(setting)]] : [])];
  return runTests({ root, results, lanes, alone: [], checks: [], isStrict });
}

/** What the run recorded as flaky, by name. */
async function recorded(): Promise<string[]> {
  const tests = JSON.parse(await readFile(join(results, "flaky.json"), "utf8")) as {
    name: string;
  }[];
  return tests.map(({ name }) => name);
}

/** Tests of the fixture, and journeys. */
const tests = 5;
const walks = 4;

test(
  "what fails once is flaky, named and counted as passed; twice in a row it has failed",
  slow,
  async () => {
    const outcome = await run({ one: 1, "there on phone": 1 }, { withJourneys: true });
    expect(outcome).toEqual({ passed: tests + walks, failed: 0 });
    expect(printed).toContain(
      "flaky   fixture  test/plain.fixture.ts  a name with (odd) signs › one",
    );
    expect(await recorded()).toEqual([
      "a name with (odd) signs › one",
      "a walk of $5 and more › there",
    ]);
    expect(await run({ one: 1 })).toEqual({ passed: tests - 1, failed: 1 });
    expect(await run({})).toEqual({ passed: tests, failed: 0 });
    expect(await recorded()).toEqual([]);
  },
);

test("what fails twice has failed, and so has a law that fails once", slow, async () => {
  vi.stubEnv(thoroughVariable, "1");
  const outcome = await run(
    { two: 2, law: 1, "there and back on desktop": 2 },
    { withJourneys: true },
  );
  expect(outcome).toEqual({ passed: tests + walks - 3, failed: 3 });
  expect(await recorded()).toEqual([]);
  expect(printed).toContain("The same cases again: TSUZUKU_TEST_SEED=1 npm test -- --thorough");
});

test("three flaky tests have failed, all of them", slow, async () => {
  expect(await run({ one: 1, two: 1, three: 1 })).toEqual({ passed: tests - 3, failed: 3 });
  expect(await recorded()).toHaveLength(3);
});

test("a strict run lets no test off", slow, async () => {
  expect(await run({ one: 1 }, { isStrict: true })).toEqual({ passed: tests - 1, failed: 1 });
});

test("a runner that does not start has failed", slow, async () => {
  const setting = { root: join(root, "nowhere"), results, environment: {} };
  const lanes = [[vitest("fixture", setting)], [journeys(setting)]];
  const checks = [() => true, () => false, () => Promise.reject(new Error("The cloud is gone"))];
  const outcome = await runTests({ root, results, lanes, alone: [], checks, isStrict: false });
  expect(outcome).toEqual({ passed: 1, failed: 4 });
});
