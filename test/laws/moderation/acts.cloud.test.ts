/*
 * What operators do is in the trail, each act with the state before, and each can be taken back; what makes no sense is
 * refused in a sentence, and changes nothing.
 */
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import * as limits from "../../../shared/limits.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { itemsWith, objectsWith, putItems, removeItem } from "../../support/cloud/stored.ts";
import { getItem, setAttribute, uidOf } from "../../support/cloud/table.ts";
import { erasureKey, trailKey } from "../../../functions/table/moderation/keys.ts";
import {
  keyOfThing,
  moderatedKeys,
  type Thing,
} from "../../../functions/table/moderation/things.ts";
import { makeList } from "../../support/people/lists.ts";
import { moderate, operatorName, order, takeBack } from "../../support/people/moderating.ts";
import { newcomer, Person, visitor } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { save, saved } from "../../support/people/entries.ts";
import { anime } from "../../support/people/titles.ts";

const { origin } = inject("cloud");

/** What is stored of a decision, as far as tests change it. */
const Moderated = z.object({ moderation: z.looseObject({ erasing: z.looseObject({}) }) });

const sees = async (username: string): Promise<boolean> =>
  (await visitor().call("profile", { username })).status === 200;

const trailOf = (thing: string): Promise<string> => order({ verb: "trail", thing });

const bytesAt = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(origin + path)).arrayBuffer());

const statusOf = async (path: string): Promise<number> => (await fetch(origin + path)).status;

test("what was put in the place of a picture is never kept as the picture", async () => {
  const who = await newcomer();
  const ranking = await makeRanking(who);
  const { entries } = await who.ok("ranking_list", { id: ranking });
  const path = entries[0]?.image_url ?? "";
  const before = await bytesAt(path);
  const act = await moderate("hide", path, { of: who.username });
  // Another act on the same pictures, that has looked before this one had kept any.
  becomeFunction();
  const { keepAside } = await import("../../../functions/objects/withheld-pictures.ts");
  await keepAside(path);
  await takeBack(act);
  expect(await bytesAt(path)).toEqual(before);
});

describe("the trail", () => {
  test("says who did what to what, when and why, with the state before and after", async () => {
    const { username } = await newcomer();
    const act = await moderate("hide", username, { reason: "It insults people." });
    const undone = await takeBack(act);
    const lines = (await trailOf(username)).split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:]+Z ${undone} undo ${act} /profile/${username}$`),
    );
    expect(lines[1]).toBe(`  by ${operatorName}; before: hidden; after: as it was made`);
    expect(lines[2]).toContain(`${act} hide /profile/${username}: It insults people.`);
    expect(lines[3]).toBe(`  by ${operatorName}; before: as it was made; after: hidden`);
    expect(await order({ verb: "trail" })).toContain(act);
  });

  test("keeps an act for three years", async () => {
    const act = await moderate("hide", (await newcomer()).username);
    const [item] = (await itemsWith(act)).filter(({ pk }) => pk === trailKey("").pk);
    const days = (Number(item?.["ttl"]) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(limits.trailDays);
  });
});

describe("an account that is suspended", () => {
  test("is signed out everywhere, cannot sign in, and loses nothing", async () => {
    const who = await newcomer();
    await saved(save(who, "add_anime", anime.frieren, 5));
    const elsewhere = await who.again();
    const { url } = await who.ok("calendar_link", { action: "make" });
    const calendar = new URL(url ?? "", origin).pathname;
    await moderate("suspend", who.username);
    for (const each of [who, elsewhere]) {
      expect((await each.call("update_user", { bio: "Here" })).status).toBe(401);
    }
    expect(await new Person(who.email).signIn(who.email)).toContain("problem=suspended");
    expect(await statusOf(calendar)).toBe(404);
    expect(await sees(who.username)).toBe(false);
    await moderate("restore", who.username);
    expect(await statusOf(calendar)).toBe(200);
    const back = await who.again();
    const shelf = { username: who.username, status: "all", page: 1, page_size: -1 };
    const { anime_list } = await back.ok("get_anime", shelf);
    expect(anime_list).toMatchObject([{ anime_id: anime.frieren, episodes_watched: 5 }]);
  });
});

describe("what is erased", () => {
  /** Lets the time come at which a thing goes. */
  async function comeDue(thing: Thing): Promise<void> {
    await setAttribute(erasureKey(keyOfThing(thing)), "due", 1);
    for (const key of moderatedKeys(thing)) {
      const { moderation } = Moderated.parse(await getItem(key));
      const erasing = { ...moderation.erasing, due: 1 };
      await setAttribute(key, "moderation", { ...moderation, erasing });
    }
    await fire("deletions");
  }

  test("an account can be had back whole until its time has come", async () => {
    const who = await newcomer();
    const ranking = await makeRanking(who);
    const list = await makeList(who, {}, [anime.frieren]);
    const act = await moderate("erase", who.username);
    await fire("deletions");
    expect(await sees(who.username)).toBe(false);
    expect((await visitor().call("list", { id: list })).status).toBe(404);
    expect(await new Person(who.email).signIn(who.email)).toContain("problem=closed");
    await takeBack(act);
    await fire("deletions");
    await who.again();
    expect(await sees(who.username)).toBe(true);
    expect((await visitor().call("ranking_list", { id: ranking })).status).toBe(200);
    expect((await visitor().call("list", { id: list })).status).toBe(200);
    expect(await itemsWith(`account:${await uidOf(who.username)}`)).toEqual([]);
  });

  test("an account is gone with all that it had, once its time has come", async () => {
    const who = await newcomer();
    const uid = await uidOf(who.username);
    const ranking = await makeRanking(who);
    const { entries } = await who.ok("ranking_list", { id: ranking });
    const folder = entries[0]?.image_url.split("/")[2] ?? "";
    await who.ok("report", { page: `/profile/${(await newcomer()).username}`, reason: "spam" });
    await visitor().ok("report", { page: `/ranking-list/${ranking}`, reason: "spam" });
    await visitor().ok("report", { page: `/profile/${who.username}`, reason: "spam" });
    const act = await moderate("erase", who.username);
    expect(await objectsWith(folder)).not.toEqual([]);
    await comeDue({ kind: "account", uid });
    expect(await objectsWith(folder)).toEqual([]);
    const left = await itemsWith(uid, ranking);
    // The trail says what became of it, and the deletion is remembered until nothing can be written any more.
    expect(new Set(left.map(({ pk }) => pk))).toEqual(new Set(["DELETED", trailKey("").pk]));
    // Nobody is called so any more; the trail knows them all the same.
    for (const name of [who.username, `${origin}/profile/${who.username.toUpperCase()}/`]) {
      expect(await trailOf(name)).toContain(`erased /profile/${who.username}: What the act ${act}`);
    }
    await expect(takeBack(act)).rejects.toThrow("is gone");
  });

  test.each(["custom-list", "ranking-list"] as const)("a %s likewise", async (kind) => {
    const who = await newcomer();
    const make = kind === "custom-list" ? makeList(who, {}, [anime.frieren]) : makeRanking(who);
    const id = await make;
    const call = kind === "custom-list" ? "list" : "ranking_list";
    const status = async (by = visitor()) => (await by.call(call, { id })).status;
    await takeBack(await moderate("erase", `/${kind}/${id}`));
    expect(await status()).toBe(200);
    await moderate("erase", `/${kind}/${id}`, { reason: "A court says so." });
    const { hidden } = await who.ok(call, { id });
    const days = (Number(hidden?.erased_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(limits.erasureDays);
    expect(await status()).toBe(404);
    await comeDue({ kind, uid: await uidOf(who.username), id });
    expect(await status(who)).toBe(404);
    const left = await itemsWith(id);
    expect(new Set(left.map(({ pk }) => pk))).toEqual(new Set([trailKey("").pk]));
  });

  test("one that cannot go keeps no other from going", async () => {
    const who = await newcomer();
    await putItems([{ ...erasureKey("!unreadable"), due: 1 }]);
    const list = await makeList(who, {}, [anime.frieren]);
    await moderate("erase", `/custom-list/${list}`);
    await comeDue({ kind: "custom-list", uid: await uidOf(who.username), id: list });
    expect((await who.call("list", { id: list })).status).toBe(404);
    await removeItem(erasureKey("!unreadable"));
  });

  test("a picture likewise: what comes back then is what stands in its place", async () => {
    const who = await newcomer();
    const ranking = await makeRanking(who);
    const { entries } = await who.ok("ranking_list", { id: ranking });
    const path = entries[0]?.image_url ?? "";
    const before = await bytesAt(path);
    const first = await moderate("erase", path, { of: who.username });
    await takeBack(first);
    expect(await trailOf(path)).toContain(`${first} erase ${path}`);
    expect(await bytesAt(path)).toEqual(before);
    const act = await moderate("erase", path, { of: who.username });
    await comeDue({ kind: "picture", uid: await uidOf(who.username), path });
    expect(await bytesAt(path)).not.toEqual(before);
    const [aside] = await objectsWith(`withheld${path}`);
    expect(aside).toBeDefined();
    await expect(takeBack(act)).rejects.toThrow("too late");
  });
});
