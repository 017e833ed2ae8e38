/*
 * An account is deleted whole, also where the table answers ordinary reads late: what has to be found at once is read
 * strongly, and what may be left over until later goes with the job.
 */
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { privateKey, watchedPicturesPartition } from "../../functions/table/keys.ts";
import { save, saved } from "../support/people/entries.ts";
import { during, killFunction } from "../support/cloud/faults.ts";
import { imported } from "../support/people/imports.ts";
import { fire } from "../support/cloud/jobs.ts";
import { holdReadsFromNowOn, letReadsArrive } from "../support/cloud/late-reads.ts";
import { listFile } from "../support/files/list-files.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, type Person } from "../support/people/people.ts";
import { sendPortrait, takePortrait } from "../support/people/portraits.ts";
import { makeRanking } from "../support/people/ranking-lists.ts";
import { itemsWith, objectsWith } from "../support/cloud/stored.ts";
import { ageDeletion, setCompletedAnime, uidOf } from "../support/cloud/table.ts";
import { anime, manga } from "../support/people/titles.ts";

// The catalogue, which was stored a moment ago in a new cloud, has arrived by then.
beforeEach(holdReadsFromNowOn);
afterEach(letReadsArrive);

const slow = { timeout: 120_000 };

/** Somebody new who has done a little of everything, all of it a moment ago. */
async function member() {
  const who = await newcomer();
  const uid = await uidOf(who.username);
  await saved(save(who, "add_anime", anime.frieren, 28));
  await saved(save(who, "add_anime", anime.deathNote, 3));
  await saved(save(who, "add_manga", manga.monster, 162));
  await who.ok("drop_anime", { anime_id: anime.deathNote });
  await who.ok("not_interested", { anime_id: anime.evangelion });
  const list = await makeList(who, {}, [anime.yourName]);
  await makeRanking(who);
  await imported(
    who,
    "anime",
    listFile("anime", [
      { id: anime.cowboyBebop, status: "completed", progress: 26, notes: "Jazz." },
      { id: 77, title: "Gone", status: "dropped", progress: 2 },
    ]),
  );
  const portrait = await takePortrait(who);
  /** The folder of their pictures, which does not name them. */
  const folder = portrait.split("/")[2] ?? "";
  return { who, uid, folder, list };
}

/** Uploads a picture that comes to no end: the note of it stays, which is looked for by an ordinary read. */
async function leavePicture(who: Person, uid: string): Promise<void> {
  const caller = "upload_profile_picture";
  const update = { service: "dynamodb", caller, operation: "UpdateItem" } as const;
  const use = { ...update, contains: `U#${uid}`, isHold: true };
  await during([use], async (met) => {
    const sending = sendPortrait(who);
    await expect.poll(met, { timeout: 10_000 }).toBe(1);
    await killFunction(caller);
    await sending;
  });
  const notes = (await itemsWith(uid)).filter(({ pk }) => pk === watchedPicturesPartition);
  expect(notes).toHaveLength(1);
}

/** Lets every query that a deletion makes of its account's items fail: it stops right after it has begun. */
const stopped = (uid: string) =>
  ({
    service: "dynamodb",
    caller: "delete_account",
    operation: "Query",
    contains: `U#${uid}`,
    status: 400,
    code: "AccessDenied",
  }) as const;

test.each([
  ["that ordinary reads have not heard of yet", () => Promise.resolve()],
  ["that ordinary reads still tell of afterwards", holdReadsFromNowOn],
])("of an account %s the name is left, and after the jobs nothing", slow, async (_, before) => {
  const { who, uid, folder, list } = await member();
  const { username, email } = who;
  // More than anybody else in this file: they are named among the best.
  await setCompletedAnime(username, 50_000);
  await leavePicture(who, uid);
  await before();

  await who.ok("delete_account", { confirmation: username });
  const left = (await itemsWith(uid, email, username, list)).map(({ pk }) => pk);
  expect(left.filter((pk) => pk !== watchedPicturesPartition)).toEqual([
    "DELETED",
    `NAME#${username}`,
  ]);
  expect(await objectsWith(uid, folder)).toEqual([]);
  // Counted from an index, which may be late, too.
  await fire("rank");

  await holdReadsFromNowOn();
  await ageDeletion(uid, 21);
  await fire("deletions");
  await fire("rank");
  expect(await itemsWith(uid, email)).toEqual([]);
  expect(await objectsWith(uid, folder)).toEqual([]);
});

test("an account whose deletion has just begun is deleted by whoever asks again", async () => {
  const { who, uid } = await member();
  const phone = await who.again();
  await during([stopped(uid)], () => who.ok("delete_account", { confirmation: who.username }));
  expect((await itemsWith(`U#${uid}`)).length).toBeGreaterThan(10);
  await phone.ok("delete_account", { confirmation: "" });
  expect((await itemsWith(uid)).map(({ pk }) => pk)).toEqual(["DELETED"]);
});

test("the provider is not asked once more for an account that has just ended there", async () => {
  const who = await newcomer();
  const uid = await uidOf(who.username);
  const found = (await itemsWith(uid)).find(({ sk }) => sk === privateKey(uid).sk);
  const { login } = z.object({ login: z.string() }).parse(found);
  const down = { service: "cognito-idp", contains: login, status: 400, code: "InternalError" };
  const outage = { ...down, service: "cognito-idp" } as const;
  await during([outage], () => who.ok("delete_account", { confirmation: who.username }));
  await holdReadsFromNowOn();
  await fire("deletions");
  await during([outage], () => fire("deletions"));
});
