/**
 * `npm run deploy -- [-c name=value …] [--yes]`: looks at the account, builds, shows what will change, asks, deploys all
 * stacks, and proves the site by the conditions of `npm run smoke`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { signedInAccount } from "./account/signed-calls.ts";
import { StartError } from "../local/net/start-error.ts";
import { readArguments } from "./deploy/arguments.ts";
import { deploy } from "./deploy/steps.ts";

const root = join(import.meta.dirname, "..");
const tenMinutesMs = 600_000;

/** Set once somebody wants to end it, with Ctrl-C or otherwise. */
let isInterrupted = false;
/** Whether the CDK is at work: it hears the same signal, and ends in its own way. */
let isWorking = false;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    if (!isWorking) process.exit(130);
  });
}

async function cdk(args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, "infra", "cdk", "cdk.ts"), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  isWorking = true;
  const [code] = (await once(child, "exit")) as [number | null];
  isWorking = false;
  if (isInterrupted) {
    throw new StartError(
      args[0] === "deploy"
        ? "Stopped watching. What CloudFormation has begun goes on in the account: its console shows it, and the same " +
            "command goes on from there once it has ended."
        : "Stopped; nothing in the account has changed.",
    );
  }
  return code === 0;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error("Nobody is there to be asked: say --yes where no terminal is.");
    return false;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  // In a terminal that is being read, Ctrl-C is no signal of the process.
  asking.once("SIGINT", () => process.exit(130));
  const answer = await asking.question(`${question} [y/N] `);
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}

try {
  const args = readArguments(process.argv.slice(2));
  const isGood = await deploy(args, {
    account: await signedInAccount(),
    cdk,
    confirm,
    say: (line) => {
      console.log(line);
    },
    patienceMs: tenMinutesMs,
  });
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
