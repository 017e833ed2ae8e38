import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { identityKey, privateKey, statisticsKey } from "../../../functions/table/keys.ts";
import { listOf, save } from "../../support/people/entries.ts";
import { during } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { moderate } from "../../support/people/moderating.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { takePortrait } from "../../support/people/portraits.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { itemsWith, objectsWith, putItems, removeItem } from "../../support/cloud/stored.ts";
import {
  ageDeletion,
  ageHold,
  leaveCalls,
  setCompletedAnime,
  uidOf,
  withinOneMinute,
} from "../../support/cloud/table.ts";
import { anime } from "../../support/people/titles.ts";
import {
  origin,
  issuer,
  longTimeMember,
  tracesOf,
  deletes,
} from "../../support/people/deleting.ts";

/** Whether an account is among the best that the last count has found. */
async function isNamedInRanks(uid: string): Promise<boolean> {
  const { pk, sk } = statisticsKey("RANK");
  return (await itemsWith(uid)).some((item) => item.pk === pk && item.sk === sk);
}

const patient = { timeout: 90_000 };

describe("deleting an account", () => {
  test("leaves nothing of it but the name, which nobody has", async () => {
    const { who, uid, folder } = await longTimeMember();
    const { username, email } = who;
    expect((await tracesOf(uid)).length).toBeGreaterThan(100);
    expect(await objectsWith(uid, folder)).toHaveLength(2);

    await who.ok("delete_account", { confirmation: username });
    const left = await tracesOf(uid, email, username);
    expect(left.map(({ pk }) => pk)).toEqual(["DELETED", `NAME#${username}`]);
    expect(Object.keys(left[1] ?? {}).sort()).toEqual(["pk", "sk", "ttl", "username"]);
    expect(await objectsWith(uid, folder)).toEqual([]);

    await ageDeletion(uid, 21);
    await fire("deletions");
    expect(await tracesOf(uid, email)).toEqual([]);
  });

  test("takes along the picture that operators have hidden", async () => {
    const who = await newcomer();
    const portrait = await takePortrait(who);
    await moderate("hide", who.username);
    expect(await objectsWith(portrait)).toHaveLength(2);
    await deletes(who);
    expect(await objectsWith(portrait)).toEqual([]);
  });

  test("is seen by others at once: there is no such user", patient, async () => {
    const { who, uid } = await longTimeMember();
    const { username } = who;
    // More than other tests complete: they are named.
    await setCompletedAnime(username, 50_000);
    await fire("rank");
    expect(await isNamedInRanks(uid)).toBe(true);
    await deletes(who);
    await provokes(visitor().call("profile", { username }), 404, "User not found");
    await provokes(visitor().call("get_anime", { username }), 404, "User not found");
    await fire("rank");
    expect(await isNamedInRanks(uid)).toBe(false);
    // A function may have kept the answer of before for half a minute.
    await vi.waitFor(
      async () => {
        const top = await visitor().ok("top_completed_users");
        expect(JSON.stringify(top)).not.toContain(username);
      },
      { timeout: 60_000, interval: 1000 },
    );
  });

  test("ends all sessions, in all browsers", async () => {
    const { who, phone } = await longTimeMember();
    const answer = await deletes(who);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sessionid=; Path=\/; Max-Age=0; /),
      expect.stringMatching(/^csrftoken=; Path=\/; Max-Age=0; /),
    ]);
    await provokes(save(phone, "add_anime", anime.evangelion, 1), 401, "Please sign in first.");
    expect(await phone.ok("check_logged")).toMatchObject({ logged: false });
  });

  test("ends the account at the identity provider: the same address begins anew", async () => {
    const { who, uid } = await longTimeMember();
    const { redirect } = await who.ok("delete_account", { confirmation: who.username });
    expect(new URL(redirect).origin).toBe(issuer);
    await who.submit(await who.visit(redirect), { logout: "yes" });
    // Another password: the provider does not know the address any more.
    const end = await who.signIn(who.email, "another password");
    expect(end).toMatch(new RegExp(`^${origin}/choose-username`));
    const { username } = await who.ok("check_logged");
    expect(await uidOf(username)).not.toBe(uid);
    expect(await listOf(who, "anime", username)).toEqual([]);
  });

  test("holds the name, and every name given up before, for thirty days", async () => {
    const who = await newcomer();
    const first = who.username;
    const last = `gone-${first.slice(4)}`;
    await who.ok("change_username", { username: last });
    await deletes(who, last);
    const other = await newcomer();
    for (const username of [first, last]) {
      const sentence = "This username is taken. Please choose another.";
      await provokes(other.call("change_username", { username }), 409, sentence);
      await ageHold(username, 30);
      expect(await other.ok("change_username", { username })).toEqual({ username });
    }
  });
});

describe("somebody who comes back right after", () => {
  /** Where an account signs in. */
  async function identityOf(uid: string) {
    const found = (await itemsWith(uid)).find(({ sk }) => sk === privateKey(uid).sk);
    return z.object({ provider: z.string(), subject: z.string(), login: z.string() }).parse(found);
  }

  /** Lets every call to the provider about an account fail. */
  const outage = (login: string) =>
    ({ service: "cognito-idp", contains: login, status: 400, code: "InternalError" }) as const;

  test("keeps the provider's account, whatever it is called there", async () => {
    const who = await newcomer();
    const uid = await uidOf(who.username);
    const { login } = await identityOf(uid);
    await deletes(who);
    // It is not asked to delete that name once more.
    await during([outage(login)], () => fire("deletions"));
  });

  test("keeps the identity that leads to the new account", async () => {
    const who = await newcomer();
    const uid = await uidOf(who.username);
    const { provider, subject } = await identityOf(uid);
    await deletes(who);
    const reborn = { ...identityKey(provider, subject), uid: `${uid}-reborn` };
    await putItems([reborn]);
    await fire("deletions");
    expect(await itemsWith(reborn.uid)).toEqual([reborn]);
    await removeItem(reborn);
  });

  test("is asked for a while to wait when the provider could not be reached", async () => {
    const who = await newcomer();
    const { login } = await identityOf(await uidOf(who.username));
    await during([outage(login)], () => who.ok("delete_account", { confirmation: who.username }));
    expect(await visitor().signIn(who.email)).toMatch(/problem=deleted/);
    await fire("deletions");
    expect(await visitor().signIn(who.email)).toMatch(/choose-username/);
  });
});

describe("the confirmation", () => {
  test.each(["", "yes", "MIKA", "delete"])("must be the username, not '%s'", async (typed) => {
    const who = await newcomer();
    await provokes(deletes(who, typed), 400, "Please type your username to confirm.");
    expect(await who.ok("check_logged")).toMatchObject({ logged: true, username: who.username });
  });

  test("is asked for again after every change of the name", async () => {
    const who = await newcomer();
    await who.ok("change_username", { username: `new-${who.username.slice(4)}` });
    await provokes(deletes(who), 400, "Please type your username to confirm.");
  });
});

test("a rate limit stands before it", () =>
  withinOneMinute(async () => {
    const who = await newcomer();
    await leaveCalls(await uidOf(who.username), "writes", 0);
    const answer = await deletes(who);
    expect(answer.status).toBe(429);
  }));
