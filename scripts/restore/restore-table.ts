import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { StartError } from "../../local/net/start-error.ts";
import * as limits from "../../shared/limits.ts";
import { AwsRefusal, jsonCall, type Account } from "../account/signed-calls.ts";
import type { Source } from "./arguments.ts";

/** A table that is to be made. */
export interface Wanted {
  readonly from: Source;
  /** The table that is, or was, in use. */
  readonly former: string;
  readonly name: string;
  readonly readsPerSecond: number | undefined;
  readonly writesPerSecond: number | undefined;
}

/** How somebody is told, and how long is waited between two looks at a table that is being made. */
export interface Parts {
  readonly say: (line: string) => void;
  readonly pauseMs: number;
}

const Described = z.object({
  Table: z.object({
    TableStatus: z.string(),
    RestoreSummary: z
      .object({ RestoreInProgress: z.boolean(), RestoreDateTime: z.number() })
      .optional(),
    DeletionProtectionEnabled: z.boolean().optional(),
    OnDemandThroughput: z
      .object({
        MaxReadRequestUnits: z.number().optional(),
        MaxWriteRequestUnits: z.number().optional(),
      })
      .optional(),
  }),
});

const ask = <Schema extends z.ZodType>(
  account: Account,
  operation: string,
  input: object,
  schema: Schema,
) => jsonCall(account, "dynamodb", `DynamoDB_20120810.${operation}`, input, schema);

const tell = (account: Account, operation: string, input: object) =>
  ask(account, operation, input, z.unknown());

/** A table as DynamoDB describes it; undefined where there is none. */
async function describe(account: Account, TableName: string) {
  try {
    return (await ask(account, "DescribeTable", { TableName }, Described)).Table;
  } catch (error) {
    if (error instanceof AwsRefusal && error.code === "ResourceNotFoundException") return undefined;
    throw error;
  }
}

/** Begins to make the table, unless somebody has begun before. */
async function begin(account: Account, { from, former, name }: Wanted): Promise<void> {
  if ((await describe(account, name)) !== undefined) return;
  if ("backup" in from) {
    const input = { TargetTableName: name, BackupArn: from.backup };
    await tell(account, "RestoreTableFromBackup", input);
    return;
  }
  await tell(account, "RestoreTableToPointInTime", {
    SourceTableName: former,
    TargetTableName: name,
    RestoreDateTime: from.to.getTime() / 1000,
  });
}

/** Resolves with the moment that the table is of, when it is there. Rejects when it is none that was restored. */
async function untilThere(account: Account, name: string, { say, pauseMs }: Parts): Promise<Date> {
  for (let look = 0; ; look++) {
    const found = await describe(account, name);
    const { TableStatus, RestoreSummary: restored } = found ?? {};
    if (TableStatus === "ACTIVE" && restored === undefined) {
      throw new StartError(`${name} is a table that was not restored: choose another name.`);
    }
    if (TableStatus === "ACTIVE" && restored?.RestoreInProgress === false) {
      return new Date(restored.RestoreDateTime * 1000);
    }
    if (look % 20 === 0) say(`  DynamoDB makes ${name}, which may take an hour and more …`);
    await delay(pauseMs);
  }
}

const Ttl = z.object({ TimeToLiveDescription: z.object({ TimeToLiveStatus: z.string() }) });

/** How often is asked for what DynamoDB does not do yet. */
const mostTries = 60;

/** Lets the table be restored itself. Of one that is new DynamoDB says for a while that it cannot do so yet. */
async function protectByBackups(
  account: Account,
  TableName: string,
  { pauseMs }: Parts,
): Promise<void> {
  const input = {
    TableName,
    PointInTimeRecoverySpecification: {
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: limits.backupDays,
    },
  };
  for (let tries = 1; ; tries++) {
    try {
      await tell(account, "UpdateContinuousBackups", input);
      return;
    } catch (error) {
      const isSoon =
        error instanceof AwsRefusal && error.code === "ContinuousBackupsUnavailableException";
      if (!isSoon || tries === mostTries) throw error;
      await delay(pauseMs);
    }
  }
}

/** Sets what no backup holds, as the template sets it for the table of the stack (`infra/data.ts`). */
async function protect(account: Account, wanted: Wanted, parts: Parts): Promise<void> {
  const TableName = wanted.name;
  const { TimeToLiveDescription: expiry } = await ask(
    account,
    "DescribeTimeToLive",
    { TableName },
    Ttl,
  );
  if (!expiry.TimeToLiveStatus.startsWith("ENABL")) {
    await tell(account, "UpdateTimeToLive", {
      TableName,
      TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true },
    });
  }
  await protectByBackups(account, TableName, parts);
  const { DeletionProtectionEnabled, OnDemandThroughput } =
    (await describe(account, TableName)) ?? {};
  const { readsPerSecond, writesPerSecond } = wanted;
  if (DeletionProtectionEnabled !== true) {
    await tell(account, "UpdateTable", { TableName, DeletionProtectionEnabled: true });
    await untilThere(account, TableName, { say: () => undefined, pauseMs: 1000 });
  }
  const isBounded =
    OnDemandThroughput?.MaxReadRequestUnits === readsPerSecond &&
    OnDemandThroughput?.MaxWriteRequestUnits === writesPerSecond;
  if (isBounded || readsPerSecond === undefined || writesPerSecond === undefined) return;
  await tell(account, "UpdateTable", {
    TableName,
    OnDemandThroughput: {
      MaxReadRequestUnits: readsPerSecond,
      MaxWriteRequestUnits: writesPerSecond,
    },
  });
  await untilThere(account, TableName, { say: () => undefined, pauseMs: 1000 });
}

/**
 * Makes a table as another one was, waits until it is there, and sets again what no backup holds: expiry, backups, protection
 * from deletion, and what it may take a second. Goes on with a table that is there already. Resolves with the moment that
 * it is of.
 */
export async function restoreTable(account: Account, wanted: Wanted, parts: Parts): Promise<Date> {
  await begin(account, wanted);
  const of = await untilThere(account, wanted.name, parts);
  await protect(account, wanted, parts);
  return of;
}
