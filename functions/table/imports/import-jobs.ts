import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { importStates, keptReasonNames } from "../../../shared/imports.ts";
import { kinds, type Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { importKey, importPrefix } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import { countFields } from "./import-plan.ts";

const Report = z.object({
  ...countFields,
  reasons: z.partialRecord(z.enum(keptReasonNames), z.number()),
  kept: z.array(z.object({ title: z.string(), reason: z.enum(keptReasonNames) })),
  /** Whether the file breaks off before its list ends. */
  isBrokenOff: z.boolean().default(false),
  /** Rows that were not placed because the import failed before. */
  left: z.number().default(0),
  /** Whether undoing it at its end would have changed nothing; reports of before say it by their numbers alone. */
  isUnchanging: z.boolean().optional(),
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
  /** How many rows make a chunk: its plans speak of rows by their places, whatever later imports use. */
  chunkRows: z.number().default(100),
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
  /** The edge's id of the request that set it going. */
  edgeId: z.string().optional(),
  /** Which of its files came by calls that may be repeated, as `part:key`. */
  partKeys: z.set(z.string()).default(new Set<string>()),
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

/** The import that an item holds. */
export const importOf = (item: Record<string, unknown>): ImportJob => {
  const { sk, ...job } = JobItem.parse(item);
  const missingParts = job.parts - Object.keys(job.got).length;
  return { ...job, id: sk.slice(importPrefix.length), rows: rowsOf(job.got), missingParts };
};

/** One import of a user, read strongly; undefined when the user has none of that id. */
export async function getImport(uid: string, id: string): Promise<ImportJob | undefined> {
  const item = await getItem(importKey(uid, id));
  return item === undefined ? undefined : importOf(item);
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
  return Items.map(importOf);
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
