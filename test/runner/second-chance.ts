import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { reaches } from "../support/reaches.ts";

/** Flaky tests that a run may have. */
const mostFlaky = 2;

/** More failures than this are no accident: none of them is tried again. */
const mostTries = 10;

/** Where one failure is a fault: what is tried there is random, or broken on purpose, and may not come again. */
const exempt = {
  folders: ["test/laws/"],
  /** Journeys of which every one breaks something have its name. */
  names: /[/-](?:failures|faults|lost-answers|outage)\./,
  helpers: [
    "test/support/properties.ts",
    "test/support/cloud/faults.ts",
    "test/support/cloud/faulty-aws.ts",
  ],
  /** What lets calls of a cloud fail, or kills functions and processes, where a test does it with its own hands. */
  deeds: /\.(?:inject|kill)\(/,
};

const textOf = (path: string): string =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, "utf8") : "";

/** Which test it is, the same in every run. */
export interface TestName {
  readonly name: string;
  /** The path from the repository. */
  readonly file: string;
  readonly project: string;
}

/** Whether a test's failure counts at once: laws, properties, and tests that kill, or let calls of AWS fail. */
export function isExempt(root: string, { file }: TestName): boolean {
  return (
    exempt.folders.some((folder) => file.startsWith(folder)) ||
    exempt.names.test(file) ||
    exempt.deeds.test(textOf(resolve(root, file))) ||
    reaches(root, file, exempt.helpers)
  );
}

/** The failed tests that are run once more. */
export function secondChances<Test extends TestName>(
  root: string,
  failed: readonly Test[],
): Test[] {
  if (failed.length > mostTries) return [];
  // Without a name it is not a test that failed, but its file, or the whole runner.
  return failed.filter((test) => test.name !== "" && !isExempt(root, test));
}

const isSame = (a: TestName, b: TestName): boolean =>
  a.name === b.name && a.file === b.file && a.project === b.project;

/** What becomes of the tests that failed at first and passed alone. */
export interface Verdict<Test extends TestName> {
  /** They count as passed. */
  readonly flaky: readonly Test[];
  /** They count as failed all the same, with the reason why. */
  readonly condemned: readonly { readonly test: Test; readonly reason: string }[];
}

/** Lets tests off that passed alone, unless the former run let them off, too, or they are too many. */
export function judge<Test extends TestName>(
  passedAlone: readonly Test[],
  former: readonly TestName[],
): Verdict<Test> {
  const wasFlaky = (test: Test) => former.some((other) => isSame(test, other));
  const again = passedAlone.filter(wasFlaky);
  const first = passedAlone.filter((test) => !wasFlaky(test));
  const isTooMany = first.length > mostFlaky;
  const because = (tests: readonly Test[], reason: string) =>
    tests.map((test) => ({ test, reason }));
  return {
    flaky: isTooMany ? [] : first,
    condemned: [
      ...because(again, "It passed alone, as it did in the run before: flaky twice in a row."),
      ...(isTooMany
        ? because(first, `It passed alone, but more than ${mostFlaky} tests of this run are flaky.`)
        : []),
    ],
  };
}
