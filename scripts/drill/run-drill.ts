import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingsFrom } from "../../infra/settings.ts";
import { assemble } from "../../local/assembly.ts";
import { startCloud, type Cloud } from "../../local/cloud.ts";
import { storePeople } from "../../local/content.ts";
import { demoAccounts } from "../../local/demo/people.ts";
import { openFunctionLog } from "../../local/function-log.ts";
import { localAccount } from "../account/signed-calls.ts";
import { restoreTable } from "../restore/restore-table.ts";
import { liveAfter, liveBefore, roles } from "./community.ts";
import {
  compareAccounts,
  compareDoors,
  comparePictures,
  picturesAt,
  type Compared,
} from "./compare.ts";
import { backUp, destroy, leaveLate } from "./destroy.ts";
import { itemsOf } from "./digests.ts";
import { protectionOf } from "./protection.ts";

/** How a drill tells what it does, and what a test does in between. */
export interface Drill {
  readonly say: (line: string) => void;
  /** Is called when the table is restored, and nothing has been told to it yet. */
  readonly onRestored?: (awsEndpoint: string, table: string) => Promise<void>;
  /** Whether the restored table is told what has happened since; only a test leaves it out. */
  readonly isReplayed?: boolean;
}

const restoredName = "Tsuzuku-restored";

/** What the template gives the table of the stack, by default. */
function defaultUnits(): { readonly readsPerSecond: number; readonly writesPerSecond: number } {
  const { tableReadsPerSecond, tableWritesPerSecond } = settingsFrom({}, {});
  return { readsPerSecond: tableReadsPerSecond, writesPerSecond: tableWritesPerSecond };
}

const tableOf = (cloud: Cloud): string => cloud.environmentOf("replay")["TABLE"] ?? "";
const dataOf = (cloud: Cloud): string => cloud.environmentOf("replay")["DATA_BUCKET"] ?? "";
const mediaOf = (cloud: Cloud): string => cloud.environmentOf("replay")["MEDIA_BUCKET"] ?? "";

/**
 * Rehearses on a local cloud of its own what an operator does who has lost the table and all pictures: a backup, some life
 * after it, the loss, the restore, the deployment with the restored table by name. Resolves with all that was compared.
 */
export async function runDrill({ say, onRestored, isReplayed = true }: Drill): Promise<Compared[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), "tsuzuku-drill-"));
  const start = (assembly: string): Promise<Cloud> =>
    startCloud({
      assembly,
      dataFolder,
      port: 0,
      isClockStopped: true,
      demoAccounts,
      log: openFunctionLog(dataFolder).write,
    });
  const build = () => {
    say("Building …");
  };
  const units = defaultUnits();
  let cloud: Cloud | undefined;
  try {
    cloud = await start(await assemble(build));
    say(`A community of ${demoAccounts.length} moves in.`);
    await storePeople(cloud);
    const { people, before } = await liveBefore(cloud.origin);
    const former = tableOf(cloud);
    const backup = await backUp(cloud.awsEndpoint, former);
    const itemsBefore = await itemsOf(cloud.awsEndpoint, former);
    const picturesBefore = await picturesAt(cloud.origin, before);
    say(`${former} is backed up with ${itemsBefore.length} items.`);
    await liveAfter(cloud.origin, people, before);
    const lost = await destroy(cloud.awsEndpoint, former, mediaOf(cloud));
    say(
      `${roles.leaves} deletes the account, others change something. Then the table is lost, and ${lost} pictures.`,
    );

    await restoreTable(
      localAccount(cloud.awsEndpoint),
      { from: { backup }, former, name: restoredName, ...units },
      { say, pauseMs: 200 },
    );
    say(`${restoredName} is made from the backup.`);
    await onRestored?.(cloud.awsEndpoint, restoredName);
    await cloud.stop();
    cloud = undefined;
    cloud = await start(await assemble(build, { tableName: restoredName }));
    // What a deployment waits for.
    if (isReplayed) {
      await cloud.fire("replay");
      say(`While ${restoredName} takes its place, ${roles.leavesLate} deletes the account, too.`);
      await leaveLate(cloud.awsEndpoint, dataOf(cloud));
      await cloud.fire("replay");
    }
    say(
      `All functions work with ${tableOf(cloud)}${isReplayed ? ", which was told what has happened since" : ""}.\n`,
    );
    const { awsEndpoint, origin } = cloud;
    return [
      ...compareAccounts(itemsBefore, await itemsOf(awsEndpoint, tableOf(cloud))),
      ...(await comparePictures(origin, before, picturesBefore)),
      ...(await compareDoors(origin, before)),
      ...(await protectionOf(awsEndpoint, restoredName, units)),
      {
        what: "table that functions work with",
        before: former,
        after: tableOf(cloud),
        isRight: tableOf(cloud) === restoredName,
      },
    ];
  } finally {
    await cloud?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
