import { DeleteCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ImportState } from "../../../shared/imports.ts";
import * as limits from "../../../shared/limits.ts";
import { none } from "../../runtime/env.ts";
import { loggedAbout } from "../../runtime/log.ts";
import { randomId } from "../../runtime/random-id.ts";
import { nowSeconds, table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { answerIfWon, won } from "../conflict.ts";
import { importClaimKey, importKey, openImportKey, openImportsPartition } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import type { TransactItem } from "../transact-item.ts";
import { importOf, type ImportJob, type ImportReport } from "./import-jobs.ts";
import { expressionsOf, transitions, type Facts, type TransitionName } from "./import-states.ts";

/**
 * Counts on when the shape of recorded plans changes, or how rows are told by them. Plans of earlier versions are read, by
 * the defaults of their shape: an import goes on after a deployment, and can be undone, by the plans that it has.
 */
export const planVersion = 2;

/** How long a worker may be silent before somebody else may take its import over, in milliseconds. */
const leaseMs = 120_000;

const leaseUntil = (): number => Date.now() + leaseMs;

/**
 * Moves an import by a row of `import-states.ts`. Returns it as it is then; undefined when it may not be moved so. While
 * a transaction holds it nothing has been said of the condition: then it waits, and throws ApiError 409 in the end.
 */
async function moveImport(
  uid: string,
  id: string,
  name: TransitionName,
  facts: Facts,
  more?: Parameters<typeof expressionsOf>[2],
): Promise<ImportJob | undefined> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: importKey(uid, id),
    ...expressionsOf(transitions[name], facts, more),
    ReturnValues: "ALL_NEW",
  });
  const answer = await answerIfWon(() => table.send(command));
  return answer?.Attributes && importOf(answer.Attributes);
}

/** The edge's id of the request that sets an import going, for the lines of those who work on it later. */
const ownEdgeId = (): string => loggedAbout().edgeId ?? none;

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
          edgeId: ownEdgeId(),
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
  if (await won(() => table.send(command))) return id;
  return (key === undefined ? undefined : await importOfKey(uid, key)) ?? id;
}

const ClaimItem = z.object({ job: z.string() });

/** The id of the import that a client's key has made; undefined when there is none. */
export async function importOfKey(uid: string, key: string): Promise<string | undefined> {
  const item = await getItem(importClaimKey(uid, key));
  return item === undefined ? undefined : ClaimItem.parse(item).job;
}

/** How an import remembers that a file of it came by a call with a key. */
export const partKey = (part: number, key: string): string => `${part}:${key}`;

/** Notes that another file of a split list has arrived. Undefined when the import has already begun. */
export const receivePart = (
  uid: string,
  id: string,
  {
    part,
    rows,
    key,
  }: { readonly part: number; readonly rows: number; readonly key?: string | undefined },
) =>
  moveImport(
    uid,
    id,
    "receive",
    { rows, ...(key === undefined ? {} : { keys: new Set([partKey(part, key)]) }) },
    { part: `p${part}`, ...(key === undefined ? {} : { add: "partKeys :keys" }) },
  );

/** Lets an import begin with the files that have come. Undefined when it has begun. */
export const beginImport = (uid: string, id: string) => moveImport(uid, id, "begin", {});

/** Notes that an import's message is sent once more. Undefined when it is not as it was seen any more. */
export const queueImportAgain = (uid: string, id: string, seen: ImportState) =>
  moveImport(uid, id, "queueAgain", { seen });

/**
 * Takes an import to work on it. Undefined when it is at rest, gone, or in somebody else's hands. One whose plans a later
 * version of this code writes is left to that, and one that is taken counts as this version's from then on, whichever
 * began it: what it writes, an earlier one cannot read.
 */
export const takeImport = (uid: string, id: string, owner: string) =>
  moveImport(uid, id, "take", { owner, planVersion, leaseUntil: leaseUntil() });

/** Notes how far a worker has come, and keeps the import in its hands. Undefined when it no longer is. */
export const checkpointImport = (
  uid: string,
  id: string,
  owner: string,
  step: "place" | "putBack",
  done: number,
) => moveImport(uid, id, step, { owner, done, leaseUntil: leaseUntil() });

/** Lets go of an import that could not be finished, so that the sweep need not wait for the lease to end. */
export const releaseImport = (uid: string, id: string, owner: string) =>
  moveImport(uid, id, "release", { owner });

/**
 * Claims the one e-mail that an import may send. False when it was claimed before: by anybody but this call, which may
 * meet its own claim again when the answer to it was lost.
 */
export async function claimMail(uid: string, id: string): Promise<boolean> {
  return (await moveImport(uid, id, "claimMail", { claim: randomId() })) !== undefined;
}

/** How an import comes to rest, and what is to be remembered of that. */
export type Ending =
  | { readonly by: "finish"; readonly report: ImportReport }
  | { readonly by: "fail"; readonly report: ImportReport; readonly failure: string }
  | { readonly by: "finishUndoing" }
  | { readonly by: "giveUpUndoing"; readonly failure: string };

/** Moves an import, and what the sweep sees of it, in one transaction. False when it may not be moved so. */
function moveWithOpenItem(
  uid: string,
  id: string,
  name: TransitionName,
  facts: Facts,
  open: TransactItem,
): Promise<boolean> {
  const update = {
    TableName: tableName(),
    Key: importKey(uid, id),
    ...expressionsOf(transitions[name], facts),
  };
  const command = new TransactWriteCommand({ TransactItems: [{ Update: update }, open] });
  return won(() => table.send(command));
}

/**
 * Brings an import to rest and takes it off the sweep's list, in one step: whoever sees it at rest may open it again.
 * False when it is gone, or in somebody else's hands.
 */
export const restImport = (
  uid: string,
  id: string,
  owner: string,
  { by, ...facts }: Ending,
): Promise<boolean> =>
  moveWithOpenItem(
    uid,
    id,
    by,
    { owner, ...facts },
    { Delete: { TableName: tableName(), Key: openImportKey(uid, id) } },
  );

/** Opens an import at rest once more, to be undone. False when it is in another state than the one seen. */
export const reopenImport = (uid: string, id: string, seen: ImportState): Promise<boolean> =>
  moveWithOpenItem(uid, id, "reopen", { seen, edgeId: ownEdgeId() }, { Put: openItem(uid, id) });

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
