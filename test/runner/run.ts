import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { isThorough } from "../support/thorough.ts";
import type { Failure, Phase, Ran } from "./phase.ts";
import { isExempt, judge, secondChances, type TestName } from "./second-chance.ts";

/** How many tests and checks went well, and how many did not. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** Everything that a run consists of. */
export interface Plan {
  readonly root: string;
  /** The folder of `flaky.json`, which the next run reads. */
  readonly results: string;
  /** Lanes run side by side; the phases of a lane one after the other. */
  readonly lanes: readonly (readonly Phase[])[];
  /** What measures time: one after the other when the lanes are through, with nothing beside it. */
  readonly alone: readonly Phase[];
  /** What follows from the tests when all have run. Each prints what is wrong and returns whether all is well. */
  readonly checks: readonly (() => boolean | Promise<boolean>)[];
  /** Lets nothing pass that failed at first. */
  readonly isStrict: boolean;
}

interface Timed extends Ran {
  readonly phase: Phase;
  readonly seconds: number;
}

async function runLane(phases: readonly Phase[]): Promise<Timed[]> {
  const lane: Timed[] = [];
  for (const phase of phases) {
    const begin = performance.now();
    const ran = await phase.run().catch((error: unknown): Ran => {
      const message = error instanceof Error ? error.message : String(error);
      const itself = { name: "", file: "", project: phase.name, titles: [], message };
      return { passed: 0, failures: [itself] };
    });
    const seconds = Math.round((performance.now() - begin) / 1000);
    lane.push({ ...ran, phase, seconds });
  }
  return lane;
}

const FlakyTests = z.array(z.object({ name: z.string(), file: z.string(), project: z.string() }));

const placeOf = ({ project, file, name }: TestName): string =>
  [project, file, name].filter(Boolean).join("  ");

/** The failures that count, and those that do not, after everything that failed has had the chance it is due. */
async function tryAgain(
  { root, results, isStrict }: Plan,
  failures: readonly (readonly [Failure, Phase])[],
): Promise<{ readonly failed: readonly Failure[]; readonly flaky: readonly Failure[] }> {
  const all = failures.map(([failure]) => failure);
  // A strict run does not tell what is flaky, and leaves what the last one said.
  if (isStrict) return { failed: all, flaky: [] };
  const phases = new Map(failures);
  const passedAlone: Failure[] = [];
  for (const failure of secondChances(root, all)) {
    console.log(`once more, alone: ${placeOf(failure)}`);
    if (await phases.get(failure)?.again(failure)) passedAlone.push(failure);
  }
  const file = join(results, "flaky.json");
  const former = existsSync(file) ? FlakyTests.parse(JSON.parse(readFileSync(file, "utf8"))) : [];
  const { flaky, condemned } = judge(passedAlone, former);
  mkdirSync(results, { recursive: true });
  writeFileSync(file, `${JSON.stringify(FlakyTests.parse(passedAlone), null, 2)}\n`);
  for (const { test, reason } of condemned) console.log(`${placeOf(test)}\n  ${reason}`);
  return { failed: all.filter((failure) => !flaky.includes(failure)), flaky };
}

/** Says again what failed: thousands of lines may have followed. */
function retell(root: string, failed: readonly Failure[]): void {
  for (const failure of failed) console.log(`failed  ${placeOf(failure)}\n${failure.message}`);
  if (failed.some((failure) => isExempt(root, failure))) {
    const seed = process.env["TSUZUKU_TEST_SEED"] ?? "1";
    const more = isThorough() ? " -- --thorough" : "";
    console.log(`The same cases again: TSUZUKU_TEST_SEED=${seed} npm test${more}`);
  }
}

/** A check that cannot be made, say because a cloud is gone, is one that failed. */
async function isWell(check: Plan["checks"][number]): Promise<boolean> {
  try {
    return await check();
  } catch (error) {
    console.log(error);
    return false;
  }
}

/** Runs all tests and checks. What is flaky counts as passed; how long each phase took stands at the end. */
export async function runTests(plan: Plan): Promise<Outcome> {
  const lanes = await Promise.all(plan.lanes.map(runLane));
  const phases = [...lanes.flat(), ...(await runLane(plan.alone))];
  const { failed, flaky } = await tryAgain(
    plan,
    phases.flatMap(({ failures, phase }) => failures.map((failure) => [failure, phase] as const)),
  );
  let checksPassed = 0;
  for (const check of plan.checks) if (await isWell(check)) checksPassed++;
  retell(plan.root, failed);
  for (const test of flaky) console.log(`flaky   ${placeOf(test)}`);
  console.log(phases.map(({ phase, seconds }) => `${phase.name} ${seconds} s`).join(", "));
  return {
    passed: phases.reduce((sum, { passed }) => sum + passed, flaky.length + checksPassed),
    failed: failed.length + plan.checks.length - checksPassed,
  };
}
