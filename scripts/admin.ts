/**
 * `npm run admin`: what an operator does about what people made. Without more it is done in the local cloud that runs; with
 * `--aws` in the account that the shell is signed in to, by a function that no route leads to, with the operator's own
 * rights.
 */
import { findRunning } from "../local/control.ts";
import { StartError } from "../local/net/start-error.ts";
import { dataFolderOf } from "../local/settings.ts";
import { callerArn } from "./account/bootstrap.ts";
import { localAccount, signedInAccount } from "./account/signed-calls.ts";
import { command, readArguments } from "./admin/arguments.ts";
import { carryOut, localUser } from "./admin/invoke.ts";
import { runCommand } from "./command-line.ts";

async function runningEndpoint(): Promise<string> {
  const dataFolder = dataFolderOf(process.env);
  const running = await findRunning(dataFolder);
  if (running !== undefined) return running.awsEndpoint;
  throw new StartError(
    `No local cloud is running on ${dataFolder}. Start one with npm start, or say npm run admin -- --aws … for what is ` +
      "deployed.",
  );
}

async function admin(args: readonly string[]): Promise<void> {
  const { stage, isOnAws, awsEndpoint, orderBy } = readArguments(args);
  if (isOnAws) {
    const account = await signedInAccount();
    const lines = await carryOut(account, stage, orderBy(await callerArn(account)));
    console.log(lines.join("\n"));
    return;
  }
  const account = localAccount(awsEndpoint ?? (await runningEndpoint()));
  console.log((await carryOut(account, undefined, orderBy(localUser()))).join("\n"));
}

await runCommand(command, admin);
