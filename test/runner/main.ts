/**
 * `npm test`: every test and every check that follows from them. `--strict` lets no test pass that failed at first;
 * `--thorough` tries all cases of the largest, which takes longer.
 */
import { join } from "node:path";
import { sharedCloud } from "../support/cloud/cloud.ts";
import { forkCloud, type CloudReport, type ForkedCloud } from "../support/cloud/fork-cloud.ts";
import { permissionProblems, together } from "../support/cloud/permission-check.ts";
import { thoroughVariable } from "../support/thorough.ts";
import { forgetFindings } from "../support/spec-coverage.ts";
import { awsVariable, originVariable } from "../e2e/support/origin.ts";
import { requireChromium } from "../../scripts/chromium.ts";
import { readCommandLine, runCommand, type Command } from "../../scripts/command-line.ts";
import { printUncovered } from "./coverage-spec.ts";
import { endOnSignals, goingOn } from "./ending.ts";
import type { Phase } from "./phase.ts";
import { journeys } from "./playwright.ts";
import { runTests, type Outcome } from "./run.ts";
import { vitest } from "./vitest.ts";

const root = join(import.meta.dirname, "../..");
const results = join(root, "test-results");

/** Every function may do what it did, and did what it may do. */
function checkPermissions(reports: readonly CloudReport[]): boolean {
  const problems = permissionProblems(together(reports.map(({ permissions }) => permissions)));
  for (const problem of problems) console.log(`permission  ${problem}`);
  return problems.length === 0;
}

/** The journeys, for which a browser is found or installed first. */
function journeysAt({ origin, awsEndpoint }: ForkedCloud["address"]): Phase {
  const at = (path: string) =>
    journeys({
      root,
      results,
      environment: {
        [originVariable]: origin,
        [awsVariable]: awsEndpoint,
        CHROMIUM_PATH: path,
      },
    });
  let path: string;
  return {
    name: "journeys",
    run: async () => at((path = requireChromium())).run(),
    again: (failure) => at(path).again(failure),
  };
}

async function runAll(isStrict: boolean): Promise<Outcome> {
  forgetFindings();
  // In one of the clouds functions are killed and jobs are fired, which others would notice.
  const clouds = await Promise.all([forkCloud(), forkCloud()]);
  const [shaken, calm] = clouds;
  const project = (name: string, cloud?: ForkedCloud) => {
    const environment: Record<string, string> = {};
    if (cloud !== undefined) environment[sharedCloud] = JSON.stringify(cloud.address);
    return vitest(name, { root, results, environment });
  };
  try {
    return await runTests({
      root,
      results,
      lanes: [
        // More lanes end no sooner on two cores: they keep each other waiting, until something gives up.
        [journeysAt(calm.address), project("cloud", calm), project("infra"), project("unit")],
        [project("turns", shaken), project("stale"), project("own-aws"), project("local")],
      ],
      alone: [project("slow")],
      checks: [
        async () => checkPermissions(await Promise.all(clouds.map((cloud) => cloud.report()))),
        () => printUncovered() === 0,
      ],
      isStrict,
    });
  } finally {
    await Promise.all(clouds.map((cloud) => cloud.stop()));
  }
}

const command: Command = {
  name: "test",
  does: "Runs every test, and every check that follows from them.",
  takes: {
    "--strict": "lets no test pass that failed at first",
    "--thorough": "tries all cases of the tests that have the most, which takes longer",
  },
  guide: "README.md",
};

await runCommand(command, async (args) => {
  const { values } = readCommandLine(command, {
    args: [...args],
    options: {
      strict: { type: "boolean", default: false },
      thorough: { type: "boolean", default: false },
    },
  });
  if (values.thorough) process.env[thoroughVariable] = "1";
  endOnSignals();
  const { passed, failed } = await runAll(values.strict).catch((error: unknown): Outcome => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  await goingOn();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
