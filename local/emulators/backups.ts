import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ScanCommand,
  type AttributeValue,
} from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import { operatorClient } from "../aws/operator-client.ts";
import type { Service } from "../aws/aws-endpoint.ts";
import { sendAwsError } from "../aws/aws-error.ts";
import { targetOf, type AwsCall } from "../aws/call.ts";
import { arn } from "../template/account.ts";

type Item = Record<string, AttributeValue>;

/** How a table was made, as far as a restored one is made the same way. */
const Making = z.object({
  AttributeDefinitions: z.array(z.unknown()),
  KeySchema: z.array(z.unknown()),
  GlobalSecondaryIndexes: z
    .array(
      z.object({ IndexName: z.string(), KeySchema: z.array(z.unknown()), Projection: z.unknown() }),
    )
    .optional(),
});

const Backup = z.object({
  table: z.string(),
  atMs: z.number(),
  making: Making,
  items: z.array(z.record(z.string(), z.unknown())),
});

/** What is known of tables beside what the database knows. */
const Known = z.record(
  z.string(),
  z.object({
    id: z.string(),
    restored: z.object({ ofMs: z.number(), from: z.string() }).optional(),
    recoveryDays: z.number().optional(),
  }),
);

const Input = z.looseObject({
  TableName: z.string().optional(),
  TargetTableName: z.string().optional(),
  BackupName: z.string().optional(),
  BackupArn: z.string().optional(),
  PointInTimeRecoverySpecification: z
    .object({
      PointInTimeRecoveryEnabled: z.boolean(),
      RecoveryPeriodInDays: z.number().default(35),
    })
    .optional(),
});
type Input = z.output<typeof Input>;

/** Items that one BatchWriteItem may hold. */
const batchItems = 25;

/**
 * Lets an emulator of DynamoDB make backups and tables from them: CreateBackup, RestoreTableFromBackup, what DescribeTable
 * says of a restored table, and point-in-time recovery as a setting. A restored table has no expiry and no protection, as on AWS.
 * Backups outlive the table, and the process.
 */
export function withBackups(dynamodb: Service, endpoint: URL, dataFolder: string): Service {
  const client = new DynamoDBClient(operatorClient(endpoint.href));
  const folder = join(dataFolder, "backups");
  const knownFile = join(folder, "tables.json");
  const known = async () =>
    Known.parse(JSON.parse(await readFile(knownFile, "utf8").catch(() => "{}")));
  const remember = async (name: string, what: Partial<z.output<typeof Known>[string]>) => {
    const all = await known();
    all[name] = { ...(all[name] ?? { id: randomUUID() }), ...what };
    await mkdir(folder, { recursive: true });
    await writeFile(knownFile, JSON.stringify(all));
  };

  /** Tables that are being made from backups, and those that could not be. */
  const beingFilled = new Map<string, Promise<void>>();

  async function createBackup({ TableName = "", BackupName = "" }: Input): Promise<object> {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const items: Item[] = [];
    let ExclusiveStartKey: Item | undefined;
    do {
      const page = await client.send(
        new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }),
      );
      items.push(...(page.Items ?? []));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
    const id = `${Date.now()}-${randomUUID().slice(0, 8)}`;
    const backup = { table: TableName, atMs: Date.now(), making: Making.parse(Table), items };
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${id}.json`), JSON.stringify(backup, bytesAsText));
    const BackupArn = arn("dynamodb", `table/${TableName}/backup/${id}`);
    return { BackupDetails: { BackupArn, BackupName, BackupStatus: "AVAILABLE" } };
  }

  async function restore({ TargetTableName = "", BackupArn = "" }: Input): Promise<object> {
    const id = BackupArn.slice(BackupArn.lastIndexOf("/") + 1);
    const text = await readFile(join(folder, `${id}.json`), "utf8").catch(() => undefined);
    if (text === undefined) throw new Refusal("BackupNotFoundException", `${BackupArn} not found`);
    const backup = Backup.parse(JSON.parse(text));
    await client.send(
      new CreateTableCommand({
        TableName: TargetTableName,
        BillingMode: "PAY_PER_REQUEST",
        ...(backup.making as Pick<
          CreateTableCommand["input"],
          "AttributeDefinitions" | "KeySchema"
        >),
      }),
    );
    await remember(TargetTableName, { restored: { ofMs: backup.atMs, from: backup.table } });
    // As on AWS the answer does not wait for the items; what goes wrong with them is told to who asks for the table.
    const filling = fill(TargetTableName, backup.items);
    beingFilled.set(TargetTableName, filling);
    filling.then(
      () => beingFilled.delete(TargetTableName),
      () => undefined,
    );
    return { TableDescription: { TableName: TargetTableName, TableStatus: "CREATING" } };
  }

  async function fill(TableName: string, stored: readonly unknown[]): Promise<void> {
    const items = stored.map((item) => revived(item) as Item);
    for (let at = 0; at < items.length; at += batchItems) {
      const puts = items.slice(at, at + batchItems).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
    }
  }

  async function describe({ TableName = "" }: Input): Promise<object> {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const { id, restored } = (await known())[TableName] ?? {};
    const isFilling = await isUnderWay(beingFilled.get(TableName));
    return {
      Table: {
        ...Table,
        ...(isFilling ? { TableStatus: "CREATING" } : {}),
        // The protocol has seconds where the SDK has dates.
        CreationDateTime: (Table?.CreationDateTime?.getTime() ?? 0) / 1000,
        ...(id === undefined ? {} : { TableId: id }),
        ...(restored === undefined
          ? {}
          : {
              RestoreSummary: {
                SourceTableArn: arn("dynamodb", `table/${restored.from}`),
                RestoreDateTime: restored.ofMs / 1000,
                RestoreInProgress: isFilling,
              },
            }),
      },
    };
  }

  const recovery = async (TableName: string) => {
    const days = (await known())[TableName]?.recoveryDays;
    return {
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: "ENABLED",
        PointInTimeRecoveryDescription: {
          PointInTimeRecoveryStatus: days === undefined ? "DISABLED" : "ENABLED",
          ...(days === undefined ? {} : { RecoveryPeriodInDays: days }),
        },
      },
    };
  };

  const operations: Readonly<Record<string, (input: Input) => Promise<object>>> = {
    CreateBackup: createBackup,
    RestoreTableFromBackup: restore,
    DescribeTable: describe,
    DescribeContinuousBackups: ({ TableName = "" }) => recovery(TableName),
    async UpdateContinuousBackups({ TableName = "", PointInTimeRecoverySpecification: wanted }) {
      const isOn = wanted?.PointInTimeRecoveryEnabled === true;
      await remember(TableName, { recoveryDays: isOn ? wanted.RecoveryPeriodInDays : undefined });
      return recovery(TableName);
    },
  };

  return async (call, request, response) => {
    const operation = operations[targetOf(call)];
    if (operation === undefined) {
      await dynamodb(call, request, response);
      return;
    }
    try {
      const answer = await operation(inputOf(call));
      response.writeHead(200, { "content-type": "application/x-amz-json-1.0" });
      response.end(JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { name: code, message } = error;
      sendAwsError(response, call.service, { status: 400, code, message });
    }
  };
}

/** Whether there is work that goes on. Rejects as the work does. */
const isUnderWay = async (work: Promise<void> | undefined): Promise<boolean> =>
  work !== undefined && (await Promise.race([work.then(() => false), nextTurn(true)]));

/** What AWS refuses, by the exception's name. */
class Refusal extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

const inputOf = (call: AwsCall): Input => Input.parse(JSON.parse(call.body.toString("utf8")));

const Bytes = z.object({ base64: z.string() });

/** Bytes and sets of them as JSON knows them: as text. */
function bytesAsText(this: unknown, key: string, value: unknown): unknown {
  // Not the value, of which a Buffer has made something of its own by now.
  const stored: unknown = Reflect.get(Object(this) as object, key);
  return stored instanceof Uint8Array ? { base64: Buffer.from(stored).toString("base64") } : value;
}

/** Puts bytes back where text stands for them, however deep. */
function revived(value: unknown): unknown {
  const bytes = Bytes.safeParse(value);
  if (bytes.success) return Buffer.from(bytes.data.base64, "base64");
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, revived(each)]));
}
