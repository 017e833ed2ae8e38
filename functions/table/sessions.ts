import { createHash, randomBytes } from "node:crypto";
import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { limits } from "../../shared/limits.ts";
import { isExpired, nowSeconds, table, tableName } from "./client.ts";
import { sessionKey } from "./keys.ts";

/** A signed-in browser. */
export interface Session {
  readonly token: string;
  readonly uid: string;
}

const SessionItem = z.object({ uid: z.string(), ttl: z.number() });

const hash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Begins a session of `limits.sessionDays` days and returns its token: 256 random bits, stored only as a hash. */
export async function startSession(uid: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const ttl = nowSeconds() + limits.sessionDays * 86_400;
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...sessionKey(hash(token)), uid, ttl } }),
  );
  return token;
}

/** The session behind a token, or undefined when there is none or it has ended. Read strongly: a sign-out counts at once. */
export async function getSession(token: string): Promise<Session | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: sessionKey(hash(token)), ConsistentRead: true }),
  );
  if (Item === undefined) return undefined;
  const item = SessionItem.parse(Item);
  return isExpired(item) ? undefined : { token, uid: item.uid };
}

/** Ends a session at once. */
export async function endSession(token: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: sessionKey(hash(token)) }));
}
