import { createHash } from "node:crypto";
import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { failedConditions, untilFree, won } from "../conflict.ts";
import { getItem } from "../get-item.ts";
import { addressKey, identityKey, privateKey, profileKey } from "../keys.ts";
import type { TransactItem } from "../transact-item.ts";
import type { PrivateData } from "./accounts.ts";

/** The address of an account, as the provider has verified it, and the pool of people in which it did. */
export interface VerifiedAddress {
  readonly email: string;
  readonly pool: string;
}

const AddressItem = z.object({ uid: z.string(), pool: z.string() });

/**
 * Under what an address lies: the table need not hold it once more. Of letters only those that mail programs take for the
 * same are the same: by Unicode's rules a Kelvin sign would be a k, and its address somebody else's.
 */
export const addressHash = (email: string): string =>
  createHash("sha256")
    .update(email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()))
    .digest("base64url");

/** The account that an address leads to, and the pool in which that was verified; undefined where it leads to none. */
export async function findAccountOfAddress(
  email: string,
): Promise<z.infer<typeof AddressItem> | undefined> {
  const item = await getItem(addressKey(addressHash(email)));
  return item === undefined ? undefined : AddressItem.parse(item);
}

/**
 * Notes by which address an account can be found again should the pool be lost, in place of the one that was known (undefined:
 * none). An address leads to the account that came first; of another one only the pool is noted. Nothing is noted
 * of an account that is being deleted.
 */
export async function noteAddress(
  uid: string,
  { email, pool }: VerifiedAddress,
  former: string | undefined,
): Promise<void> {
  const describe = {
    TableName: tableName(),
    Key: privateKey(uid),
    UpdateExpression: "SET email = :email, #pool = :pool",
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeNames: { "#pool": "pool" },
    ExpressionAttributeValues: { ":email": email, ":pool": pool },
  };
  const items: TransactItem[] = [
    {
      ConditionCheck: {
        TableName: tableName(),
        Key: profileKey(uid),
        ConditionExpression: "attribute_exists(pk)",
      },
    },
    {
      Put: {
        TableName: tableName(),
        Item: { ...addressKey(addressHash(email)), uid, pool },
        ConditionExpression: "attribute_not_exists(pk) OR uid = :uid",
        ExpressionAttributeValues: { ":uid": uid },
      },
    },
    { Update: describe },
    ...(former === undefined || addressHash(former) === addressHash(email)
      ? []
      : [forgetAddress(uid, former)]),
  ];
  try {
    await untilFree(() => table.send(new TransactWriteCommand({ TransactItems: items })));
  } catch (error) {
    const failed = failedConditions(error);
    if (failed.length === 0) throw error;
    if (failed.includes(0) || failed.includes(2)) return;
    // Somebody signs in by the same address in two ways, as two accounts. Or the former address leads to another account.
    const kept = items.filter((_, at) => !failed.includes(at));
    await won(() => table.send(new TransactWriteCommand({ TransactItems: kept })));
  }
}

/** Lets an address lead to this account no more, where it did. */
const forgetAddress = (uid: string, email: string): TransactItem => ({
  Delete: {
    TableName: tableName(),
    Key: addressKey(addressHash(email)),
    ConditionExpression: "attribute_not_exists(pk) OR uid = :uid",
    ExpressionAttributeValues: { ":uid": uid },
  },
});

/** Where somebody signs in now. */
export interface NewIdentity extends VerifiedAddress {
  readonly provider: string;
  readonly subject: string;
  readonly login: string;
}

/**
 * Lets an account be signed in to by another identity in place of the one that it had, in one transaction. Returns false when
 * anything of that has changed since it was read, or the account is being deleted.
 */
export async function linkIdentity(
  uid: string,
  now: NewIdentity,
  was: PrivateData & { readonly pool: string },
): Promise<boolean> {
  const { provider, subject, login, email, pool } = now;
  const TableName = tableName();
  const items: TransactItem[] = [
    {
      Put: {
        TableName,
        Item: { ...identityKey(provider, subject), uid },
        ConditionExpression: "attribute_not_exists(pk)",
      },
    },
    {
      Delete: {
        TableName,
        Key: identityKey(was.provider, was.subject),
        ConditionExpression: "attribute_not_exists(pk) OR uid = :uid",
        ExpressionAttributeValues: { ":uid": uid },
      },
    },
    {
      Update: {
        TableName,
        Key: privateKey(uid),
        UpdateExpression:
          "SET provider = :provider, subject = :subject, login = :login, email = :email, #pool = :pool",
        ConditionExpression: "subject = :was AND #pool = :wasPool",
        ExpressionAttributeNames: { "#pool": "pool" },
        ExpressionAttributeValues: {
          ":provider": provider,
          ":subject": subject,
          ":login": login,
          ":email": email,
          ":pool": pool,
          ":was": was.subject,
          ":wasPool": was.pool,
        },
      },
    },
    {
      Update: {
        TableName,
        Key: addressKey(addressHash(email)),
        UpdateExpression: "SET #pool = :pool",
        ConditionExpression: "uid = :uid AND #pool = :wasPool",
        ExpressionAttributeNames: { "#pool": "pool" },
        ExpressionAttributeValues: { ":uid": uid, ":pool": pool, ":wasPool": was.pool },
      },
    },
    {
      ConditionCheck: {
        TableName,
        Key: profileKey(uid),
        ConditionExpression: "attribute_exists(pk)",
      },
    },
  ];
  return won(() => table.send(new TransactWriteCommand({ TransactItems: items })));
}
