import { describe, expect, test } from "vitest";
import * as z from "zod";
import { pictureFolderOf } from "../../functions/objects/keys.ts";
import { completedCount } from "../support/people/entries.ts";
import { during } from "../support/cloud/faults.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, type Person } from "../support/people/people.ts";
import { picture } from "../support/people/pictures.ts";
import { publish } from "../support/people/ranking-lists.ts";
import { provokes } from "../support/spec-coverage.ts";
import { itemsWith, objectsWith } from "../support/cloud/stored.ts";
import { mediaOf, uidOf } from "../support/cloud/table.ts";
import { isThorough } from "../support/thorough.ts";
import { anime } from "../support/people/titles.ts";

/*
 * A call of AWS may be carried out and its answer lost. The SDK makes it again, and meets what it did itself; or it gives
 * up, and nobody knows what came of it.
 */
const lost = { service: "dynamodb", isLost: true } as const;

const upload = async (who: Person) => {
  const bytes = new Uint8Array(await picture("png"));
  const profile_picture = new File([bytes], "me.png", { type: "image/png" });
  return who.sendFiles("upload_profile_picture", { profile_picture });
};

const Uploaded = z.object({ avatar_url: z.string() });

/** The status by which the picture is answered that somebody's profile points at. */
async function avatarStatus(who: Person): Promise<number> {
  const { avatar_url } = await who.ok("check_logged");
  return (await who.get(avatar_url)).status;
}

const uploaders = 4;
const uploadsEach = isThorough() ? 50 : 15;

describe("pictures", () => {
  test(`of ${uploaders * uploadsEach} uploads that lose a fifth of the table's answers none is lost`, async () => {
    const people = await Promise.all(Array.from({ length: uploaders }, () => newcomer()));
    for (const who of people) {
      const theirs = {
        ...lost,
        caller: "upload_profile_picture",
        operation: "UpdateItem",
        contains: `U#${await uidOf(who.username)}`,
      } as const;
      // Together a little more than a fifth, and now and then two in a row.
      const orders = [
        { ...theirs, every: 6 },
        { ...theirs, every: 13 },
      ];
      await during(orders, async (met) => {
        for (let at = 0; at < uploadsEach; at++) {
          const answer = await upload(who);
          expect(answer.status, answer.text).toBe(200);
          const { avatar_url } = Uploaded.parse(answer.body);
          expect((await who.get(avatar_url)).status, `upload ${at}`).toBe(200);
          expect(await mediaOf(who.username)).toHaveLength(1);
        }
        expect(await met()).toBeGreaterThanOrEqual(Math.floor(uploadsEach / 5));
      });
      expect(await avatarStatus(who)).toBe(200);
    }
  }, 240_000);

  test("a picture that the profile points at stays, though nobody was told that it does", async () => {
    const ai = await newcomer();
    const contains = `U#${await uidOf(ai.username)}`;
    const writes = { caller: "upload_profile_picture", operation: "UpdateItem", contains } as const;
    await during([{ ...lost, ...writes }], async () => {
      expect((await upload(ai)).status).toBe(500);
    });
    const { avatar_url } = await ai.ok("check_logged");
    expect(avatar_url).toContain("/media/");
    expect(await avatarStatus(ai)).toBe(200);
  });

  test("so do those of a ranking list", async () => {
    const ai = await newcomer();
    const contains = `U#${await uidOf(ai.username)}`;
    const writes = {
      caller: "create_ranking_list_with_entries",
      operation: "TransactWriteItems",
      contains,
    } as const;
    await during([{ ...lost, ...writes }], async () => {
      expect((await publish(ai)).status).toBe(500);
    });
    const { ranking_lists } = await ai.ok("ranking_lists", { username: ai.username });
    expect(ranking_lists).toHaveLength(1);
    const list = await ai.ok("ranking_list", { id: ranking_lists[0]?.id });
    for (const { image_url } of list.entries) expect((await ai.get(image_url)).status).toBe(200);
  });

  test("an upload that meets the deletion of its account is answered, and leaves nothing", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    const again = await ai.again();
    const puts = {
      caller: "upload_profile_picture",
      method: "PUT",
      contains: pictureFolderOf(uid),
    };
    const answer = await during([{ service: "s3", ...puts, isHold: true }], async (met) => {
      const uploading = upload(again);
      await expect.poll(met, { timeout: 20_000 }).toBeGreaterThan(0);
      await ai.ok("delete_account", { confirmation: ai.username });
      return { uploading };
    });
    expect((await answer.uploading).status).toBe(401);
    expect(await objectsWith(pictureFolderOf(uid))).toEqual([]);
    expect(await itemsWith(uid)).toMatchObject([{ pk: "DELETED" }]);
  });
});

describe("a list that meets the deletion of its account is refused, and leaves nothing:", () => {
  const publishing = ["create_ranking_list_with_entries", publish] as const;
  const making = [
    "create_list",
    (who: Person) => who.call("create_list", { name: "Mine" }),
  ] as const;
  test.each([making, publishing])("%s", async (caller, make) => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    const again = await ai.again();
    const stores = { caller, operation: "TransactWriteItems", contains: `U#${uid}` } as const;
    const held = { service: "dynamodb", ...stores, isHold: true } as const;
    const { making } = await during([held], async (met) => {
      const making = make(again);
      await expect.poll(met, { timeout: 20_000 }).toBeGreaterThan(0);
      await ai.ok("delete_account", { confirmation: ai.username });
      return { making };
    });
    await provokes(making, 401, "Please sign in first.");
    expect(await objectsWith(pictureFolderOf(uid))).toEqual([]);
    expect(await itemsWith(uid)).toMatchObject([{ pk: "DELETED" }]);
  });
});

describe("a write that meets itself", () => {
  test("adds an anime to a list, and says so", async () => {
    const ai = await newcomer();
    const list_id = await makeList(ai);
    const order = { ...lost, caller: "add_anime_to_list", contains: `L#${list_id}` } as const;
    await during([{ ...order, operation: "UpdateItem", times: 1 }], async (met) => {
      const answer = await ai.call("add_anime_to_list", { list_id, anime_id: anime.frieren });
      expect([answer.status, answer.body]).toEqual([201, { message: "Anime Added To List" }]);
      expect(await met()).toBe(1);
    });
  });

  test("makes a list, and says so", async () => {
    const ai = await newcomer();
    const contains = `U#${await uidOf(ai.username)}`;
    const order = { caller: "create_list", operation: "TransactWriteItems", contains } as const;
    await during([{ ...lost, ...order, times: 1 }], async (met) => {
      await makeList(ai);
      expect(await met()).toBe(1);
    });
    expect(await ai.ok("lists", { username: ai.username })).toHaveLength(1);
  });

  test.each([
    { what: "a new entry", from: undefined, to: 3, operation: "PutItem" },
    { what: "a step", from: 3, to: 12, operation: "PutItem" },
    { what: "a completion", from: 3, to: 28, operation: "TransactWriteItems" },
  ] as const)("saves $what, says so, and tells what it earned", async ({ from, to, operation }) => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    const { frieren: anime_id } = anime;
    for (const who of [ai, bo]) {
      if (from !== undefined) await who.ok("add_anime", { anime_id, episodes_watched: from });
    }
    const step = { anime_id, episodes_watched: to };
    const told = await bo.ok("update_anime", step);
    expect(told).toMatchObject({ changed: true });
    expect(told.new_achievements.length).toBeGreaterThan(0);
    const contains = `${await uidOf(ai.username)}"},"sk":{"S":"A#${anime_id}"`;
    const puts = { caller: "update_anime", operation, contains, times: 1 } as const;
    await during([{ ...lost, ...puts }], async (met) => {
      expect(await ai.ok("update_anime", step)).toEqual(told);
      expect(await met()).toBe(1);
    });
    expect(await completedCount(ai, ai.username)).toBe(to === 28 ? 1 : 0);
    expect((await ai.ok("update_anime", step)).changed).toBe(false);
  });

  test("earns achievements, and tells of them", async () => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    const fields = { anime_id: anime.frieren };
    const earned = (await bo.ok("quick_add_anime", fields)).new_achievements;
    expect(earned.length).toBeGreaterThan(0);
    const contains = `${await uidOf(ai.username)}"},"sk":{"S":"ACH#`;
    const puts = { caller: "quick_add_anime", operation: "PutItem", contains } as const;
    await during([{ ...lost, ...puts, times: earned.length }], async (met) => {
      expect((await ai.ok("quick_add_anime", fields)).new_achievements).toEqual(earned);
      expect(await met()).toBe(earned.length);
    });
  });
});
