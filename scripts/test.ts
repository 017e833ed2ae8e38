/** `npm test`: every test and every check that follows from them, on one cloud. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sharedCloud } from "../test/support/cloud.ts";
import { permissionProblems } from "../test/support/permission-check.ts";
import { forgetFindings } from "../test/support/spec-coverage.ts";
import { startTestCloud, type TestCloud } from "../test/support/test-cloud.ts";
import { requireChromium } from "./chromium.ts";
import { printUncovered } from "./coverage-spec.ts";
import { runPlaywright, runVitest, type Outcome } from "./test-runners.ts";

const ok: Outcome = { passed: 1, failed: 0 };
const notOk: Outcome = { passed: 0, failed: 1 };

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Every function may do what it did, and did what it may do. */
function checkPermissions(cloud: TestCloud): Outcome {
  const problems = permissionProblems(cloud.report());
  for (const problem of problems) console.log(`permission  ${problem}`);
  return problems.length === 0 ? ok : notOk;
}

async function runBrowserTests(environment: Readonly<Record<string, string>>): Promise<Outcome> {
  try {
    return await runPlaywright({ ...environment, CHROMIUM_PATH: requireChromium() });
  } catch (error) {
    console.error(sentenceOf(error));
    return notOk;
  }
}

async function runAll(): Promise<readonly Outcome[]> {
  forgetFindings();
  const cloud = await startTestCloud();
  try {
    const environment = {
      [sharedCloud]: JSON.stringify(cloud.address),
      TSUZUKU_TEST_ORIGIN: cloud.address.origin,
    };
    const vitest = await runVitest(environment);
    const outcomes: Outcome[] = [vitest];
    if (existsSync(join(import.meta.dirname, "../test/e2e"))) {
      outcomes.push(await runBrowserTests(environment));
    }
    outcomes.push(checkPermissions(cloud));
    outcomes.push(printUncovered() === 0 ? ok : notOk);
    vitest.retell();
    return outcomes;
  } finally {
    await cloud.stop();
  }
}

const outcomes: readonly Outcome[] = await runAll().catch((error: unknown) => {
  console.error(sentenceOf(error));
  return [notOk];
});
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
