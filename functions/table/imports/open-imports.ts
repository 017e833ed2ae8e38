import { DeleteCommand, GetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ImportState } from "../../../shared/imports.ts";
import { limits } from "../../../shared/limits.ts";
import { nowSeconds, table, tableName } from "../client.ts";
import { decided } from "../conflict.ts";
import { changeImport, planVersion, stateName, type ImportJob } from "./import-jobs.ts";
import { importClaimKey, importKey, openImportKey, openImportsPartition } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import type { TransactItem } from "../transact-item.ts";
import { untilFree } from "../until-free.ts";

/** Where the sweep finds an import that is not at rest. */
const openItem = (uid: string, id: string) => ({
  TableName: tableName(),
  Item: { ...openImportKey(uid, id), uid, job: id },
});

/**
 * Stores a new import, and where the sweep finds it, in one transaction; with a client's key for it, also which import
 * that key has made. Returns its id: that of the import which a call with the same key has made before, or of this one,
 * stored by a try whose answer was lost.
 */
export async function createImport(
  uid: string,
  job: Pick<ImportJob, "id" | "kind" | "state" | "parts" | "got">,
  key: string | undefined,
): Promise<string> {
  const { id, ...fields } = job;
  const now = Date.now();
  const items: TransactItem[] = [
    {
      Put: {
        TableName: tableName(),
        Item: {
          ...importKey(uid, id),
          ...fields,
          done: 0,
          chunkRows: limits.importChunkRows,
          planVersion,
          attempts: 0,
          createdAtMs: now,
          openedAtMs: now,
          queuedAtMs: now,
        },
      },
    },
    { Put: openItem(uid, id) },
  ];
  if (key !== undefined) {
    items.push({
      Put: {
        TableName: tableName(),
        Item: {
          ...importClaimKey(uid, key),
          job: id,
          ttl: nowSeconds() + limits.importClaimDays * 86_400,
        },
        ConditionExpression: "attribute_not_exists(pk)",
      },
    });
  }
  const command = new TransactWriteCommand({ TransactItems: items });
  if (await untilFree(() => decided(table.send(command)))) return id;
  return (key === undefined ? undefined : await importOfKey(uid, key)) ?? id;
}

const ClaimItem = z.object({ job: z.string() });

/** The id of the import that a client's key has made; undefined when there is none. */
export async function importOfKey(uid: string, key: string): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: importClaimKey(uid, key), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : ClaimItem.parse(Item).job;
}

/** How an import remembers that a file of it came by a call with a key. */
export const partKey = (part: number, key: string): string => `${part}:${key}`;

/** Notes that another file of a split list has arrived. Returns undefined when the import has already begun. */
export const addImportPart = (
  uid: string,
  id: string,
  {
    part,
    rows,
    key,
  }: { readonly part: number; readonly rows: number; readonly key?: string | undefined },
) =>
  // The part's number is a number: it cannot be anything else in a path.
  changeImport(uid, id, {
    set: `SET got.p${part} = :rows${key === undefined ? "" : " ADD partKeys :key"}`,
    condition: "#state = :uploading",
    names: stateName,
    values: {
      ":rows": rows,
      ":uploading": "uploading",
      ...(key === undefined ? {} : { ":key": new Set([partKey(part, key)]) }),
    },
  });

/** Moves an import from one state to the next and notes when it was put into the queue. Undefined when it was in another. */
export const requeueImport = (uid: string, id: string, from: ImportState, to: ImportState) =>
  changeImport(uid, id, {
    set:
      "SET #state = :to, queuedAtMs = :now, queuedAttempts = attempts, " +
      "requeues = if_not_exists(requeues, :none) + :again",
    condition: "#state = :from",
    names: stateName,
    values: {
      ":from": from,
      ":to": to,
      ":now": Date.now(),
      ":none": 0,
      ":again": from === to ? 1 : 0,
    },
  });

/** Opens an import at rest once more, to be undone. False when it is in another state than the one seen. */
export function reopenImport(uid: string, id: string, from: ImportState): Promise<boolean> {
  const command = new TransactWriteCommand({
    TransactItems: [
      {
        Update: {
          TableName: tableName(),
          Key: importKey(uid, id),
          UpdateExpression:
            "SET #state = :undoing, openedAtMs = :now, queuedAtMs = :now, attempts = :none, done = :none, " +
            "queuedAttempts = :none, requeues = :none",
          ConditionExpression: "#state = :from",
          ExpressionAttributeNames: stateName,
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
  });
  return untilFree(() => decided(table.send(command)));
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
