import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../../shared/limits.ts";
import { log } from "../../runtime/log.ts";
import { nowSeconds, table, tableName } from "../client.ts";
import { won } from "../conflict.ts";
import { getItem } from "../get-item.ts";
import { pagesOf } from "../pages.ts";
import type { TransactItem } from "../transact-item.ts";
import { erasureKey, trailKey } from "./keys.ts";
import { Moderation } from "./state.ts";
import { keyOfThing, moderatedKeys, Thing } from "./things.ts";

const ActItem = z.object({
  /** Its id, by which acts are sorted by time. */
  sk: z.string(),
  at: z.number(),
  verb: z.string(),
  thing: Thing,
  name: z.string(),
  by: z.string(),
  reason: z.string(),
  before: Moderation,
  after: Moderation,
  undoes: z.string().optional(),
});

/** An entry of the trail: what was done to a thing, by whom and why, and what was decided of it before and after. */
export interface Act extends Omit<z.infer<typeof ActItem>, "sk"> {
  readonly id: string;
}

const actOf = (item: unknown): Act => {
  const { sk: id, ...act } = ActItem.parse(item);
  return { id, ...act };
};

/** What was decided of a thing; undefined for a thing that is gone. */
export async function getModeration(thing: Thing): Promise<Moderation | undefined> {
  const item = await getItem(moderatedKeys(thing)[0]);
  // Of a picture there is an item only while something is decided of it.
  if (item === undefined) return thing.kind === "picture" ? {} : undefined;
  return z.object({ moderation: Moderation.default({}) }).parse(item).moderation;
}

/** An update of the items of a thing, each on condition that nothing else was decided of it since. */
function decide({ thing, before, after }: Act): TransactItem[] {
  const [isNew, isOld] = [isEmpty(before), isEmpty(after)];
  const asRead = isNew ? "attribute_not_exists(moderation)" : "moderation = :before";
  const isThere = thing.kind === "picture" ? "" : "attribute_exists(pk) AND ";
  return moderatedKeys(thing).map((Key, at) => {
    // Whoever edits a ranking list writes all of it anew, by what it was when it was read.
    const counts = thing.kind === "ranking-list" && at === 0;
    const values = {
      ...(isNew ? {} : { ":before": before }),
      ...(isOld ? {} : { ":after": after }),
      ...(counts ? { ":one": 1 } : {}),
    };
    return {
      Update: {
        TableName: tableName(),
        Key,
        UpdateExpression:
          (isOld ? "REMOVE moderation" : "SET moderation = :after") +
          (counts ? " ADD edits :one" : ""),
        ConditionExpression: isThere + asRead,
        ...(Object.keys(values).length === 0 ? {} : { ExpressionAttributeValues: values }),
      },
    };
  });
}

const isEmpty = (moderation: Moderation): boolean => Object.keys(moderation).length === 0;

const put = (Item: Record<string, unknown>): TransactItem => ({
  Put: { TableName: tableName(), Item },
});
const remove = (Key: Record<string, unknown>): TransactItem => ({
  Delete: { TableName: tableName(), Key },
});

/** Keeps what a job finds things by in step with what is decided of them. */
function pointers({ thing, before, after }: Act): TransactItem[] {
  const key = erasureKey(keyOfThing(thing));
  if (after.erasing !== undefined) {
    return [put({ ...key, thing, act: after.erasing.act, due: after.erasing.due })];
  }
  return before.erasing === undefined ? [] : [remove({ ...key })];
}

const trailEntry = ({ id, ...act }: Act): TransactItem => ({
  Put: {
    TableName: tableName(),
    Item: { ...trailKey(id), ...act, ttl: nowSeconds() + limits.trailDays * 86_400 },
    ConditionExpression: "attribute_not_exists(pk)",
  },
});

/**
 * Does what an act says and enters it into the trail, in one transaction: nothing is done that is not in the trail.
 * Returns false when something else was decided of the thing since it was read, or it is gone.
 */
export function putAct(act: Act): Promise<boolean> {
  const TransactItems = [...decide(act), ...pointers(act), trailEntry(act)];
  return won(() => table.send(new TransactWriteCommand({ TransactItems })));
}

/** Enters into the trail that a thing has been erased, and forgets that it was to be. */
export async function putErased(act: Act): Promise<void> {
  const erasure = remove({ ...erasureKey(keyOfThing(act.thing)) });
  const TransactItems = [erasure, trailEntry(act)];
  // To have done it before, by a try whose answer was lost, is to have done it.
  await won(() => table.send(new TransactWriteCommand({ TransactItems })));
}

/** An act by its id; undefined where the trail has none. */
export async function getAct(id: string): Promise<Act | undefined> {
  const item = await getItem(trailKey(id));
  return item === undefined ? undefined : actOf(item);
}

/** The acts of the trail that are wanted, newest first, up to so many. */
export async function listActs(
  most: number,
  isWanted: (act: Act) => boolean = () => true,
): Promise<Act[]> {
  const acts: Act[] = [];
  const { pk } = trailKey("");
  for await (const page of pagesOf(pk, undefined, { isConsistent: true, isBackwards: true })) {
    for (const act of page.map(actOf)) {
      if (isWanted(act)) acts.push(act);
      if (acts.length === most) return acts;
    }
  }
  return acts;
}

/** The acts on a thing since another act, oldest first. */
export async function listActsSince(id: string, thing: Thing): Promise<Act[]> {
  const key = keyOfThing(thing);
  const acts: Act[] = [];
  const { pk } = trailKey("");
  for await (const page of pagesOf(pk, undefined, { isConsistent: true, isBackwards: true })) {
    for (const act of page.map(actOf)) {
      if (act.id <= id) return acts.reverse();
      if (keyOfThing(act.thing) === key) acts.push(act);
    }
  }
  return acts.reverse();
}

const ErasureItem = z.object({ thing: Thing, act: z.string(), due: z.number() });

/** A thing that is going to be erased, and when: seconds since 1970. */
export type Erasure = z.infer<typeof ErasureItem>;

/** All things that are going to be erased. */
export async function listErasures(): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for await (const page of pagesOf(erasureKey("").pk, undefined, { isConsistent: true })) {
    for (const item of page) {
      const erasure = ErasureItem.safeParse(item);
      if (erasure.success) erasures.push(erasure.data);
      else log("error", "erasure unreadable", { item: JSON.stringify(item) });
    }
  }
  return erasures;
}
