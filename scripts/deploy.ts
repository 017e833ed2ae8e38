/**
 * `npm run deploy`: reads the settings, looks at the account, builds, shows what will change, asks, deploys all stacks, and
 * proves the site by the conditions of `npm run smoke`.
 */
import { createInterface } from "node:readline/promises";
import { firewallRegion, requireRegion } from "../infra/regions.ts";
import { settingsInForce } from "../infra/settings/in-force.ts";
import { signedInAccount } from "./account/signed-calls.ts";
import { runCommand } from "./command-line.ts";
import { command, readArguments } from "./deploy/arguments.ts";
import { contextOfFiles, runCdk } from "./deploy/cdk-command.ts";
import { deploy } from "./deploy/steps.ts";

const tenMinutesMs = 600_000;

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error("Nobody is there to be asked: npm run deploy -- --yes asks nobody.");
    return false;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  // In a terminal that is being read, Ctrl-C is no signal of the process.
  asking.once("SIGINT", () => process.exit(130));
  const answer = await asking.question(`${question} [y/N] `);
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function run(given: readonly string[]): Promise<boolean> {
  const args = readArguments(given);
  // The CDK's command would say the same, after the account was asked and minutes of building.
  const settings = await settingsInForce({ ...contextOfFiles(), ...args.context });
  const account = await signedInAccount();
  requireRegion(account.region, settings);
  return deploy(args, {
    account,
    elsewhere: settings.waf ? [await signedInAccount(firewallRegion)] : [],
    cdk: runCdk,
    confirm,
    say: (line) => {
      console.log(line);
    },
    patienceMs: tenMinutesMs,
  });
}

await runCommand(command, async (args) => {
  process.exitCode = (await run(args)) ? 0 : 1;
});
