/*
 * What a table of an earlier moment is told. The job runs in this process on tables of its own, each with the people that a
 * test names, beside that of the cloud.
 */
import { randomUUID } from "node:crypto";
import {
  CreateBackupCommand,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableFromBackupCommand,
} from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import * as z from "zod";
import { lastTableKey } from "../../../functions/objects/keys.ts";
import { profileKey, statisticsKey, type Key } from "../../../functions/table/keys.ts";
import { erasureKey } from "../../../functions/table/moderation/keys.ts";
import { keyOfThing } from "../../../functions/table/moderation/things.ts";
import { operatorClient } from "../../../local/aws/operator-client.ts";
import { itemsOf } from "../../../scripts/drill/digests.ts";
import * as limits from "../../../shared/limits.ts";
import { becomeFunction, setEnvironment } from "../../support/cloud/function-environment.ts";
import { itemsWith, objectText, putObject, removeObject } from "../../support/cloud/stored.ts";
import { uidOf } from "../../support/cloud/table.ts";
import { moderate } from "../../support/people/moderating.ts";
import { newcomer } from "../../support/people/people.ts";
import { takePortrait } from "../../support/people/portraits.ts";

const { awsEndpoint, environment } = inject("cloud");
const { TABLE } = z.object({ TABLE: z.string() }).parse(environment);
const dynamodb = new DynamoDBClient(operatorClient(awsEndpoint));
const documents = DynamoDBDocumentClient.from(dynamodb);

/** A table as the cloud's, which nobody restored, with all that is stored of some people. */
async function tableWith(...uids: readonly string[]): Promise<string> {
  const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName: TABLE }));
  const TableName = `own-${randomUUID()}`;
  await dynamodb.send(
    new CreateTableCommand({
      TableName,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: Table?.AttributeDefinitions,
      KeySchema: Table?.KeySchema,
      GlobalSecondaryIndexes: Table?.GlobalSecondaryIndexes?.map(
        ({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }),
      ),
    }),
  );
  for (const Item of await itemsWith(...uids)) {
    const requests = [{ PutRequest: { Item } }];
    await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
  return TableName;
}

/** How far the making of a table is. */
async function restoreOf(TableName: string): Promise<string> {
  const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName }));
  const isDone = Table?.RestoreSummary?.RestoreInProgress === false;
  return `${Table?.TableStatus ?? ""}, ${isDone ? "done" : "under way"}`;
}

const patiently = { timeout: 60_000 };

/** What `npm run restore` makes of a table. */
async function restoredFrom(TableName: string): Promise<string> {
  const backup = await dynamodb.send(new CreateBackupCommand({ TableName, BackupName: "law" }));
  const TargetTableName = `restored-${randomUUID()}`;
  const { BackupArn } = backup.BackupDetails ?? {};
  await dynamodb.send(new RestoreTableFromBackupCommand({ TargetTableName, BackupArn }));
  await expect.poll(() => restoreOf(TargetTableName), patiently).toBe("ACTIVE, done");
  return TargetTableName;
}

/** Runs the job on a table, until a moment. */
async function replayOn(table: string) {
  setEnvironment({ TABLE: table });
  const { replay } = await import("../../../functions/restoration/replay.ts");
  return replay(Date.now() + 60_000);
}

async function itemIn(TableName: string, Key: Key): Promise<Record<string, unknown> | undefined> {
  const got = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return got.Item;
}

/** Leaves of a deletion what is outside of all tables. */
async function leaveTombstone(uid: string): Promise<void> {
  const { putTombstone } = await import("../../../functions/objects/tombstones.ts");
  await putTombstone(uid);
}

const isThere = async (table: string, uid: string): Promise<boolean> =>
  (await itemIn(table, profileKey(uid))) !== undefined;

beforeEach(() => {
  becomeFunction({ USER_POOL_ID: "pool" });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  // The cloud's own table was never out of use.
  await removeObject("data", lastTableKey);
});

const person = async (): Promise<string> => uidOf((await newcomer()).username);

describe("a restored table", () => {
  test("is told of who was deleted between two runs, the first of which was stopped", async () => {
    const uid = await person();
    const table = await restoredFrom(await tableWith(uid));
    const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName: table }));
    // A run that had come by everybody, and was stopped.
    const Item = {
      ...statisticsKey("RESTORED"),
      table: Table?.TableId,
      after: uid,
      beganAtMs: Date.now(),
    };
    const requests = [{ PutRequest: { Item } }];
    await documents.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
    await leaveTombstone(uid);
    vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ["Date"] });
    expect(await replayOn(table)).toMatchObject({ people: 0, deleted: 0 });
    expect(await isThere(table, uid)).toBe(true);
    expect(await replayOn(table)).toMatchObject({ people: 1, deleted: 1 });
    expect(await isThere(table, uid)).toBe(false);
  });

  test("is told once, and what is to be erased has its whole time anew", async () => {
    const { username } = await newcomer();
    const uid = await uidOf(username);
    await moderate("erase", username);
    const thing = { kind: "account" as const, uid };
    const key = erasureKey(keyOfThing(thing));
    const own = await tableWith(uid);
    const due = Number((await itemIn(own, key))?.["due"]);
    expect(due).toBeGreaterThan(Date.now() / 1000);
    const table = await restoredFrom(own);
    vi.useFakeTimers({ now: (due + 60) * 1000, toFake: ["Date"] });
    await replayOn(table);
    const whole = due + 60 + limits.erasureDays * 86_400;
    expect(await itemIn(table, key)).toMatchObject({ due: whole });
    expect(await itemIn(table, profileKey(uid))).toMatchObject({
      moderation: { erasing: { due: whole } },
    });
    const { carryOutErasures } = await import("../../../functions/moderation/erase.ts");
    expect(await carryOutErasures()).toEqual({ erased: 0, failed: 0 });
    vi.setSystemTime((due + 7200) * 1000);
    expect(await replayOn(table)).toMatchObject({ people: 0 });
    expect(await itemIn(table, key)).toMatchObject({ due: whole });
    vi.setSystemTime((whole + 1) * 1000);
    expect(await carryOutErasures()).toEqual({ erased: 1, failed: 0 });
  });

  test("shows no picture that operators have hidden, when it comes back", async () => {
    const who = await newcomer();
    const path = await takePortrait(who);
    await moderate("hide", who.username);
    const table = await restoredFrom(await tableWith(await uidOf(who.username)));
    const key = path.slice(1);
    await putObject("media", key, "as it was");
    await replayOn(table);
    expect(await objectText("media", key)).not.toBe("as it was");
  });
});

describe("a table that was in use before a restored one", () => {
  test("is told of who was deleted meanwhile, when it comes back, and else of nothing", async () => {
    const [leaves, stays] = [await person(), await person()];
    const own = await tableWith(leaves, stays);
    const sessions = async () =>
      (await itemsOf(awsEndpoint, own)).filter(({ pk }) => pk.startsWith("S#")).length;
    expect(await replayOn(own)).toMatchObject({ people: 0 });
    expect(await sessions()).toBe(2);
    const restored = await restoredFrom(own);
    expect(await replayOn(restored)).toMatchObject({ people: 2, deleted: 0 });
    await leaveTombstone(leaves);
    expect(await replayOn(own)).toMatchObject({ people: 2, deleted: 1 });
    expect([await isThere(own, leaves), await isThere(own, stays)]).toEqual([false, true]);
    expect(await sessions()).toBe(0);
    // For a day it looks for who was deleted late.
    expect(await replayOn(own)).toMatchObject({ deleted: 0 });
    expect(await isThere(own, stays)).toBe(true);
  });

  test("is told again, also days after it was told before", async () => {
    const leaves = await person();
    const first = await restoredFrom(await tableWith(leaves));
    expect(await replayOn(first)).toMatchObject({ people: 1, deleted: 0 });
    const second = await restoredFrom(first);
    expect(await replayOn(second)).toMatchObject({ people: 1, deleted: 0 });
    await leaveTombstone(leaves);
    vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ["Date"] });
    expect(await replayOn(first)).toMatchObject({ people: 1, deleted: 1 });
    expect(await replayOn(first)).toMatchObject({ people: 0 });
  });
});
