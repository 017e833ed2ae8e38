import { createHash } from "node:crypto";
import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { titleTypes } from "../../../catalogue/title.ts";
import { keptReasonNames, type KeptReason } from "../../../shared/imports.ts";
import type { Kind } from "../../../shared/kind.ts";
import { table, tableName } from "../client.ts";
import { leftoverKey, leftoverPrefix, profileKey } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import type { FileRow } from "./file-row.ts";

/** A row of a file that has no place in the lists. The export gives it back. */
export interface Leftover {
  readonly row: Omit<FileRow, "isTooLarge" | "isUnread">;
  readonly reason: KeptReason;
  /** The import that brought it. */
  readonly job: string;
  /** Which row of that import it was, from 0: rows that say the same are still two. */
  readonly at: number;
}

const Row = z.object({
  kind: z.enum(["anime", "manga"]),
  id: z.number().nullable(),
  title: z.string(),
  type: z.enum(titleTypes),
  total: z.number().nullable(),
  status: z.string(),
  isRepeating: z.boolean(),
  progress: z.number(),
  volumes: z.number(),
  score: z.number().nullable(),
  start: z.string().nullable(),
  finish: z.string().nullable(),
  repeats: z.number(),
  notes: z.string(),
  tags: z.string(),
  // A row without such elements says what one says where all of them are empty, as an export of it has them.
  rest: z
    .string()
    .nullable()
    .default("")
    .transform((rest) => rest ?? ""),
});

const LeftoverItem = z.object({
  row: Row,
  reason: z.enum(keptReasonNames),
  job: z.string(),
  at: z.number(),
});

const fingerprint = (row: Leftover["row"]): string =>
  createHash("sha256")
    .update(JSON.stringify(Row.parse(row)))
    .digest("base64url")
    .slice(0, 16);

/** What a leftover is about: the title, or all that the row says where no title can be told. */
const identity = (row: Leftover["row"]): string =>
  row.id === null ? fingerprint(row) : String(row.id);

const keyOf = (uid: string, leftover: Leftover) =>
  leftoverKey(uid, leftover.row.kind, identity(leftover.row), leftover.job, leftover.at);

/** Keeps a row aside. Doing it again changes nothing. */
export async function putLeftover(uid: string, leftover: Leftover): Promise<void> {
  const row = Row.parse(leftover.row);
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...keyOf(uid, leftover),
        row,
        reason: leftover.reason,
        job: leftover.job,
        at: leftover.at,
      },
    }),
  );
}

const byImport = (a: Leftover, b: Leftover): number => (a.job < b.job ? -1 : a.job > b.job ? 1 : 0);

/**
 * Every row of a kind that is kept aside, of all imports, those of the latest import last. Who is to forget some reads
 * them consistently.
 */
export async function listLeftovers(
  uid: string,
  kind: Kind,
  { isConsistent = false } = {},
): Promise<Leftover[]> {
  const found: Leftover[] = [];
  const { pk } = profileKey(uid);
  for await (const page of pagesOf(pk, leftoverPrefix(kind), { isConsistent })) {
    found.push(...page.map((item) => LeftoverItem.parse(item)));
  }
  return found.sort(byImport);
}

/** The rows of a title that are kept aside, of all imports, read strongly, those of the latest import last. */
export async function listLeftoversOf(uid: string, kind: Kind, id: number): Promise<Leftover[]> {
  const found: Leftover[] = [];
  const { pk } = profileKey(uid);
  const prefix = `${leftoverPrefix(kind)}${id}#`;
  for await (const page of pagesOf(pk, prefix, { isConsistent: true })) {
    found.push(...page.map((item) => LeftoverItem.parse(item)));
  }
  return found.sort(byImport);
}

/** The leftovers as an export gives them back: of each title the rows of the import that brought it last. */
export function latestLeftovers(leftovers: readonly Leftover[]): Leftover[] {
  const latest = new Map(leftovers.map(({ row, job }) => [identity(row), job]));
  return leftovers.filter(({ row, job }) => latest.get(identity(row)) === job);
}

const StandingItem = z.object({ row: Row.pick({ id: true }), reason: LeftoverItem.shape.reason });

/** The ids of titles that files brought as dropped; some of them may have come onto the list since. */
export async function listDroppedInFiles(uid: string, kind: Kind): Promise<number[]> {
  const ids: number[] = [];
  const { pk } = profileKey(uid);
  // Not the rows themselves: their notes may be long.
  for await (const page of pagesOf(pk, leftoverPrefix(kind), { only: ["reason", "row.id"] })) {
    for (const item of page) {
      const { row, reason } = StandingItem.parse(item);
      if (reason === "dropped" && row.id !== null) ids.push(row.id);
    }
  }
  return ids;
}

/** Forgets a row that was kept aside. */
export async function forgetLeftover(uid: string, leftover: Leftover): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(uid, leftover) }));
}
