/**
 * `npm run deploy -- [-c name=value …] [--yes]`: looks at the account, builds, shows what will change, asks, deploys all
 * stacks, and proves the site by the conditions of `npm run smoke`.
 */
import { createInterface } from "node:readline/promises";
import { signedInAccount } from "./account/signed-calls.ts";
import { StartError } from "../local/net/start-error.ts";
import { readArguments } from "./deploy/arguments.ts";
import { runCdk } from "./deploy/cdk-command.ts";
import { deploy } from "./deploy/steps.ts";

const tenMinutesMs = 600_000;

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
    cdk: runCdk,
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
