import { QueryCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../shared/limits.ts";
import { readBatch } from "./batches.ts";
import { table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { won } from "./conflict.ts";
import { listKey, ownListKey, ownListPrefix } from "./keys.ts";
import { deleteMadeList, listMade } from "./made-lists.ts";

/** What its owner says about a custom list. */
export interface ListWords {
  readonly name: string;
  readonly description: string;
  readonly isPublic: boolean;
}

/** A custom list. All of it is one item, so that each change of it is one write that wins or loses as a whole. */
export interface CustomList extends ListWords {
  readonly id: string;
  readonly uid: string;
  readonly createdAtMs: number;
  /** Ids of the anime on it, newest added first. */
  readonly anime: readonly number[];
  /** When each of them was added, by its id: milliseconds since 1970, whose fraction tells by which call (`lists/addition.ts`). */
  readonly addedAt: Readonly<Record<string, number>>;
}

/** A list with nothing on it. */
export type NewList = Omit<CustomList, "anime" | "addedAt">;

const ListItem = z.object({
  pk: z.string(),
  uid: z.string(),
  name: z.string(),
  description: z.string(),
  public: z.boolean(),
  createdAt: z.number(),
  anime: z.record(z.string(), z.number()),
});

function fromItem(found: unknown): CustomList {
  const item = ListItem.parse(found);
  return {
    id: item.pk.slice(listKey("").pk.length),
    uid: item.uid,
    name: item.name,
    description: item.description,
    isPublic: item.public,
    createdAtMs: item.createdAt,
    addedAt: item.anime,
    anime: Object.entries(item.anime)
      .sort(([a, aAt], [b, bAt]) => bAt - aAt || Number(b) - Number(a))
      .map(([id]) => Number(id)),
  };
}

/** A custom list, read strongly; undefined when there is none. Who may see it is for the caller to decide. */
export async function getList(id: string): Promise<CustomList | undefined> {
  const item = await getItem(listKey(id));
  return item === undefined ? undefined : fromItem(item);
}

/** Ids of all custom lists of a user, private ones included. */
async function listIds(uid: string): Promise<string[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
      ExpressionAttributeValues: { ":pk": ownListKey(uid, "").pk, ":prefix": ownListPrefix },
      ProjectionExpression: "sk",
      ConsistentRead: true,
    }),
  );
  return Items.map((item) =>
    z.object({ sk: z.string() }).parse(item).sk.slice(ownListPrefix.length),
  );
}

/** All custom lists of a user, private ones included, newest first. */
export async function listsOf(uid: string): Promise<CustomList[]> {
  // As many as a user can have fit into one batch of 100.
  const lists = (await readBatch((await listIds(uid)).map(listKey))).map(fromItem);
  return lists.sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1));
}

/** Whether an anime is on one of a user's custom lists, private ones included. */
export async function isOnOwnList(uid: string, animeId: number): Promise<boolean> {
  const keys = (await listIds(uid)).map(listKey);
  if (keys.length === 0) return false;
  const found = await readBatch(keys, {
    ProjectionExpression: "anime.#anime",
    ExpressionAttributeNames: { "#anime": String(animeId) },
  });
  // What the projection does not find is left out of an item, and so may be the whole map.
  const Part = ListItem.pick({ anime: true }).partial();
  return found.some((item) => String(animeId) in (Part.parse(item).anime ?? {}));
}

/**
 * Stores a new, empty list and counts it, in one transaction. Returns the list: the one that was stored before, by a try
 * whose answer was lost or a call that this one repeats; undefined when its owner has as many as they can.
 */
export async function createList(list: NewList): Promise<NewList | undefined> {
  const { id, uid } = list;
  const command = new TransactWriteCommand({
    TransactItems: [
      listMade(uid, "customLists", limits.listsPerUser),
      {
        Put: {
          TableName: tableName(),
          Item: {
            ...listKey(id),
            uid,
            name: list.name,
            description: list.description,
            public: list.isPublic,
            createdAt: list.createdAtMs,
            anime: {},
          },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
      { Put: { TableName: tableName(), Item: ownListKey(uid, id) } },
    ],
  });
  return (await won(() => table.send(command))) ? list : getList(id);
}

const attributes: Readonly<Record<keyof ListWords, string>> = {
  name: "name",
  description: "description",
  isPublic: "public",
};

/** Changes what a list says, if it is this user's; what is left out stays. Returns false when it is not, or is gone. */
export async function describeList(
  uid: string,
  id: string,
  changes: Partial<ListWords>,
): Promise<boolean> {
  const given = (Object.keys(attributes) as (keyof ListWords)[]).filter(
    (field) => changes[field] !== undefined,
  );
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: listKey(id),
    UpdateExpression: `SET ${given.map((field) => `#${field} = :${field}`).join(", ")}`,
    ConditionExpression: "uid = :uid",
    ExpressionAttributeNames: Object.fromEntries(
      given.map((field) => [`#${field}`, attributes[field]]),
    ),
    ExpressionAttributeValues: {
      ":uid": uid,
      ...Object.fromEntries(given.map((field) => [`:${field}`, changes[field]])),
    },
  });
  // A deletion may hold the list and be given up: only the condition says that it is gone.
  return won(() => table.send(update));
}

/** Adds an anime to a list that is this user's, lacks it and has room for it. Returns false when one of these does not hold. */
export async function putAnime(
  uid: string,
  id: string,
  animeId: number,
  at: number,
): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: listKey(id),
    UpdateExpression: "SET anime.#anime = :at",
    ConditionExpression:
      "uid = :uid AND attribute_not_exists(anime.#anime) AND size(anime) < :most",
    ExpressionAttributeNames: { "#anime": String(animeId) },
    ExpressionAttributeValues: { ":uid": uid, ":at": at, ":most": limits.animePerList },
  });
  return won(() => table.send(update));
}

/** Takes an anime off a list that is this user's; one that is not on it changes nothing. Returns false for anybody else's list. */
export async function dropAnime(uid: string, id: string, animeId: number): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: listKey(id),
    UpdateExpression: "REMOVE anime.#anime",
    ConditionExpression: "uid = :uid",
    ExpressionAttributeNames: { "#anime": String(animeId) },
    ExpressionAttributeValues: { ":uid": uid },
  });
  return won(() => table.send(update));
}

/** Deletes a list and its count in one transaction, if it is this user's. Returns false when it is not, or is gone. */
export function deleteList(uid: string, id: string): Promise<boolean> {
  const list = {
    Key: listKey(id),
    ConditionExpression: "uid = :uid",
    ExpressionAttributeValues: { ":uid": uid },
  };
  return deleteMadeList(uid, list, ownListKey(uid, id), "customLists");
}
