import { createHash } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { profileKey } from "../../functions/table/keys.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";

/** An item as the table holds it. */
export type Item = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

/** All items of a table. */
export async function itemsOf(awsEndpoint: string, TableName: string): Promise<Item[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(awsEndpoint)));
  const items: Item[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    items.push(...((page.Items ?? []) as Item[]));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  client.destroy();
  return items;
}

/** What a restore ends on purpose: sessions and addresses of calendars. */
const isEnded = ({ pk, sk }: Item): boolean => /^(?:S|CAL)#/.test(pk) || /^(?:S|CAL)#/.test(sk);

const own = profileKey("").pk;

/** Whose an item is, where it is somebody's: it lies under them, or names them. */
function ownerOf(item: Item): string | undefined {
  if (item.pk.startsWith(own)) return item.pk.slice(own.length);
  const { uid } = item;
  return typeof uid === "string" ? uid : undefined;
}

/** A value whose parts stand in an order of their own, sets and bytes too. */
function canonical(value: unknown): unknown {
  if (value instanceof Set) return { set: [...(value as Set<unknown>)].map(canonical).sort() };
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString("base64") };
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([name, each]) => [name, canonical(each)]));
}

/** How many items somebody has, and what they all say, in 16 digits. */
export interface Digest {
  readonly items: number;
  readonly digest: string;
}

export const noItems: Digest = { items: 0, digest: "nothing" };

/** The digest of everything that each account has, whole items in the order of their keys, by the account's id. */
export function digestsOf(items: readonly Item[]): ReadonlyMap<string, Digest> {
  const texts = new Map<string, string[]>();
  for (const item of items.filter((each) => !isEnded(each))) {
    const owner = ownerOf(item);
    if (owner === undefined) continue;
    const text = JSON.stringify([item.pk, item.sk, canonical(item)]);
    texts.set(owner, [...(texts.get(owner) ?? []), text]);
  }
  return new Map(
    [...texts].map(([owner, all]) => {
      const hash = createHash("sha256").update(all.toSorted().join("\n")).digest("hex");
      return [owner, { items: all.length, digest: hash.slice(0, 16) }];
    }),
  );
}

/** Items that name an account in any way, beside the note that it is being deleted. */
export const tracesOf = (items: readonly Item[], uid: string): readonly Item[] =>
  items.filter(
    (item) => item.pk !== "DELETED" && JSON.stringify(canonical(item)).includes(`${uid}"`),
  );
