import { QueryCommand, TransactWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../shared/limits.ts";
import { readBatch } from "./batches.ts";
import { table, tableName } from "./client.ts";
import { getItem } from "./get-item.ts";
import { answerIfWon, won } from "./conflict.ts";
import { listKey, ownListKey, ownListPrefix } from "./keys.ts";
import { deleteMadeList, listMade } from "./made-lists.ts";
import { Moderation } from "./moderation/state.ts";
import { putListings } from "./public/listings.ts";

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
  /** Whether its anime may have listings (`public/listings.ts`): of a public list all have, if it is so. */
  readonly isListed: boolean;
  readonly moderation?: Moderation | undefined;
}

/** A list with nothing on it. */
export type NewList = Omit<CustomList, "anime" | "addedAt" | "isListed" | "moderation">;

const ListItem = z.object({
  pk: z.string(),
  uid: z.string(),
  name: z.string(),
  description: z.string(),
  public: z.boolean(),
  createdAt: z.number(),
  anime: z.record(z.string(), z.number()),
  listed: z.boolean().default(false),
  moderation: Moderation.optional(),
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
    isListed: item.listed,
    moderation: item.moderation,
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

/** At most 100 custom lists, those that are there, in any order. Who may see them is for the caller to decide. */
export async function getLists(ids: readonly string[]): Promise<CustomList[]> {
  return (await readBatch(ids.map(listKey))).map(fromItem);
}

/** All custom lists of a user, private ones included, newest first. */
export async function listsOf(uid: string): Promise<CustomList[]> {
  // As many as a user can have fit into one batch of 100.
  const lists = await getLists(await listIds(uid));
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
            // Nothing on it lacks its listing.
            ...(list.isPublic ? { listed: true } : {}),
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

/**
 * Changes what a list says, if it is this user's; what is left out stays. Returns the list as it is then; undefined when
 * it is not theirs, or is gone. What becomes public is not listed yet.
 */
export async function describeList(
  { uid, id, isPublic }: Pick<CustomList, "uid" | "id" | "isPublic">,
  changes: Partial<ListWords>,
): Promise<CustomList | undefined> {
  const given = (Object.keys(attributes) as (keyof ListWords)[]).filter(
    (field) => changes[field] !== undefined,
  );
  const isPublished = changes.isPublic === true && !isPublic;
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: listKey(id),
    UpdateExpression:
      `SET ${given.map((field) => `#${field} = :${field}`).join(", ")}` +
      (isPublished ? " REMOVE listed" : ""),
    ConditionExpression: "uid = :uid",
    ExpressionAttributeNames: Object.fromEntries(
      given.map((field) => [`#${field}`, attributes[field]]),
    ),
    ExpressionAttributeValues: {
      ":uid": uid,
      ...Object.fromEntries(given.map((field) => [`:${field}`, changes[field]])),
    },
    ReturnValues: "ALL_NEW",
  });
  // A deletion may hold the list and be given up: only the condition says that it is gone.
  const answer = await answerIfWon(() => table.send(update));
  return answer && fromItem(answer.Attributes);
}

/**
 * Notes that a list has all its listings, or, if it is private, none any more. Returns false when it is not as public
 * as it was when they were written, or is gone.
 */
export function markListed({
  id,
  isPublic,
}: Pick<CustomList, "id" | "isPublic">): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: listKey(id),
    UpdateExpression: isPublic ? "SET listed = :true" : "REMOVE listed",
    ConditionExpression: "#public = :public",
    ExpressionAttributeNames: { "#public": attributes.isPublic },
    ExpressionAttributeValues: {
      ":public": isPublic,
      ...(isPublic ? { ":true": true } : {}),
    },
  });
  return won(() => table.send(update));
}

/**
 * Adds an anime to a list as it was read, if it is this user's still, as public as it was, lacks the anime and has room
 * for it. Returns false when one of these does not hold: then its listing may be there all the same.
 */
export async function putAnime(
  { uid, id, isPublic }: Pick<CustomList, "uid" | "id" | "isPublic">,
  animeId: number,
  at: number,
): Promise<boolean> {
  // Before the list says so: should it come to nothing, there is a hint too many, and never one too few.
  if (isPublic) await putListings({ uid, id, addedAt: { [animeId]: at } });
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: listKey(id),
    UpdateExpression: "SET anime.#anime = :at",
    ConditionExpression:
      "uid = :uid AND #public = :public AND " +
      "attribute_not_exists(anime.#anime) AND size(anime) < :most",
    ExpressionAttributeNames: { "#anime": String(animeId), "#public": attributes.isPublic },
    ExpressionAttributeValues: {
      ":uid": uid,
      ":public": isPublic,
      ":at": at,
      ":most": limits.animePerList,
    },
  });
  return won(() => table.send(update));
}

/**
 * Takes an anime off a list; one that is not on it changes nothing. Its listing stays for the caller to erase. Returns the
 * list as it was before; undefined when it is not this user's, or is gone.
 */
export async function dropAnime(
  { uid, id }: Pick<CustomList, "uid" | "id">,
  animeId: number,
): Promise<CustomList | undefined> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: listKey(id),
    UpdateExpression: "REMOVE anime.#anime",
    ConditionExpression: "uid = :uid",
    ExpressionAttributeNames: { "#anime": String(animeId) },
    ExpressionAttributeValues: { ":uid": uid },
    ReturnValues: "ALL_OLD",
  });
  const answer = await answerIfWon(() => table.send(update));
  return answer && fromItem(answer.Attributes);
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
