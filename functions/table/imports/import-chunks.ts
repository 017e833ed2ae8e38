import { gunzipSync, gzipSync } from "node:zlib";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { keptReasonNames } from "../../../shared/imports.ts";
import type { Kind } from "../../../shared/kind.ts";
import { nowSeconds, table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { won } from "../conflict.ts";
import { packEntry, unpackEntry } from "../entry-item.ts";
import { importChunkKey, importChunkPrefix } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import { countFields, type Plan } from "./import-plan.ts";
import { importRecordSeconds } from "./import-record.ts";

/** Where a plan belongs: a chunk is planned in round 0, and again for rows whose entries somebody changed meanwhile. */
export interface ChunkAddress {
  readonly uid: string;
  readonly kind: Kind;
  readonly job: string;
  readonly chunk: number;
  readonly round: number;
}

const text = z.string().nullish();
const Packed = z
  .tuple([z.enum(["P", "W", "C"]), z.number(), z.number()])
  .rest(text)
  .transform(([s, p, u, x, t]) => [s, p, u, x ?? undefined, t ?? undefined] as const);

const StoredPlan = z.object({
  changes: z.array(z.tuple([z.number(), Packed.nullable(), Packed])),
  noted: z.array(z.object({ at: z.number(), isBeyond: z.boolean().default(false) })),
  kept: z.array(z.object({ at: z.number(), reason: z.enum(keptReasonNames), title: z.string() })),
  counts: z.object(countFields),
  decided: z.array(z.number()),
});

const ChunkItem = z.object({ plan: z.instanceof(Uint8Array) });

/** Compressed, a plan of a hundred rows costs two or three write units instead of ten. */
function packed({ changes, noted, kept, counts, decided }: Plan): Buffer {
  const stored: z.input<typeof StoredPlan> = {
    changes: changes.map(({ id, before, after }) => [
      id,
      before === undefined ? null : [...packEntry(before)],
      [...packEntry(after)],
    ]),
    noted: [...noted],
    kept: [...kept],
    counts,
    decided: [...decided],
  };
  return gzipSync(JSON.stringify(stored));
}

function unpacked(kind: Kind, item: Record<string, unknown>): Plan {
  const { plan } = ChunkItem.parse(item);
  const stored = StoredPlan.parse(JSON.parse(gunzipSync(plan).toString("utf8")));
  return {
    ...stored,
    changes: stored.changes.map(([id, before, after]) => ({
      id,
      before: before === null ? undefined : unpackEntry(kind, before),
      after: unpackEntry(kind, after),
    })),
  };
}

/** The plan of a chunk; undefined when nobody has planned it yet. */
export async function getPlan(address: ChunkAddress): Promise<Plan | undefined> {
  const { uid, kind, job, chunk, round } = address;
  const item = await getItem(importChunkKey(uid, job, chunk, round));
  return item === undefined ? undefined : unpacked(kind, item);
}

/** Records a plan before anything of it is done. Returns the plan that counts: somebody else's, if theirs was first. */
export async function recordPlan(address: ChunkAddress, plan: Plan): Promise<Plan> {
  const { uid, job, chunk, round } = address;
  const command = new PutCommand({
    TableName: tableName(),
    Item: {
      ...importChunkKey(uid, job, chunk, round),
      plan: packed(plan),
      ttl: nowSeconds() + importRecordSeconds,
    },
    ConditionExpression: "attribute_not_exists(pk)",
  });
  if (await won(() => table.send(command))) return plan;
  return (await getPlan(address)) ?? plan;
}

const PlanItem = z.object({ sk: z.string() });

/** The plans of an import, or of one of its chunks, with the numbers of their chunks, the last one first. */
export async function* eachPlan(
  uid: string,
  kind: Kind,
  job: string,
  chunk?: number,
): AsyncGenerator<Plan & { readonly chunk: number }> {
  const prefix = importChunkPrefix(job);
  const { pk } = importChunkKey(uid, job, 0, 0);
  for await (const page of pagesOf(pk, importChunkPrefix(job, chunk), {
    isConsistent: true,
    isBackwards: true,
  })) {
    for (const item of page) {
      const { sk } = PlanItem.parse(item);
      yield { ...unpacked(kind, item), chunk: Number.parseInt(sk.slice(prefix.length), 10) };
    }
  }
}
