import { randomBytes } from "node:crypto";
import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { table, tableName } from "../client.ts";
import { untilFree } from "../conflict.ts";
import { getItem } from "../get-item.ts";
import { calendarKey, calendarPrefix, ownCalendarKey, profileKey, type Key } from "../keys.ts";
import { pagesOf } from "../pages.ts";
import type { TransactItem } from "../transact-item.ts";
import { tokenHash } from "./sessions.ts";

const CalendarItem = z.object({ uid: z.string() });
const OwnCalendarItem = z.object({ sk: z.string(), madeAtMs: z.number() });

/** A calendar's address as its owner may see it: never its token. */
interface OwnCalendar {
  readonly tokenHash: string;
  readonly madeAtMs: number;
}

/** The addresses of a user's calendar, read strongly: one, or as many as were made at the same instant. */
export async function listCalendars(uid: string): Promise<OwnCalendar[]> {
  const calendars: OwnCalendar[] = [];
  const { pk } = profileKey(uid);
  for await (const page of pagesOf(pk, calendarPrefix, { isConsistent: true })) {
    for (const found of page) {
      const { sk, madeAtMs } = OwnCalendarItem.parse(found);
      calendars.push({ tokenHash: sk.slice(calendarPrefix.length), madeAtMs });
    }
  }
  return calendars;
}

const deletionOf = (Key: Key): TransactItem => ({ Delete: { TableName: tableName(), Key } });

const deletionsOf = (uid: string, former: readonly OwnCalendar[]): TransactItem[] =>
  former.flatMap((calendar) => [
    deletionOf(calendarKey(calendar.tokenHash)),
    deletionOf(ownCalendarKey(uid, calendar.tokenHash)),
  ]);

/**
 * Makes a new address of a user's calendar in place of all others, and returns its token: 256 random bits, stored only as
 * a hash. Throws ApiError 409 when others never let go of the profile.
 */
export async function makeCalendar(uid: string, madeAtMs: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = tokenHash(token);
  const former = await listCalendars(uid);
  const TransactItems: TransactItem[] = [
    {
      // An account that is being deleted gets no new items.
      ConditionCheck: {
        TableName: tableName(),
        Key: profileKey(uid),
        ConditionExpression: "attribute_exists(pk)",
      },
    },
    { Put: { TableName: tableName(), Item: { ...calendarKey(hash), uid } } },
    { Put: { TableName: tableName(), Item: { ...ownCalendarKey(uid, hash), madeAtMs } } },
    ...deletionsOf(uid, former),
  ];
  await untilFree(() => table.send(new TransactWriteCommand({ TransactItems })));
  return token;
}

/** Takes all addresses of a user's calendar back, at once. */
export async function revokeCalendars(uid: string): Promise<void> {
  const TransactItems = deletionsOf(uid, await listCalendars(uid));
  if (TransactItems.length === 0) return;
  await untilFree(() => table.send(new TransactWriteCommand({ TransactItems })));
}

/** Whose calendar a token opens; undefined when it opens none. Read strongly: one that was taken back opens nothing. */
export async function getCalendarOwner(token: string): Promise<string | undefined> {
  const stored = await getItem(calendarKey(tokenHash(token)));
  return stored === undefined ? undefined : CalendarItem.parse(stored).uid;
}
