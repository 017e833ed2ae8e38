import { createHash } from "node:crypto";
import * as z from "zod";
import { ownSessionKey, sessionKey, type Key } from "../../../functions/table/keys.ts";
import { getItem, setAttribute } from "./table.ts";

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** What is stored of a session. */
export const storedSession = (token: string) => getItem(sessionKey(hashOf(token)));

const Times = z.object({
  uid: z.string(),
  ttl: z.number(),
  since: z.number().optional(),
  at: z.number().optional(),
  until: z.number().optional(),
});

/** Lets seconds of a session pass, in both of its places. */
export async function passSeconds(token: string, seconds: number): Promise<void> {
  const { uid, ...times } = Times.parse(await storedSession(token));
  const keys: Key[] = [sessionKey(hashOf(token)), ownSessionKey(uid, hashOf(token))];
  for (const key of keys) {
    for (const [name, at] of Object.entries(times)) await setAttribute(key, name, at - seconds);
  }
}

/** Lets days of a session pass. */
export const ageSession = (token: string, days: number): Promise<void> =>
  passSeconds(token, days * 86_400);
