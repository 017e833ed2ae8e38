import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { defaultAvatar } from "../../../shared/profile.ts";
import { nowSeconds, table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { failedConditions, isBusy } from "../conflict.ts";
import { accountPartitions, accountShard, identityKey, privateKey, profileKey } from "../keys.ts";
import { indexPagesOf } from "../pages.ts";
import type { TransactItem } from "../transact-item.ts";
import { takeName } from "./usernames.ts";

const AccountItem = z.object({ g1sk: z.string() });
const IdentityItem = z.object({ uid: z.string() });

/** A new account: where it signs in, what it is called, and its verified e-mail if the provider gave one. */
export interface NewAccount {
  readonly uid: string;
  readonly provider: string;
  readonly subject: string;
  /** What the provider itself calls the account. */
  readonly login: string;
  readonly username: string;
  readonly email: string | undefined;
}

/**
 * Makes an account in one transaction. Says which of its unique things was taken already, or that another transaction
 * held one of them: nothing is known of it then, and the next attempt may pass.
 */
export async function createAccount(
  account: NewAccount,
): Promise<"created" | "name" | "identity" | "busy"> {
  const { uid, username } = account;
  const items: TransactItem[] = [
    {
      Put: {
        TableName: tableName(),
        Item: { ...identityKey(account.provider, account.subject), uid },
        ConditionExpression: "attribute_not_exists(pk)",
      },
    },
    takeName(username, uid),
    {
      Put: {
        TableName: tableName(),
        Item: { ...profileKey(uid), username, avatar: defaultAvatar, createdAt: nowSeconds() },
      },
    },
    {
      Put: {
        TableName: tableName(),
        Item: {
          ...privateKey(uid),
          // By this item, which hardly ever changes, the index knows every account.
          g1pk: accountShard(uid),
          g1sk: uid,
          email: account.email,
          provider: account.provider,
          subject: account.subject,
          login: account.login,
        },
      },
    },
  ];
  try {
    await table.send(new TransactWriteCommand({ TransactItems: items }));
    return "created";
  } catch (error) {
    const failed = failedConditions(error);
    if (failed.includes(0)) return "identity";
    if (failed.includes(1)) return "name";
    if (isBusy(error)) return "busy";
    throw error;
  }
}

/** The user behind an identity of a sign-in provider. */
export async function findUidOfIdentity(
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const item = await getItem(identityKey(provider, subject));
  return item === undefined ? undefined : IdentityItem.parse(item).uid;
}

const PrivateItem = z.object({
  email: z.string().optional(),
  provider: z.string(),
  subject: z.string(),
  login: z.string(),
  /** The pool in which the address was verified; not there before that was noted. */
  pool: z.string().optional(),
});

/** What only a user may know of themselves, and where they sign in. */
export type PrivateData = z.infer<typeof PrivateItem>;

/** A user's private data; undefined for an account that is gone. */
export async function getPrivateData(uid: string): Promise<PrivateData | undefined> {
  const item = await getItem(privateKey(uid));
  return item === undefined ? undefined : PrivateItem.parse(item);
}

/** How much of all accounts {@link eachAccount} has given when it comes to this one, 0 to 1, to the nearest shard. */
export const shareBefore = (uid: string): number =>
  accountPartitions.indexOf(accountShard(uid)) / accountPartitions.length;

/** The ids of all accounts, shard by shard and page by page; those that come after a given one, where one is given. */
export async function* eachAccount(after?: string): AsyncGenerator<string> {
  const first = after === undefined ? 0 : accountPartitions.indexOf(accountShard(after));
  for (const [at, partition] of accountPartitions.slice(first).entries()) {
    for await (const page of indexPagesOf(partition, at === 0 ? after : undefined)) {
      for (const found of page) yield AccountItem.parse(found).g1sk;
    }
  }
}
