import { createHash, randomBytes } from "node:crypto";
import { DeleteCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../../shared/limits.ts";
import { batchWrites, writeBatch } from "../batches.ts";
import { isExpired, nowSeconds, table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { failedConditions, untilFree } from "../conflict.ts";
import { ownSessionKey, profileKey, sessionKey, sessionPrefix, type Key } from "../keys.ts";
import { pagesOf } from "../pages.ts";

/** A signed-in browser. */
export interface Session {
  readonly token: string;
  readonly uid: string;
}

const SessionItem = z.object({ uid: z.string(), ttl: z.number() });
const OwnSessionItem = z.object({ sk: z.string(), ttl: z.number() });

/** Under what a token is stored: nobody can sign in with what the table holds. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/**
 * Begins a session of `limits.sessionDays` days and returns its token: 256 random bits, stored only as a hash.
 * Returns undefined for an account that is being deleted. Throws ApiError 409 when others never let go of the profile.
 */
export async function startSession(uid: string): Promise<string | undefined> {
  const token = randomBytes(32).toString("base64url");
  const ttl = nowSeconds() + limits.sessionDays * 86_400;
  const items = [
    {
      ConditionCheck: {
        TableName: tableName(),
        Key: profileKey(uid),
        ConditionExpression: "attribute_exists(pk)",
      },
    },
    { Put: { TableName: tableName(), Item: { ...sessionKey(tokenHash(token)), uid, ttl } } },
    { Put: { TableName: tableName(), Item: { ...ownSessionKey(uid, tokenHash(token)), ttl } } },
  ];
  try {
    // Another tab may complete a title at this moment, which holds the profile.
    await untilFree(() => table.send(new TransactWriteCommand({ TransactItems: items })));
    return token;
  } catch (error) {
    if (failedConditions(error).length > 0) return undefined;
    throw error;
  }
}

/** The session behind a token, or undefined when there is none or it has ended. Read strongly: a sign-out counts at once. */
export async function getSession(token: string): Promise<Session | undefined> {
  const stored = await getItem(sessionKey(tokenHash(token)));
  if (stored === undefined) return undefined;
  const item = SessionItem.parse(stored);
  return isExpired(item) ? undefined : { token, uid: item.uid };
}

const endHashed = async (uid: string, hash: string): Promise<void> => {
  // The session first: what is left behind by a failure then opens nothing.
  for (const Key of [sessionKey(hash), ownSessionKey(uid, hash)]) {
    await table.send(new DeleteCommand({ TableName: tableName(), Key }));
  }
};

/** Ends a session at once. */
export const endSession = ({ token, uid }: Session): Promise<void> =>
  endHashed(uid, tokenHash(token));

/** A session as its owner may see it: never its token. */
export interface OwnSession {
  readonly tokenHash: string;
  /** In seconds since 1970. */
  readonly endsAt: number;
}

/** All sessions of a user that have not ended. */
export async function listSessions(uid: string): Promise<OwnSession[]> {
  const sessions: OwnSession[] = [];
  const { pk } = profileKey(uid);
  for await (const page of pagesOf(pk, sessionPrefix, { isConsistent: true })) {
    for (const found of page) {
      const { sk, ttl } = OwnSessionItem.parse(found);
      if (!isExpired({ ttl })) {
        sessions.push({ tokenHash: sk.slice(sessionPrefix.length), endsAt: ttl });
      }
    }
  }
  return sessions;
}

/**
 * Ends every session of a user that has begun, in all browsers; the one that asks for it last, so that after a failure
 * it can ask again. A sign-in at the same time is one of them, or a newer one.
 */
export async function endAllSessions(uid: string, asking?: Session): Promise<void> {
  const own = asking && tokenHash(asking.token);
  const hashes = (await listSessions(uid)).map((session) => session.tokenHash);
  const others = hashes.filter((hash) => hash !== own);
  await deleteKeys(others.map(sessionKey));
  await deleteKeys(others.map((hash) => ownSessionKey(uid, hash)));
  if (asking !== undefined) await endSession(asking);
}

/** Deletes items, as many in one round trip as a batch may hold. */
async function deleteKeys(keys: readonly Key[]): Promise<void> {
  for (let at = 0; at < keys.length; at += batchWrites) {
    const batch = keys.slice(at, at + batchWrites);
    await writeBatch(batch.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
  }
}
