import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deletionKey, profileKey } from "../../../functions/table/keys.ts";
import { save } from "../../support/people/entries.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { objectsWith, putItems, putObject, removeItem } from "../../support/cloud/stored.ts";
import { ageDeletion, uidOf } from "../../support/cloud/table.ts";
import { anime } from "../../support/people/titles.ts";
import { origin, longTimeMember, tracesOf, deletes } from "../../support/people/deleting.ts";

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
