import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import * as z from "zod";

const root = join(import.meta.dirname, "..");

/** How many tests or checks went well, and how many did not. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a program with its output on this terminal. Returns whether it ended well. */
async function run(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  await once(child, "exit");
  return child.exitCode === 0;
}

/** The outcome that a runner reported. One that failed otherwise, or reported nothing, counts as one failure more. */
function outcomeOf(isOk: boolean, reported: Outcome | undefined): Outcome {
  const { passed, failed } = reported ?? { passed: 0, failed: 0 };
  const saysNothing = reported === undefined || passed + failed === 0;
  return { passed, failed: saysNothing || (!isOk && failed === 0) ? failed + 1 : failed };
}

/** A runner's report, parsed; undefined when it wrote none. */
function readReport<Report>(file: string, schema: z.ZodType<Report>): Report | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Which tests failed, and how, said again at the end: thousands of lines may follow the first report. */
function printFailures({ testResults }: z.infer<typeof VitestReport>): void {
  for (const { name, message, assertionResults } of testResults) {
    const where = relative(root, name);
    if (assertionResults.length === 0 && message) console.log(`failed  ${where}: ${message}`);
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status !== "failed") continue;
      console.log(`failed  ${where} › ${fullName}\n${failureMessages.join("\n")}`);
    }
  }
}

/** Runs all Vitest projects. A test that is skipped counts as failed. */
export async function runVitest(
  environment: Readonly<Record<string, string>>,
): Promise<Outcome & { readonly retell: () => void }> {
  const file = join(root, "test-results", "vitest.json");
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const isOk = await run("vitest/vitest.mjs", ["run", ...reporters], environment);
  const report = readReport(file, VitestReport);
  const outcome = outcomeOf(
    isOk,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    },
  );
  return {
    ...outcome,
    retell: () => {
      if (report) printFailures(report);
    },
  };
}

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Runs the journeys in a browser. A journey that is skipped, or needs a second try, counts as failed. */
export async function runPlaywright(
  environment: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const file = join(root, "test-results", "playwright.json");
  rmSync(file, { force: true });
  const isOk = await run("@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = readReport(file, PlaywrightReport)?.stats;
  return outcomeOf(
    isOk,
    stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped },
  );
}
