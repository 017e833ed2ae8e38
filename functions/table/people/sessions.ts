import { createHash, createHmac, randomBytes } from "node:crypto";
import { DeleteCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import * as limits from "../../../shared/limits.ts";
import { batchWrites, writeBatch } from "../batches.ts";
import { isExpired, nowSeconds, table, tableName } from "../client.ts";
import { getItem } from "../get-item.ts";
import { failedConditions, untilFree } from "../conflict.ts";
import { ownSessionKey, profileKey, sessionKey, sessionPrefix, type Key } from "../keys.ts";
import { maySignIn } from "../moderation/state.ts";
import { pagesOf } from "../pages.ts";
import type { TransactItem } from "../transact-item.ts";
import { firstTerm, nextTerm, type SessionTerm } from "./session-term.ts";

/** A signed-in browser. */
export interface Session {
  readonly token: string;
  readonly uid: string;
  readonly term: SessionTerm;
  /** By what its former token's CSRF token is known, as long as calls with that may be under way. */
  readonly formerCsrfHash?: string | undefined;
  /** What its next token is made with, once it has one. */
  readonly salt?: string | undefined;
}

const Term = z.object({
  ttl: z.number(),
  /** When its owner signed in, and when the token was drawn; sessions of former releases had one token all their life. */
  since: z.number().optional(),
  at: z.number().optional(),
  /** Until when a token opens the session that has got another one since. */
  until: z.number().optional(),
});
const SessionItem = Term.extend({
  uid: z.string(),
  csrf: z.string().optional(),
  salt: z.string().optional(),
});
const OwnSessionItem = Term.extend({ sk: z.string() });

/** What an item says of its term. */
function termOf({ ttl, since, at, until }: z.output<typeof Term>): SessionTerm {
  const signedInAt = since ?? ttl - limits.sessionDays * 86_400;
  return { signedInAt, drawnAt: at ?? signedInAt, endsAt: until ?? ttl };
}

/** A term as its items hold it. */
const stored = ({ signedInAt, drawnAt, endsAt }: SessionTerm) => ({
  since: signedInAt,
  at: drawnAt,
  ttl: endsAt,
});

/** Under what a token is stored: nobody can sign in with what the table holds. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/**
 * Begins a session of `limits.sessionDays` days and returns its token: 256 random bits, stored only as a hash.
 * Returns undefined for an account that is being deleted, or is suspended. Throws ApiError 409 when others never let go of the profile.
 */
export async function startSession(uid: string): Promise<string | undefined> {
  const token = randomBytes(32).toString("base64url");
  const items = [hasAccess(uid), ...putSession({ token, uid, term: firstTerm(nowSeconds()) })];
  return (await wonAll(items)) ? token : undefined;
}

/** Writes all items, or none where a condition fails. */
async function wonAll(items: TransactItem[]): Promise<boolean> {
  try {
    // Another tab may complete a title at this moment, which holds the profile.
    await untilFree(() => table.send(new TransactWriteCommand({ TransactItems: items })));
    return true;
  } catch (error) {
    if (failedConditions(error).length > 0) return false;
    throw error;
  }
}

/** On condition that an account is not being deleted, and not suspended. */
const hasAccess = (uid: string): TransactItem => ({
  ConditionCheck: {
    TableName: tableName(),
    Key: profileKey(uid),
    ConditionExpression: maySignIn,
  },
});

function putSession({ token, uid, term, formerCsrfHash: csrf }: Session): TransactItem[] {
  const hash = tokenHash(token);
  return [
    { ...sessionKey(hash), uid, ...stored(term), ...(csrf !== undefined && { csrf }) },
    { ...ownSessionKey(uid, hash), ...stored(term) },
  ].map((Item) => ({ Put: { TableName: tableName(), Item } }));
}

/**
 * The session behind a token, or undefined when there is none or it has ended; "replaced" when it goes on under another
 * token, and this one is not good any more. Read strongly: a sign-out counts at once.
 */
export async function getSession(token: string): Promise<Session | "replaced" | undefined> {
  const found = await getItem(sessionKey(tokenHash(token)));
  if (found === undefined) return undefined;
  const item = SessionItem.parse(found);
  if (isExpired(item)) return undefined;
  const [term, now] = [termOf(item), nowSeconds()];
  if (term.endsAt <= now) return "replaced";
  const isHandover = now < term.drawnAt + limits.sessionHandoverSeconds;
  const formerCsrfHash = isHandover ? item.csrf : undefined;
  return { token, uid: item.uid, term, formerCsrfHash, salt: item.salt };
}

/** The token after this one: nobody can tell it who has the token alone, or the salt alone, which the table holds. */
const tokenAfter = (token: string, salt: string): string =>
  createHmac("sha256", token).update(salt).digest("base64url");

/** How long an item stays whose token was replaced: a browser is not told to forget a token that it has another for. */
const replacedKeptSeconds = 3600;

/** Lets an item open its session for a little while only. */
const handOver = (Key: Key, salt: string): TransactItem => ({
  Update: {
    TableName: tableName(),
    Key,
    UpdateExpression: "SET salt = :salt, #until = :until, #ttl = :ttl",
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(salt)",
    ExpressionAttributeNames: { "#ttl": "ttl", "#until": "until" },
    ExpressionAttributeValues: {
      ":salt": salt,
      ":until": nowSeconds() + limits.sessionHandoverSeconds,
      ":ttl": nowSeconds() + replacedKeptSeconds,
    },
  },
});

/**
 * Lets a session that is used go on under a new token, when that is due ({@link nextTerm}). Of several calls side by side
 * one draws the token, and all of them, and those that come a moment later with the former one, return the same: an answer
 * that was lost costs nobody their session. Undefined where nothing is due, or the session ends at this moment.
 *
 * `formerCsrfHash` is the {@link tokenHash} of the CSRF token that pages have which are open.
 */
export async function renewSession(
  session: Session,
  formerCsrfHash: string,
): Promise<Session | undefined> {
  const { token, uid } = session;
  if (session.salt !== undefined) return sessionAfter(session);
  const term = nextTerm(session.term, nowSeconds());
  if (term === undefined) return undefined;
  const salt = randomBytes(32).toString("base64url");
  const next = { token: tokenAfter(token, salt), uid, term, formerCsrfHash };
  const hash = tokenHash(token);
  const isFirst = await wonAll([
    hasAccess(uid),
    handOver(sessionKey(hash), salt),
    handOver(ownSessionKey(uid, hash), salt),
    ...putSession(next),
  ]);
  if (isFirst) return next;
  const now = await getSession(token);
  return now === undefined || now === "replaced" ? undefined : sessionAfter(now);
}

/** What a session has become under its next token; undefined where it has none, or has ended. */
async function sessionAfter({ token, salt }: Session): Promise<Session | undefined> {
  if (salt === undefined) return undefined;
  const next = await getSession(tokenAfter(token, salt));
  return next === "replaced" ? undefined : next;
}

/** Ends a session at once, and what a call beside this one may just have made of it. */
export async function endSession({ token, uid }: Session): Promise<void> {
  const hash = tokenHash(token);
  // The session first: what is left behind by a failure then opens nothing.
  const { Attributes } = await table.send(
    new DeleteCommand({ TableName: tableName(), Key: sessionKey(hash), ReturnValues: "ALL_OLD" }),
  );
  const { salt } = SessionItem.partial().parse(Attributes ?? {});
  if (salt !== undefined) await deleteSession(uid, tokenHash(tokenAfter(token, salt)));
  await table.send(new DeleteCommand({ TableName: tableName(), Key: ownSessionKey(uid, hash) }));
}

const deleteSession = async (uid: string, hash: string): Promise<void> => {
  for (const Key of [sessionKey(hash), ownSessionKey(uid, hash)]) {
    await table.send(new DeleteCommand({ TableName: tableName(), Key }));
  }
};

/** A session as its owner may see it: never its token. */
export interface OwnSession {
  readonly tokenHash: string;
  readonly term: SessionTerm;
  /** Whether it goes on under another token, as another of these. */
  readonly isReplaced: boolean;
}

/** All sessions of a user that have not ended. */
export async function listSessions(uid: string): Promise<OwnSession[]> {
  const sessions: OwnSession[] = [];
  const { pk } = profileKey(uid);
  for await (const page of pagesOf(pk, sessionPrefix, { isConsistent: true })) {
    for (const found of page) {
      const { sk, ...item } = OwnSessionItem.parse(found);
      const term = termOf(item);
      if (isExpired({ ttl: term.endsAt })) continue;
      const isReplaced = item.until !== undefined;
      sessions.push({ tokenHash: sk.slice(sessionPrefix.length), term, isReplaced });
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
  // One that was renewed between the list and its end is in the second list, under a token that is too young to be renewed.
  for (let round = 0; round < 2; round++) {
    const hashes = (await listSessions(uid)).map((session) => session.tokenHash);
    const others = hashes.filter((hash) => hash !== own);
    if (others.length === 0) break;
    await deleteKeys(others.map(sessionKey));
    await deleteKeys(others.map((hash) => ownSessionKey(uid, hash)));
  }
  if (asking !== undefined) await endSession(asking);
}

/** Deletes items, as many in one round trip as a batch may hold. */
async function deleteKeys(keys: readonly Key[]): Promise<void> {
  for (let at = 0; at < keys.length; at += batchWrites) {
    const batch = keys.slice(at, at + batchWrites);
    await writeBatch(batch.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
  }
}
