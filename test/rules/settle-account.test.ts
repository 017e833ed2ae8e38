import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { settleAccount as Settle } from "../../functions/restoration/settle-account.ts";
import { onSlowAws, tableAnswer } from "../support/rim.ts";

/*
 * What the walk over a restored table asks for each account, by which decision 0082 reckons how long it takes.
 */
const aws = onSlowAws();
let settleAccount: typeof Settle;

beforeAll(async () => {
  vi.stubEnv("MEDIA_BUCKET", "media");
  ({ settleAccount } = await import("../../functions/restoration/settle-account.ts"));
});

const session = { sk: { S: "S#one" }, ttl: { N: "99999999999" } };
const calendar = { sk: { S: "CAL#one" }, madeAtMs: { N: "1" } };
const said = { name: { S: "" }, description: { S: "" }, tags: { L: [] }, createdAtMs: { N: "1" } };
const summary = { ...said, sk: { S: "K#one" }, count: { N: "0" }, image: { S: "" } };
const list = { ...said, uid: { S: "ai" }, entries: { L: [] } };
const profile = { username: { S: "ai" } };

/** What the account has, by the beginning of its keys, until it is taken away. */
let has: Readonly<Record<string, unknown>> = {};
/** Whether a picture of it was hidden. */
let hasHidden = false;

beforeEach(() => {
  [has, hasHidden] = [{}, false];
  aws.answer = (call) => {
    const { operation, body } = call;
    if (operation.startsWith("GET /data/") || operation.startsWith("GET /media/")) {
      return { body: "<ListBucketResult></ListBucketResult>" };
    }
    if (operation === "GetItem") return { body: { Item: body.includes('"K#') ? list : profile } };
    if (operation === "BatchWriteItem") has = {};
    if (operation !== "Query") return tableAnswer(call);
    if (hasHidden && body.includes('"MOD#"')) {
      const mark = { M: { act: { S: "a" }, at: { N: "1" }, reason: { S: "" } } };
      const moderation = { M: { hidden: mark } };
      return { body: { Items: [{ sk: { S: "MOD#/media/x.webp" }, moderation }] } };
    }
    const [, item] = Object.entries(has).find(([prefix]) => body.includes(`"${prefix}"`)) ?? [];
    return { body: { Items: item === undefined ? [] : [item] } };
  };
});

/** How many requests settling takes, and how many round trips one after the other. */
async function taken(): Promise<readonly [requests: number, roundTrips: number]> {
  await settleAccount("ai");
  return [aws.asked.length, aws.waves.length];
}

test("an account takes seven requests in six round trips, and reads nothing twice", async () => {
  expect(await taken()).toEqual([7, 6]);
  const asked = aws.asked.map(({ operation, body }) => `${operation} ${body}`);
  // Of the storage two folders are listed: what an address asks is not in the body.
  expect(new Set(asked).size).toBe(7);
});

test.each([
  ["sessions are three more", { "S#": session }, 9],
  ["calendars are one more", { "CAL#": calendar }, 7],
  ["a ranking list is one more", { "K#": summary }, 7],
])("%s", async (_, items, roundTrips) => {
  has = items;
  expect((await taken())[1]).toBe(roundTrips);
});

test("pictures are listed once more where one is hidden", async () => {
  hasHidden = true;
  expect(await taken()).toEqual([8, 7]);
});
