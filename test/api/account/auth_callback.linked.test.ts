import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addressKey,
  identityKey,
  privateKey,
  profileKey,
  statisticsKey,
  type Key,
} from "../../../functions/table/keys.ts";
import type { accountOf as AccountOf } from "../../../functions/sign-in/account.ts";
import type { addressHash as AddressHash } from "../../../functions/table/people/addresses.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { ageMigrations, getItem, setAttribute, uidOf } from "../../support/cloud/table.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { itemsWith, putItems, removeItem } from "../../support/cloud/stored.ts";
import { newcomer, Person, type Person as Someone } from "../../support/people/people.ts";

/*
 * Accounts whose user pool was lost. The pool of the cloud stays, so what tells of it in the table becomes what another one
 * would have left there.
 */
let accountOf: typeof AccountOf;
let addressHash: typeof AddressHash;
beforeAll(async () => {
  becomeFunction();
  ({ accountOf } = await import("../../../functions/sign-in/account.ts"));
  ({ addressHash } = await import("../../../functions/table/people/addresses.ts"));
});

const lostPool = "eu-west-1_lost";
const addressOf = (email: string): Key => addressKey(addressHash(email));

let who: Someone;
let uid: string;
beforeEach(async () => {
  who = await newcomer();
  uid = await uidOf(who.username);
});

/** Lets an account be of a pool that was lost. Returns the identity that it had there. */
async function losePool(): Promise<Key> {
  const { subject } = (await getItem(privateKey(uid))) ?? {};
  const was = identityKey("cognito", `lost-${uid}`);
  await removeItem(identityKey("cognito", String(subject)));
  await putItems([{ ...was, uid }]);
  await setAttribute(privateKey(uid), "subject", `lost-${uid}`);
  await setAttribute(privateKey(uid), "login", `lost-${uid}`);
  await setAttribute(privateKey(uid), "pool", lostPool);
  await setAttribute(addressOf(who.email), "pool", lostPool);
  return was;
}

const signsInAgain = async (email = who.email) => new Person(email).arrive();

/** Signs in as an identity that the provider says this of, without the provider. */
const comes = (email: string | undefined, pool = "eu-west-1_now") => {
  const subject = randomUUID();
  return accountOf({ provider: "cognito", pool }, { subject, login: subject, email });
};

describe("who comes back after the user pool was lost", () => {
  test("finds the account by the verified address, and is told so by no page", async () => {
    const was = await losePool();
    const again = await signsInAgain();
    expect(again.username).toBe(who.username);
    // What led there leads nowhere any more.
    expect(await getItem(was)).toBeUndefined();
    const { subject, login, pool } = (await getItem(privateKey(uid))) ?? {};
    expect(await getItem(identityKey("cognito", String(subject)))).toMatchObject({ uid });
    expect(login).toBe(subject);
    expect(pool).not.toBe(lostPool);
  });

  test("finds it in whatever letters the address is written, and once more", async () => {
    await losePool();
    expect(await comes(who.email.toUpperCase())).toEqual({ uid, isNew: false });
    expect(await getItem(privateKey(uid))).toMatchObject({ email: who.email.toUpperCase() });
    await losePool();
    expect(await comes(` ${who.email} `)).toEqual({ uid, isNew: false });
  });

  test("in two tabs at once finds it in both", async () => {
    await losePool();
    const subject = randomUUID();
    const identity = { subject, login: subject, email: who.email };
    const place = { provider: "cognito", pool: "eu-west-1_now" };
    const found = await Promise.all([accountOf(place, identity), accountOf(place, identity)]);
    expect(found).toEqual([
      { uid, isNew: false },
      { uid, isNew: false },
    ]);
  });

  test("deletes it as ever: nothing of it stays, and its address begins anew", async () => {
    await losePool();
    const again = await signsInAgain();
    await again.ok("delete_account", { confirmation: again.username });
    expect(await getItem(addressOf(who.email))).toBeUndefined();
    const left = await itemsWith(uid);
    expect(left.map(({ pk }) => pk)).toEqual(["DELETED"]);
  });
});

describe("nobody else gets to an account", () => {
  test("by an address that is not verified", async () => {
    await losePool();
    expect(await comes(undefined)).toMatchObject({ isNew: true });
    expect(await getItem(privateKey(uid))).toMatchObject({ pool: lostPool });
  });

  test("by a second identity with the same address, while the pool is in use", async () => {
    const { pool } = (await getItem(privateKey(uid))) ?? {};
    const second = await comes(who.email, String(pool));
    expect(second.isNew).toBe(true);
    expect(second.uid).not.toBe(uid);
    // The address goes on to lead to the first.
    expect(await getItem(addressOf(who.email))).toMatchObject({ uid });
  });

  test("after it was linked: of two that come by the same address the first has it", async () => {
    await losePool();
    expect(await comes(who.email)).toEqual({ uid, isNew: false });
    expect(await comes(who.email)).toMatchObject({ isNew: true });
  });

  test("by an address that the account has had, and somebody else may have now", async () => {
    await setAttribute(privateKey(uid), "email", "new@example.org");
    await losePool();
    expect(await comes(who.email)).toMatchObject({ isNew: true });
  });

  test("by a former address, which leads nowhere once there is another, whoever that leads to", async () => {
    const other = await newcomer();
    const { subject, pool } = (await getItem(privateKey(uid))) ?? {};
    const own = { subject: String(subject), login: String(subject), email: other.email };
    const place = { provider: "cognito", pool: String(pool) };
    expect(await accountOf(place, own)).toEqual({ uid, isNew: false });
    expect(await getItem(addressOf(who.email))).toBeUndefined();
    expect(await getItem(addressOf(other.email))).toMatchObject({
      uid: await uidOf(other.username),
    });
  });

  test("by an address that looks the same", async () => {
    const kelvin = who.email.replace("people", "pe\u212Aple");
    expect(addressHash(kelvin)).not.toBe(addressHash(who.email.replace("people", "pekple")));
    await losePool();
    expect(await comes(who.email.replace("people", "pe\u043Eple"))).toMatchObject({ isNew: true });
  });

  test("while it is being deleted", async () => {
    await losePool();
    await removeItem(profileKey(uid));
    const place = { provider: "cognito", pool: "eu-west-1_now" };
    const identity = { subject: "s", login: "s", email: who.email };
    await expect(accountOf(place, identity)).rejects.toMatchObject({ status: 409 });
    expect(await getItem(privateKey(uid))).toMatchObject({ pool: lostPool });
  });

  test("by the address that it had before", async () => {
    const { subject, pool } = (await getItem(privateKey(uid))) ?? {};
    const place = { provider: "cognito", pool: String(pool) };
    const email = `${randomUUID()}@people.example`;
    await accountOf(place, { subject: String(subject), login: String(subject), email });
    expect(await getItem(addressOf(who.email))).toBeUndefined();
    expect(await getItem(addressOf(email))).toEqual({ ...addressOf(email), uid, pool });
  });
});

test("accounts from before addresses were noted are found, once the migration has come by", async () => {
  await removeItem(addressOf(who.email));
  const { pool, ...before } = (await getItem(privateKey(uid))) ?? {};
  await putItems([before as never]);
  await removeItem(statisticsKey("MIGRATIONS"));
  await fire("migrations");
  await ageMigrations();
  // The index hears of them a moment later.
  await vi.waitFor(
    async () => {
      await fire("migrations");
      expect(await getItem(addressOf(who.email))).toEqual({ ...addressOf(who.email), uid, pool });
    },
    { timeout: 30_000, interval: 500 },
  );
  expect(await getItem(privateKey(uid))).toMatchObject({ pool });
});
