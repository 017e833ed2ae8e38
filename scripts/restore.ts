/**
 * `npm run restore`: makes a table as it was at an earlier moment, and says how to put it in the place of the one in use.
 * It changes nothing that is in use.
 */
import { StartError } from "../local/net/start-error.ts";
import { outputOf, readDeployed } from "./account/deployed.ts";
import { signedInAccount } from "./account/signed-calls.ts";
import { runCommand } from "./command-line.ts";
import { command, readArguments } from "./restore/arguments.ts";
import { nextSteps } from "./restore/next-steps.ts";
import { restoreTable } from "./restore/restore-table.ts";

const tenSecondsMs = 10_000;

/** `Tsuzuku-restored-20261126T1304`. */
const nameFor = (product: string): string =>
  `${product}-restored-${new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, "")}`;

async function restore(given: readonly string[]): Promise<void> {
  const { from, name, stage } = readArguments(given);
  const account = await signedInAccount();
  const deployed = await readDeployed(account, stage);
  const former = outputOf(deployed, "data", "TableName");
  if (former === undefined) {
    throw new StartError(
      `There is no ${deployed.product}-data in ${account.region}: deploy first.`,
    );
  }
  const { tableName, tableReadsPerSecond, tableWritesPerSecond } = deployed.settings ?? {};
  const target = name ?? nameFor(deployed.product);
  console.log(`${target}, in place of ${former}`);
  const of = await restoreTable(
    account,
    {
      from,
      former,
      name: target,
      readsPerSecond: tableReadsPerSecond,
      writesPerSecond: tableWritesPerSecond,
    },
    { say: console.log, pauseMs: tenSecondsMs },
  );
  console.log(
    nextSteps({
      name: target,
      of,
      stage,
      isInPlaceOfRestored: tableName !== undefined,
      hasCeilings: tableReadsPerSecond !== undefined && tableWritesPerSecond !== undefined,
    }),
  );
}

await runCommand(command, restore);
