import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import * as z from "zod";
import {
  deletionKey,
  identityKey,
  importKey,
  openImportKey,
  privateKey,
  profileKey,
  statisticsKey,
} from "../../../functions/table/keys.ts";
import { listOf, save } from "../../support/people/entries.ts";
import { during } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { picture } from "../../support/people/pictures.ts";
import { provokes } from "../../support/spec-coverage.ts";
import {
  itemsWith,
  objectsWith,
  putItems,
  putObject,
  removeItem,
  type StoredItem,
} from "../../support/cloud/stored.ts";
import {
  ageDeletion,
  ageHold,
  leaveCalls,
  setCompletedAnime,
  uidOf,
  withinOneMinute,
} from "../../support/cloud/table.ts";
import { anime, manga } from "../../support/people/titles.ts";

const { origin, issuer } = inject("cloud");

/** A list of one row that has been placed. */
const finishedImport = {
  kind: "anime",
  state: "finished",
  parts: 1,
  got: { p1: 1 },
  done: 1,
  attempts: 1,
  createdAtMs: 1,
  openedAtMs: 1,
  queuedAtMs: 1,
  finishedAtMs: 2,
};

/** Somebody who has used everything that can be kept under an account. */
async function longTimeMember() {
  const who = await newcomer();
  const uid = await uidOf(who.username);
  await save(who, "add_anime", anime.frieren, 28);
  await save(who, "add_anime", anime.deathNote, 3);
  await save(who, "add_manga", manga.monster, 162);
  await who.ok("drop_anime", { anime_id: anime.deathNote });
  await who.ok("update_user", { bio: "I was here." });
  const face = new File([new Uint8Array(await picture("png"))], "me.png", { type: "image/png" });
  const upload = await who.sendFiles("upload_profile_picture", { profile_picture: face });
  const { avatar_url } = z.object({ avatar_url: z.string() }).parse(upload.body);
  await putObject("data", `imports/${uid}/list.xml`);
  // Lists and imports of this account, as the table holds them: partitions that are pointed at, and items of its own.
  await putItems([
    ...["L", "K"].flatMap((type) => [
      { pk: `U#${uid}`, sk: `${type}#${type}-${uid}` },
      { pk: `${type}#${type}-${uid}`, sk: "META" },
      ...Array.from({ length: 30 }, (_, n) => ({ pk: `${type}#${type}-${uid}`, sk: `A#${n}` })),
    ]),
    ...Array.from({ length: 40 }, (_, n) => ({ pk: `U#${uid}`, sk: `X#A#${n}#job` })),
    { ...importKey(uid, "job-1"), ...finishedImport },
    { ...openImportKey(uid, "job-1"), uid, job: "job-1" },
  ]);
  const phone = await who.again();
  /** The folder of their pictures, which does not name them. */
  const folder = avatar_url.split("/")[2] ?? "";
  return { who, uid, phone, folder };
}

/** Everything stored that tells of an account by one of its names, once the ranks were counted anew. */
async function tracesOf(...names: readonly string[]): Promise<StoredItem[]> {
  await fire("rank");
  return itemsWith(...names);
}

/** Whether an account is among the best that the last count has found. */
async function isNamedInRanks(uid: string): Promise<boolean> {
  const { pk, sk } = statisticsKey("RANK");
  return (await itemsWith(uid)).some((item) => item.pk === pk && item.sk === sk);
}

const patient = { timeout: 90_000 };

const deletes = (who: Person, confirmation = who.username) =>
  who.call("delete_account", { confirmation });

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

describe("a deletion that is stopped in the middle", () => {
  let member: Awaited<ReturnType<typeof longTimeMember>>;
  beforeEach(async () => {
    member = await longTimeMember();
    const { who, uid, folder } = member;
    // A kill right after its first write leaves everything but the profile, and the name to nobody.
    const stored = (await tracesOf(uid)).filter(
      ({ pk, sk }) => sk !== profileKey(uid).sk && !pk.startsWith("NAME#"),
    );
    await deletes(who);
    await putItems(stored);
    await putObject("media", `media/${folder}/picture.webp`);
    await putObject("data", `imports/${uid}/list.xml`);
    expect((await tracesOf(uid)).length).toBeGreaterThan(100);
  });

  afterEach(async () => {
    const { uid, folder } = member;
    expect((await tracesOf(uid)).map(({ pk }) => pk)).toEqual([deletionKey(uid).pk]);
    expect(await objectsWith(uid, folder)).toEqual([]);
  });

  test("is finished by the job, and by the job again", async () => {
    await fire("deletions");
    await fire("deletions");
  });

  test("is finished by the person who asks again, whatever they type", async () => {
    // Somebody else's window had the session when it was killed.
    await member.phone.ok("delete_account", { confirmation: "" });
  });
});

test("nobody signs in to an account of which only the identity is left", async () => {
  const who = await newcomer();
  const uid = await uidOf(who.username);
  await removeItem(profileKey(uid));
  const end = await visitor().signIn(who.email);
  expect(end).toBe(`${origin}/accounts/login?problem=deleted&next=%2F`);
  expect(await tracesOf(`U#${uid}`)).toHaveLength(2);
});

test("another tab that goes on writing brings nothing back", async () => {
  const { who, uid, phone } = await longTimeMember();
  const ids = Object.values(anime);
  const tab = { isOpen: true };
  const writing = (async () => {
    for (let n = 1; tab.isOpen; n++) await save(phone, "add_anime", ids[n % ids.length], 1);
  })();
  await deletes(who);
  tab.isOpen = false;
  await writing;
  await ageDeletion(uid, 21);
  await fire("deletions");
  expect(await tracesOf(uid)).toEqual([]);
});

test("an account whose deletion is not settled is looked after until nothing can come back", async () => {
  const who = await newcomer();
  const uid = await uidOf(who.username);
  await deletes(who);
  // What a call wrote that was under way when the account was deleted.
  await putItems([{ pk: `U#${uid}`, sk: `A#${anime.frieren}`, s: "C", p: 28, u: 1 }]);
  await fire("deletions");
  expect((await tracesOf(uid)).map(({ pk }) => pk)).toEqual(["DELETED"]);
});

test("a rate limit stands before it", () =>
  withinOneMinute(async () => {
    const who = await newcomer();
    await leaveCalls(await uidOf(who.username), "writes", 0);
    const answer = await deletes(who);
    expect(answer.status).toBe(429);
  }));
