import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
} from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import type { grantMissing as GrantMissing } from "../../functions/achievements/count-all.ts";
import type { table as Client } from "../../functions/table/client.ts";
import { entryKey, progressSumKey } from "../../functions/table/keys.ts";
import type { changeEntry as ChangeEntry } from "../../functions/tracking/change-entry.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import type { Kind } from "../../shared/kind.ts";
import { becomeFunction } from "../support/cloud/function-environment.ts";
import { fillShelf, uidOf } from "../support/cloud/table.ts";
import { newcomer } from "../support/people/people.ts";
import { anime, manga } from "../support/people/titles.ts";

/*
 * A shelf of more than 600 entries costs more to read than a stored sum costs to write. The sum may be off; nobody gets
 * what they have not earned by it, and what somebody misses is found by the next run of the job that comes to them.
 */
let changeEntry: typeof ChangeEntry;
let grantMissing: typeof GrantMissing;
let client: typeof Client;

beforeAll(async () => {
  becomeFunction();
  ({ table: client } = await import("../../functions/table/client.ts"));
  ({ changeEntry } = await import("../../functions/tracking/change-entry.ts"));
  ({ grantMissing } = await import("../../functions/achievements/count-all.ts"));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const { awsEndpoint, environment } = inject("cloud");
const table = DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(awsEndpoint)));
const TableName = environment["TABLE"];

const storedSum = async (uid: string): Promise<unknown> => {
  const Key = progressSumKey(uid, "anime");
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return Item?.["total"];
};

const storeSum = (uid: string, total: number) =>
  table.send(new PutCommand({ TableName, Item: { ...progressSumKey(uid, "anime"), total } }));

const putEntry = (uid: string, kind: Kind, id: number, p: number) =>
  table.send(new PutCommand({ TableName, Item: { ...entryKey(uid, kind, id), s: "W", p, u: 1 } }));

/** 220 episodes, all of them out. */
const naruto = 20;

/** Somebody with so many episodes on so many entries of titles that nobody knows, and one that goes on. */
async function collector({ entries, episodes }: { entries: number; episodes: number }) {
  const person = await newcomer();
  const uid = await uidOf(person.username);
  const ids = Array.from({ length: entries - 2 }, (_, at) => 900_000_000 + at);
  await fillShelf(person.username, ids, "W");
  await putEntry(uid, "anime", 999_999_999, episodes - 100 - ids.length);
  await putEntry(uid, "anime", anime.onePiece, 100);
  return { uid, ids };
}

const stepTo = async (
  uid: string,
  progress: number,
  id: number = anime.onePiece,
): Promise<string[]> => {
  const { new_achievements } = await changeEntry(uid, "anime", id, () => ({
    status: "WATCHING",
    progress,
  }));
  return new_achievements.map(({ name }) => name);
};

/** The reads of whole shelves while something is done. */
async function shelvesRead(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(DynamoDBDocumentClient.prototype, "send");
  await work();
  const inputs = sent.mock.calls.map(([command]) => JSON.stringify(command.input));
  sent.mockRestore();
  return inputs.filter((input) => input.includes('"A#"')).length;
}

describe("a step on a large shelf", () => {
  test("is measured by a stored sum, and earns exactly what it reaches", async () => {
    const { uid } = await collector({ entries: 700, episodes: 997 });
    // The first one reads the shelf, and grants what nobody has granted.
    expect(await stepTo(uid, 101)).toContain("Just One More");
    expect(await storedSum(uid)).toBe(998);
    const reads = await shelvesRead(async () => {
      expect(await stepTo(uid, 102)).toEqual([]);
    });
    expect(reads).toBe(0);
    expect(await storedSum(uid)).toBe(999);
    expect(await stepTo(uid, 103)).toEqual(["Marathon Runner"]);
    expect(await stepTo(uid, 104)).toEqual([]);
    expect(await storedSum(uid)).toBe(1001);
  });

  test("of manga is measured in the same way", async () => {
    const reader = await newcomer();
    const uid = await uidOf(reader.username);
    const ids = Array.from({ length: 700 }, (_, at) => 900_000_000 + at);
    await fillShelf(reader.username, ids, "W", "manga");
    await putEntry(uid, "manga", manga.onePiece, 297);
    const step = async (progress: number) => {
      const rule = () => ({ status: "READING" as const, progress });
      return (await changeEntry(uid, "manga", manga.onePiece, rule)).new_achievements;
    };
    await step(298);
    expect(await step(299)).toEqual([]);
    expect((await step(300)).map(({ name }) => name)).toEqual(["Weekly Reader"]);
  });

  test("earns nothing by a sum that is too great, and sets it right", async () => {
    const { uid } = await collector({ entries: 700, episodes: 950 });
    await stepTo(uid, 101);
    await storeSum(uid, 4999);
    expect(await stepTo(uid, 102)).toEqual([]);
    expect(await storedSum(uid)).toBe(952);
  });

  test("that a sum too small has missed is made up for by the daily job", async () => {
    const { uid } = await collector({ entries: 700, episodes: 999 });
    await stepTo(uid, 99);
    await storeSum(uid, 20);
    expect(await stepTo(uid, 101)).toEqual([]);
    expect((await grantMissing(uid)).map(({ name }) => name)).toEqual(["Marathon Runner"]);
    expect(await storedSum(uid)).toBe(1000);
  });

  test("holds all that is on the shelf, also what has not aired", async () => {
    const { uid } = await collector({ entries: 700, episodes: 3750 });
    await putEntry(uid, "anime", naruto, 100);
    // More than has aired by far, which does not count, and then what was meant, which does.
    await stepTo(uid, 9000);
    await grantMissing(uid);
    expect(await storedSum(uid)).toBe(3650 + 9000 + 100);
    expect(await stepTo(uid, 1140)).toEqual([]);
    expect(await stepTo(uid, 209, naruto)).toEqual([]);
    expect(await storedSum(uid)).toBe(4999);
    expect(await stepTo(uid, 210, naruto)).toEqual(["Sleep Is Optional"]);
  });

  test("is told of what it earns, also when no sum can be stored", async () => {
    const { uid } = await collector({ entries: 700, episodes: 998 });
    await stepTo(uid, 101);
    client.middlewareStack.add(
      (next) => (call) => {
        if (JSON.stringify(call.input).includes("SUM#")) throw new Error("By a test");
        return next(call);
      },
      { name: "refuseSums" },
    );
    onTestFinished(() => {
      client.middlewareStack.remove("refuseSums");
    });
    expect(await stepTo(uid, 102)).toEqual(["Marathon Runner"]);
  });

  test("asks for nothing once all goals are earned", async () => {
    const { uid } = await collector({ entries: 700, episodes: 12_000 });
    await stepTo(uid, 101);
    expect(await stepTo(uid, 102)).toEqual([]);
    const before = await storedSum(uid);
    const reads = await shelvesRead(() => stepTo(uid, 103));
    expect([reads, await storedSum(uid)]).toEqual([0, before]);
  });

  test("reads the shelf again when it has shrunk", async () => {
    const { uid, ids } = await collector({ entries: 700, episodes: 990 });
    await stepTo(uid, 101);
    await Promise.all(
      ids
        .slice(0, 200)
        .map((id) => table.send(new DeleteCommand({ TableName, Key: entryKey(uid, "anime", id) }))),
    );
    await grantMissing(uid);
    expect(await shelvesRead(() => stepTo(uid, 102))).toBe(1);
  });

  test("does well without the sum that it expects", async () => {
    const { uid } = await collector({ entries: 700, episodes: 998 });
    await stepTo(uid, 101);
    await table.send(new DeleteCommand({ TableName, Key: progressSumKey(uid, "anime") }));
    expect(await stepTo(uid, 102)).toEqual(["Marathon Runner"]);
    expect(await storedSum(uid)).toBe(1000);
  });
});

test("a shelf of 600 entries is read, and no sum of it is kept", async () => {
  const { uid } = await collector({ entries: 600, episodes: 900 });
  await stepTo(uid, 101);
  expect(await shelvesRead(() => stepTo(uid, 102))).toBe(1);
  expect(await storedSum(uid)).toBeUndefined();
});
