import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type * as z from "zod";
import { endWithRun, goingOn } from "./ending.ts";
import type { TestName } from "./second-chance.ts";

/** A test that failed. */
export interface Failure extends TestName {
  /** The titles of what it stands in, outermost first, and its own. None when a file failed, or the runner itself. */
  readonly titles: readonly string[];
  readonly message: string;
}

/** What a phase found. */
export interface Ran {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** A part of all tests that one call of a runner runs. */
export interface Phase {
  readonly name: string;
  run(): Promise<Ran>;
  /** Runs a test of this phase that failed once more, with nothing beside it. Returns whether it passed. */
  again(failure: Failure): Promise<boolean>;
}

/** Where a phase runs, and what it finds there. */
export interface Setting {
  /** The folder with the runner's configuration. */
  readonly root: string;
  /** The folder of reports. */
  readonly results: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The names of tests with what they stand in, as they are printed and recorded. */
export const nameOf = (titles: readonly string[]): string => titles.join(" › ");

/** A text as a regular expression that matches it alone. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const repository = join(import.meta.dirname, "../..");

/** How long a runner has to end what it has begun. */
const graceMs = 10_000;

/** Ends a runner and, when that takes it too long, whatever it has begun with it. */
async function endRunner(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  child.kill("SIGTERM");
  const isLate = await Promise.race([
    closed.then(() => false),
    sleep(graceMs, true, { ref: false }),
  ]);
  if (isLate && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
}

/**
 * Runs a runner, each line of its output after the phase's name: several run side by side. It leaves a report in a file.
 * Returns whether it ended well, and the report, if there is one.
 */
export async function runRunner<Report>(
  label: string,
  { root, environment }: Setting,
  command: readonly [program: string, ...args: string[]],
  report: { readonly file: string; readonly schema: z.ZodType<Report> },
): Promise<{ readonly isOk: boolean; readonly report: Report | undefined }> {
  rmSync(report.file, { force: true });
  const [program, ...args] = command;
  const child = spawn(process.execPath, [join(repository, "node_modules", program), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
    // In a group of its own, so that Ctrl+C in the terminal reaches only us and we can end it in order.
    detached: true,
  });
  const closed = once(child, "close");
  const forget = endWithRun(() => endRunner(child, closed));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      console.log(`${label} | ${line}`);
    });
  }
  await closed;
  forget();
  await goingOn();
  return {
    isOk: child.exitCode === 0,
    report: existsSync(report.file)
      ? report.schema.parse(JSON.parse(readFileSync(report.file, "utf8")))
      : undefined,
  };
}

/** The failures of a phase; one more when the runner failed otherwise, or found nothing to run. */
export function ranOf(
  project: string,
  isOk: boolean,
  passed: number,
  failures: readonly Failure[],
): Ran {
  const isSilent = passed + failures.length === 0 || (!isOk && failures.length === 0);
  const message = isOk ? "It found no test." : "It ended badly: see its output above.";
  const itself = { name: "", file: "", project, titles: [], message };
  return { passed, failures: isSilent ? [...failures, itself] : failures };
}
