import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import type { ImportState } from "../../../shared/imports.ts";
import { table, tableName } from "../client.ts";
import { decided } from "../conflict.ts";
import { changeImport, planVersion, stateName, type ImportReport } from "./import-jobs.ts";
import { importKey, openImportKey } from "../keys.ts";
import type { TransactItem } from "../transact-item.ts";
import { untilFree } from "../until-free.ts";

/** How long a worker may be silent before somebody else may take its import over, in milliseconds. */
const leaseMs = 120_000;

/**
 * Takes an import to work on it. Undefined when it is at rest, gone, or in somebody else's hands; two workers never
 * hold one import, whatever the queue delivers. One whose plans a later version of this code writes is left to that, and
 * one that is taken counts as this version's from then on, whichever began it: what it writes, an earlier one cannot read.
 */
export const takeImport = (uid: string, id: string, owner: string) =>
  changeImport(uid, id, {
    set:
      "SET leaseOwner = :owner, leaseUntilMs = :until, attempts = attempts + :one, " +
      "planVersion = :known",
    condition:
      "#state IN (:waiting, :running, :undoing) AND (attribute_not_exists(planVersion) OR planVersion <= :known) AND " +
      // By this owner it was taken when the answer to a first try was lost.
      "(attribute_not_exists(leaseUntilMs) OR leaseUntilMs < :now OR leaseOwner = :owner)",
    names: stateName,
    values: {
      ":owner": owner,
      ":until": Date.now() + leaseMs,
      ":now": Date.now(),
      ":one": 1,
      ":known": planVersion,
      ":waiting": "waiting",
      ":running": "running",
      ":undoing": "undoing",
    },
  });

/** Notes how far a worker has come, and keeps the import in its hands. Undefined when it no longer is. */
export const checkpointImport = (
  uid: string,
  id: string,
  owner: string,
  state: "running" | "undoing",
  done: number,
) =>
  changeImport(uid, id, {
    set: "SET #state = :state, done = :done, leaseUntilMs = :until",
    condition: "leaseOwner = :owner",
    names: stateName,
    values: { ":state": state, ":done": done, ":until": Date.now() + leaseMs, ":owner": owner },
  });

/** Lets go of an import that could not be finished, so that the sweep need not wait for the lease to end. */
export const releaseImport = (uid: string, id: string, owner: string) =>
  changeImport(uid, id, {
    set: "SET leaseUntilMs = :free",
    condition: "leaseOwner = :owner",
    values: { ":free": 0, ":owner": owner },
  });

/**
 * Brings an import to rest and takes it off the sweep's list, in one step: whoever sees it at rest may open it again.
 * False when it is gone, or in somebody else's hands.
 */
export function restImport(
  uid: string,
  id: string,
  owner: string,
  end: { readonly state: ImportState; readonly report?: ImportReport; readonly error?: string },
): Promise<boolean> {
  const { state, report, error } = end;
  const items: TransactItem[] = [
    {
      Update: {
        TableName: tableName(),
        Key: importKey(uid, id),
        UpdateExpression:
          "SET #state = :state, finishedAtMs = if_not_exists(finishedAtMs, :now), leaseUntilMs = :free" +
          (report === undefined ? "" : ", report = :report") +
          (error === undefined ? "" : ", failure = :error"),
        ConditionExpression: "leaseOwner = :owner",
        ExpressionAttributeNames: stateName,
        ExpressionAttributeValues: {
          ":state": state,
          ":now": Date.now(),
          ":free": 0,
          ":owner": owner,
          ...(report === undefined ? {} : { ":report": report }),
          ...(error === undefined ? {} : { ":error": error }),
        },
      },
    },
    { Delete: { TableName: tableName(), Key: openImportKey(uid, id) } },
  ];
  return untilFree(() => decided(table.send(new TransactWriteCommand({ TransactItems: items }))));
}
