import {
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
  type AttributeValue,
} from "@aws-sdk/client-dynamodb";
import { fingerprint } from "../../local/assembly.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import type { PermissionReport } from "../../local/aws/permissions.ts";
import type { Cloud } from "../../local/cloud.ts";
import { alone } from "../../local/processes.ts";

/** What the catalogue job of an assembly left in an empty cloud; kept beside the assembly, for every further cloud of it. */
export interface LoadedCatalogue {
  /** Puts the objects where the cloud of this folder finds them. */
  giveObjects(dataFolder: string): Promise<void>;
  /** Writes the items into the table of that cloud. */
  giveItems(cloud: Cloud): Promise<void>;
  /** What the job was granted, used and was denied. */
  readonly report: PermissionReport;
}

/** What a result hangs on beside the assembly. */
const makers = ["local", "test/support/loaded-catalogue.ts"];

type Item = Record<string, AttributeValue>;

interface Loaded {
  readonly items: readonly Item[];
  readonly report: PermissionReport;
}

/** DynamoDB's limit of one call. */
const itemsPerCall = 25;
const callsAtOnce = 4;

const tableOf = (cloud: Cloud) => ({
  client: new DynamoDBClient({
    ...operatorClient(cloud.awsEndpoint),
    maxAttempts: 1,
  }),
  TableName: cloud.environmentOf("catalogue")["TABLE"] ?? "",
});

const objectsOf = (dataFolder: string): string => join(dataFolder, "s3");

/**
 * What the catalogue job makes of an assembly. The first who asks lets the job run, in a cloud that `inEmptyCloud`
 * gives and ends; a run of it takes as much computing as some hundred tests.
 */
export async function loadedCatalogue(
  assembly: string,
  inEmptyCloud: (work: (cloud: Cloud, dataFolder: string) => Promise<void>) => Promise<void>,
): Promise<LoadedCatalogue> {
  const folder = join(assembly, `loaded-catalogue-${await fingerprint(makers)}`);
  const [objects, file] = [join(folder, "objects"), join(folder, "loaded.json")];
  await alone(`${folder}.lock`, async () => {
    if (existsSync(file)) return;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await inEmptyCloud(async (cloud, dataFolder) => {
      await cloud.fire("catalogue");
      await cp(objectsOf(dataFolder), objects, { recursive: true });
      const loaded: Loaded = { report: cloud.report(), items: await itemsOf(cloud) };
      requireClean(loaded.report);
      await writeFile(`${file}.unfinished`, JSON.stringify(loaded));
    });
    await rename(`${file}.unfinished`, file);
  });
  const { items, report } = JSON.parse(await readFile(file, "utf8")) as Loaded;
  return {
    giveObjects: (dataFolder) => linkAll(objects, objectsOf(dataFolder)),
    giveItems: (cloud) => writeItems(cloud, items),
    report,
  };
}

/**
 * Gives files a second name each in another folder, which is much faster than thousands of copies. The store of objects
 * never writes into a file that is there: it puts another one in its place.
 */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkAll(source, target);
    else if (!existsSync(target)) await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Throws when something was denied, or left under way: kept, it would be told of in every later run, too. */
function requireClean(report: PermissionReport): void {
  const faults = Object.entries(report).flatMap(([name, { denied, outlived }]) =>
    [...denied, ...outlived].map(({ action }) => `${name} ${action}`),
  );
  if (faults.length > 0) throw new Error(`Denied, or left under way: ${faults.join(", ")}`);
}

async function itemsOf(cloud: Cloud): Promise<Item[]> {
  const { client, TableName } = tableOf(cloud);
  const items: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) items.push(...Items);
  return items;
}

async function writeItems(cloud: Cloud, items: readonly Item[]): Promise<void> {
  const { client, TableName } = tableOf(cloud);
  const calls = Array.from({ length: Math.ceil(items.length / itemsPerCall) }, (_, at) =>
    items.slice(at * itemsPerCall, (at + 1) * itemsPerCall),
  );
  const writeNext = async (): Promise<void> => {
    for (let call = calls.pop(); call !== undefined; call = calls.pop()) {
      const requests = call.map((Item) => ({ PutRequest: { Item } }));
      const { UnprocessedItems = {} } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }),
      );
      if (TableName in UnprocessedItems) throw new Error("The table did not take all items.");
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, writeNext));
}
