import { join } from "node:path";
import { expect, test } from "vitest";
import { isExempt, judge, secondChances } from "./second-chance.ts";

const root = join(import.meta.dirname, "../..");
const inFile = (file: string, name = "a test") => ({ project: "unit", file, name });
const named = (name: string) => inFile("test/api/lists/list.test.ts", name);

test.each([
  ["test/laws/endpoints.test.ts", true],
  ["test/e2e/failures/failures.spec.ts", true],
  ["test/e2e/failures/loading-failures.spec.ts", true],
  ["test/e2e/failures/session-failures.spec.ts", true],
  ["test/e2e/failures/outage.spec.ts", true],
  ["test/e2e/failures/lost-answers.spec.ts", true],
  ["test/local/faults.test.ts", true],
  ["test/local/freeze.test.ts", true],
  ["test/local/lambda.test.ts", true],
  ["test/local/permissions.test.ts", true],
  ["test/local/persistence.test.ts", true],
  ["test/rules/rank.test.ts", true],
  // Its own import does not say so, but what it imports does.
  ["test/catalogue/search/search-laws.test.ts", true],
  ["test/api/account/delete_account.test.ts", true],
  ["test/api/lists/list.test.ts", false],
  ["test/e2e/home.spec.ts", false],
  ["test/local/queues.test.ts", false],
  ["test/nowhere.test.ts", false],
  ["", false],
])("a failure in %s counts at once: %s", (file, expected) => {
  expect(isExempt(root, inFile(file))).toBe(expected);
});

test("neither a file that does not load nor a runner that breaks has a second chance", () => {
  const tests = [named("one"), inFile("test/api/lists/list.test.ts", ""), inFile("", "")];
  expect(secondChances(root, tests)).toEqual([named("one")]);
});

test("many failures are no accident", () => {
  const tests = Array.from({ length: 11 }, (_, at) => named(String(at)));
  expect(secondChances(root, tests.slice(1))).toHaveLength(10);
  expect(secondChances(root, tests)).toEqual([]);
});

test("two tests may be flaky, three may not", () => {
  const [one, two, three] = [named("one"), named("two"), named("three")];
  expect(judge([one, two], [])).toEqual({ flaky: [one, two], condemned: [] });
  const { flaky, condemned } = judge([one, two, three], []);
  expect(flaky).toEqual([]);
  expect(condemned.map(({ test }) => test)).toEqual([one, two, three]);
});

test("a test may not be flaky twice in a row, and another of its name elsewhere may", () => {
  const [one, two] = [named("one"), named("two")];
  const elsewhere = { ...one, project: "phone" };
  const { flaky, condemned } = judge([one, two], [one]);
  expect(flaky).toEqual([two]);
  expect(condemned.map(({ test }) => test)).toEqual([one]);
  expect(judge([elsewhere], [one])).toEqual({ flaky: [elsewhere], condemned: [] });
});
