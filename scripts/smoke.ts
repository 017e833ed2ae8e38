/**
 * `npm run smoke`: whether a site works, and whether its account can carry it. Without more it asks the local cloud that
 * runs; with an address the site there, from outside; with `--aws` what is deployed in the account that the shell is
 * signed in to, and with `--stage NAME` a second copy there.
 */
import { findRunning } from "../local/control.ts";
import { dataFolderOf } from "../local/settings.ts";
import { localAccount, signedInAccount } from "./account/signed-calls.ts";
import { StartError } from "../local/net/start-error.ts";
import { runCommand } from "./command-line.ts";
import { command, readArguments, type Arguments } from "./smoke/arguments.ts";
import { lineOf } from "./smoke/condition.ts";
import { deployedPlaces, siteAt, type Places } from "./smoke/places.ts";
import { runSmoke } from "./smoke/run.ts";
import { get } from "./smoke/site.ts";

async function findPlaces({ address, stage, isOnAws, awsEndpoint }: Arguments): Promise<Places> {
  const at = {
    ...(stage === undefined ? {} : { stage }),
    ...(address === undefined ? {} : { address }),
  };
  if (awsEndpoint !== undefined) return deployedPlaces(localAccount(awsEndpoint), at);
  if (isOnAws) return deployedPlaces(await signedInAccount(), at);
  if (address !== undefined) return { site: siteAt(address), installed: undefined };
  const dataFolder = dataFolderOf(process.env);
  const running = await findRunning(dataFolder);
  if (running === undefined) {
    throw new StartError(
      `No local cloud is running on ${dataFolder}. Start one with npm start, or say what to ask: npm run smoke -- ` +
        "https://…, or npm run smoke -- --aws for what is deployed.",
    );
  }
  return deployedPlaces(localAccount(running.awsEndpoint));
}

/** Asks all conditions; returns whether none is broken. */
async function smoke(args: readonly string[]): Promise<boolean> {
  const { site, installed } = await findPlaces(readArguments(args));
  console.log(`${site.origin}${site.address === site.origin ? "" : `, asked at ${site.address}`}`);
  // What does not answer at all would be told once for each condition.
  await get(site, "/").catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error));
  });
  const verdicts = await runSmoke(site, installed, (verdict) => {
    console.log(lineOf(verdict));
  });
  const count = (is: string): number => verdicts.filter((verdict) => verdict.is === is).length;
  console.log(`${count("met")} passed, ${count("broken")} failed`);
  return count("broken") === 0;
}

await runCommand(command, async (args) => {
  process.exitCode = (await smoke(args)) ? 0 : 1;
});
