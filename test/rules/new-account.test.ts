import { beforeAll, describe, expect, test } from "vitest";
import type { accountOf as find } from "../../functions/sign-in/account.ts";
import type { createAccount as create } from "../../functions/table/people/accounts.ts";
import { onSlowAws } from "../support/rim.ts";

const aws = onSlowAws();
let accountOf: typeof find;
let createAccount: typeof create;

beforeAll(async () => {
  ({ accountOf } = await import("../../functions/sign-in/account.ts"));
  ({ createAccount } = await import("../../functions/table/people/accounts.ts"));
});

const identity = { subject: "s1", login: "s1", email: undefined };
const place = { provider: "cognito", pool: "pool" };
const account = { uid: "u1", provider: "cognito", username: "fan-abcde", ...identity };

/** The refusal of a transaction, with the reason of each of its four items. */
const cancelled = (...codes: string[]) => ({
  status: 400,
  body: {
    __type: "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
    CancellationReasons: codes.map((Code) => ({ Code })),
  },
});

test.each([
  ["identity", ["ConditionalCheckFailed", "TransactionConflict", "None", "None"]],
  ["name", ["None", "ConditionalCheckFailed", "None", "None"]],
  ["busy", ["TransactionConflict", "None", "None", "None"]],
] as const)("who makes an account is told %s", async (outcome, codes) => {
  aws.answer = () => cancelled(...codes);
  expect(await createAccount(account)).toBe(outcome);
});

test("an identity that others never let go of is given up after a while, with pauses", async () => {
  aws.answer = ({ operation }) =>
    operation === "GetItem"
      ? { body: {} }
      : cancelled("TransactionConflict", "None", "None", "None");
  await expect(accountOf(place, identity)).rejects.toMatchObject({ status: 409 });
  expect(aws.asked.filter(({ operation }) => operation === "TransactWriteItems")).toHaveLength(12);
});

test("another tab's account is found", async () => {
  let reads = 0;
  aws.answer = ({ operation }) => {
    if (operation !== "GetItem") return cancelled("TransactionConflict", "None", "None", "None");
    return { body: reads++ === 0 ? {} : { Item: { uid: { S: "u2" } } } };
  };
  expect(await accountOf(place, identity)).toEqual({ uid: "u2", isNew: false });
});

describe("of an address, beside what a sign-in without one asks,", () => {
  const email = "ai@example.org";
  /** The account that the address leads to, of another pool than the one in use. */
  const linked = {
    '"U#': { email, provider: "cognito", subject: "s0", login: "s0", pool: "lost" },
    '"MAIL#': { uid: "u1", pool: "lost" },
  };

  /** Signs in where the table has these items. Returns what it was asked. */
  async function asked(items: Readonly<Record<string, Readonly<Record<string, string>>>>) {
    aws.answer = ({ operation, body }) => {
      const [, item] = Object.entries(items).find(([part]) => body.includes(part)) ?? [];
      if (operation !== "GetItem" || item === undefined) return { body: {} };
      const Item = Object.fromEntries(Object.entries(item).map(([name, S]) => [name, { S }]));
      return { body: { Item } };
    };
    await accountOf(place, { ...identity, email });
    return aws.operations.flat();
  }

  test("a new account reads whether it leads to another, and notes it", async () => {
    const made = ["GetItem", "GetItem", "TransactWriteItems"];
    expect(await asked({})).toEqual([...made, "TransactWriteItems"]);
  });

  test("one that it leads to reads whose it is, and what else is known of it", async () => {
    expect(await asked(linked)).toEqual([
      ...["GetItem", "GetItem", "GetItem"],
      "TransactWriteItems",
    ]);
  });

  test("one that is known reads whether it is noted, and notes it where it is not", async () => {
    const known = { '"ID#': { uid: "u1" }, '"U#': { ...linked['"U#'], pool: "pool" } };
    expect(await asked(known)).toEqual(["GetItem", "GetItem"]);
    aws.waves = [];
    const elsewhere = { ...known, '"U#': linked['"U#'] };
    expect(await asked(elsewhere)).toEqual(["GetItem", "GetItem", "TransactWriteItems"]);
  });
});
