import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { won } from "../conflict.ts";
import { getItem } from "../get-item.ts";
import { diaryKey } from "./keys.ts";

const SettingItem = z.object({
  since: z.number().default(0),
  off: z.number().optional(),
  erasing: z.boolean().default(false),
});

/** Whether a user's diary is kept. */
export interface DiarySetting {
  readonly isKept: boolean;
  /** Since when, in milliseconds since 1970: what is older was to be erased. 0 where it has never been turned off. */
  readonly sinceMs: number;
  /** When it was turned off, in milliseconds since 1970; undefined while it is kept. */
  readonly offMs: number | undefined;
  /** Whether some of it may still be there that is to go. */
  readonly isErasing: boolean;
}

/** Whether a user's diary is kept, as it was a moment ago where that will do; it is where nobody has said otherwise. */
export async function getDiarySetting(
  uid: string,
  { isConsistent = false } = {},
): Promise<DiarySetting> {
  const item = (await getItem(diaryKey(uid), { isConsistent })) ?? {};
  const { since, off, erasing } = SettingItem.parse(item);
  return { isKept: off === undefined, sinceMs: since, offMs: off, isErasing: erasing };
}

const put = async (uid: string, setting: z.input<typeof SettingItem>): Promise<void> => {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...diaryKey(uid), ...setting } }),
  );
};

/** Keeps a user's diary from now on. */
export const keepDiary = (uid: string): Promise<void> => put(uid, { since: Date.now() });

/** Keeps no diary of a user any more; what there is of it is to be erased. */
export const stopDiary = (uid: string): Promise<void> =>
  put(uid, { off: Date.now(), erasing: true });

/** Notes that all of a diary is erased that was turned off at a moment and still is. */
export async function noteErased(uid: string, offMs: number): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: diaryKey(uid),
    UpdateExpression: "REMOVE erasing",
    ConditionExpression: "off = :off",
    ExpressionAttributeValues: { ":off": offMs },
  });
  await won(() => table.send(update));
}
