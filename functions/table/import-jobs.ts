import {
  DeleteCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { importStates, keptReasonNames, type ImportState } from "../../shared/imports.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import { table, tableName } from "./client.ts";
import { isConflict } from "./conflict.ts";
import { importKey, importPrefix, openImportKey, openImportsPartition } from "./keys.ts";
import { pagesOf } from "./pages.ts";

const Report = z.object({
  added: z.number(),
  raised: z.number(),
  unchanged: z.number(),
  provisional: z.number(),
  reasons: z.partialRecord(z.enum(keptReasonNames), z.number()),
  kept: z.array(z.object({ title: z.string(), reason: z.enum(keptReasonNames) })),
  /** Rows that were not placed because the import failed before. */
  left: z.number().default(0),
});

/** What became of the rows of an import. */
export type ImportReport = z.infer<typeof Report>;

const JobItem = z.object({
  sk: z.string(),
  kind: z.enum(kinds),
  state: z.enum(importStates),
  /** How many files the list came in. */
  parts: z.number(),
  /** Rows of each file that has arrived, by its number. */
  got: z.record(z.string(), z.number()),
  /** Rows placed or put back so far. */
  done: z.number(),
  attempts: z.number(),
  createdAtMs: z.number(),
  /** When it was last opened: uploaded, or to be undone. */
  openedAtMs: z.number().optional(),
  queuedAtMs: z.number(),
  /** The attempts that there had been then: once there are more, a worker has taken it since. */
  queuedAttempts: z.number().default(0),
  /** How often its message was taken for lost and sent again. */
  requeues: z.number().default(0),
  leaseUntilMs: z.number().default(0),
  finishedAtMs: z.number().optional(),
  report: Report.optional(),
  /** The sentence that says why it failed. */
  failure: z.string().optional(),
});

/** One import: a list of one kind in one or more files, on its way into a user's lists. */
export type ImportJob = Omit<z.infer<typeof JobItem>, "sk"> & {
  readonly id: string;
  readonly rows: number;
  readonly missingParts: number;
};

/** The rows of all files that have arrived. */
const rowsOf = (got: ImportJob["got"]): number =>
  Object.values(got).reduce((sum, count) => sum + count, 0);

const fromItem = (item: Record<string, unknown>): ImportJob => {
  const { sk, ...job } = JobItem.parse(item);
  const missingParts = job.parts - Object.keys(job.got).length;
  return { ...job, id: sk.slice(importPrefix.length), rows: rowsOf(job.got), missingParts };
};

/** Changes an import under a condition. Returns it as it is then; undefined when the condition failed. */
export async function changeImport(
  uid: string,
  id: string,
  update: {
    readonly set: string;
    readonly condition: string;
    readonly values: Record<string, unknown>;
  },
): Promise<ImportJob | undefined> {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: importKey(uid, id),
        UpdateExpression: update.set,
        ConditionExpression: update.condition,
        ExpressionAttributeNames: { "#state": "state" },
        ExpressionAttributeValues: update.values,
        ReturnValues: "ALL_NEW",
      }),
    );
    return Attributes === undefined ? undefined : fromItem(Attributes);
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

/** Where the sweep finds an import that is not at rest. */
const openItem = (uid: string, id: string) => ({
  TableName: tableName(),
  Item: { ...openImportKey(uid, id), uid, job: id },
});

/** Stores a new import, and where the sweep finds it, in one transaction. */
export async function createImport(
  uid: string,
  job: Pick<ImportJob, "id" | "kind" | "state" | "parts" | "got">,
): Promise<void> {
  const { id, ...fields } = job;
  const now = Date.now();
  await table.send(
    new TransactWriteCommand({
      TransactItems: [
        {
          Put: {
            TableName: tableName(),
            Item: {
              ...importKey(uid, id),
              ...fields,
              done: 0,
              attempts: 0,
              createdAtMs: now,
              openedAtMs: now,
              queuedAtMs: now,
            },
          },
        },
        { Put: openItem(uid, id) },
      ],
    }),
  );
}

/** One import of a user, read strongly; undefined when the user has none of that id. */
export async function getImport(uid: string, id: string): Promise<ImportJob | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: importKey(uid, id), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : fromItem(Item);
}

/** The newest imports of a user. */
export async function listImports(uid: string): Promise<ImportJob[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
      ExpressionAttributeValues: { ":pk": importKey(uid, "").pk, ":prefix": importPrefix },
      ScanIndexForward: false,
      Limit: limits.importsShown,
      ConsistentRead: true,
    }),
  );
  return Items.map(fromItem);
}

const UndoneItem = JobItem.pick({ sk: true, kind: true, state: true });

/** The ids of all imports of one kind that a user has undone, or that are about to be. */
export async function listUndoneImports(uid: string, kind: Kind): Promise<string[]> {
  const undone: string[] = [];
  const { pk } = importKey(uid, "");
  for await (const page of pagesOf(pk, importPrefix, { isConsistent: true })) {
    for (const item of page) {
      const { sk, kind: own, state } = UndoneItem.parse(item);
      const isUndone = state === "undone" || state === "undoing";
      if (own === kind && isUndone) undone.push(sk.slice(importPrefix.length));
    }
  }
  return undone;
}

const PlacedItem = JobItem.pick({ state: true, got: true, done: true });

/** How many imports have brought a list: those that failed or were undone have not, nor those that are still on their way. */
export async function countPlacedImports(uid: string): Promise<number> {
  let placed = 0;
  const { pk } = importKey(uid, "");
  for await (const page of pagesOf(pk, importPrefix, { isConsistent: true })) {
    for (const item of page) {
      const { state, got, done } = PlacedItem.parse(item);
      // What an import earns is told in its e-mail, which is written before it comes to rest.
      const isAtItsEnd = state === "running" && done >= rowsOf(got);
      if (state === "finished" || isAtItsEnd) placed++;
    }
  }
  return placed;
}

/** Notes that another file of a split list has arrived. Returns undefined when the import has already begun. */
export const addImportPart = (uid: string, id: string, part: number, rows: number) =>
  // The part's number is a number: it cannot be anything else in a path.
  changeImport(uid, id, {
    set: `SET got.p${part} = :rows`,
    condition: "#state = :uploading",
    values: { ":rows": rows, ":uploading": "uploading" },
  });

/** Moves an import from one state to the next and notes when it was put into the queue. Undefined when it was in another. */
export const requeueImport = (uid: string, id: string, from: ImportState, to: ImportState) =>
  changeImport(uid, id, {
    set:
      "SET #state = :to, queuedAtMs = :now, queuedAttempts = attempts, " +
      "requeues = if_not_exists(requeues, :none) + :again",
    condition: "#state = :from",
    values: {
      ":from": from,
      ":to": to,
      ":now": Date.now(),
      ":none": 0,
      ":again": from === to ? 1 : 0,
    },
  });

/** Claims the one e-mail that an import may send. False when it was claimed before. */
export async function claimMail(uid: string, id: string): Promise<boolean> {
  const claimed = await changeImport(uid, id, {
    set: "SET mailedAtMs = :now, #state = #state",
    condition: "attribute_exists(pk) AND attribute_not_exists(mailedAtMs)",
    values: { ":now": Date.now() },
  });
  return claimed !== undefined;
}

/** Opens an import at rest once more, to be undone. False when it is in another state than the one seen. */
export async function reopenImport(uid: string, id: string, from: ImportState): Promise<boolean> {
  try {
    await table.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: tableName(),
              Key: importKey(uid, id),
              UpdateExpression:
                "SET #state = :undoing, openedAtMs = :now, queuedAtMs = :now, attempts = :none, done = :none, " +
                "queuedAttempts = :none, requeues = :none",
              ConditionExpression: "#state = :from",
              ExpressionAttributeNames: { "#state": "state" },
              ExpressionAttributeValues: {
                ":undoing": "undoing",
                ":from": from,
                ":now": Date.now(),
                ":none": 0,
              },
            },
          },
          { Put: openItem(uid, id) },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** Takes an import that is gone off the sweep's list. */
export async function closeImport(uid: string, id: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: openImportKey(uid, id) }));
}

const OpenItem = z.object({ uid: z.string(), job: z.string() });

/** Every import of anybody that is not at rest. */
export async function listOpenImports(): Promise<z.infer<typeof OpenItem>[]> {
  const open: z.infer<typeof OpenItem>[] = [];
  for await (const page of pagesOf(openImportsPartition)) {
    open.push(...page.map((item) => OpenItem.parse(item)));
  }
  return open;
}
