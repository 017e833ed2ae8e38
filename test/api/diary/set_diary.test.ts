import { expect, test } from "vitest";
import { diaryKey } from "../../../functions/table/diary/keys.ts";
import { getItem, itemsOf, setAttribute, uidOf } from "../../support/cloud/table.ts";
import { provenDiary, storedDiary } from "../../support/diary/stored-diary.ts";
import { everythingOf, exported } from "../../support/people/exporting.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { anime, manga } from "../../support/people/titles.ts";

const anime_id = anime.onePiece;

/** Somebody with a diary, some of which lies apart. */
async function diarist(): Promise<{ fan: Person; uid: string }> {
  const fan = await newcomer();
  await fan.ok("add_anime", { anime_id, episodes_watched: 1 });
  for (let step = 2; step <= 10; step++) {
    await fan.ok("update_anime", { anime_id, episodes_watched: step });
  }
  await fan.ok("add_manga", { manga_id: manga.monster, chapters_read: 3 });
  return { fan, uid: await uidOf(fan.username) };
}

const eventsOf = async (uid: string) =>
  [...(await storedDiary(uid)).values()].flatMap(({ packed }) => packed);

/** Lets the seconds pass that calls which were under way may take to end. */
async function settle(uid: string): Promise<void> {
  const { off } = (await getItem(diaryKey(uid))) ?? {};
  await setAttribute(diaryKey(uid), "off", Number(off) - 11_000);
}

test("turned off, it is erased, and keeps nothing any more", async () => {
  const { fan, uid } = await diarist();
  expect(await eventsOf(uid)).toHaveLength(11);
  expect((await itemsOf(uid)).filter((sk) => sk.startsWith("Y#"))).toHaveLength(1);
  expect((await fan.ok("set_diary", { on: false })).state).toBe("erasing");
  // What is there of it is shown to nobody from then on, and goes with the first call already.
  expect(await fan.ok("diary")).toMatchObject({ state: "erasing", month: null, events: [] });
  expect(await eventsOf(uid)).toEqual([]);
  await settle(uid);
  expect((await fan.ok("set_diary", { on: false })).state).toBe("off");
  await fan.ok("update_anime", { anime_id, episodes_watched: 11 });
  await fan.ok("drop_manga", { manga_id: manga.monster });
  await fan.ok("edit_entry", { kind: "anime", id: anime_id, score: 9 });
  expect(await eventsOf(uid)).toEqual([]);
  expect((await itemsOf(uid)).filter((sk) => sk.startsWith("Y#"))).toEqual([]);
  expect(await fan.ok("diary", { state_only: true })).toMatchObject({ state: "off" });
  expect((await everythingOf(fan))["diary"]).toEqual([]);
  // The list itself is as it was.
  expect((await fan.ok("entry", { kind: "anime", id: anime_id })).entry).toMatchObject({
    progress: 11,
    score: 9,
  });
});

test("turned on again, it begins anew", async () => {
  const { fan, uid } = await diarist();
  await fan.ok("set_diary", { on: false });
  await settle(uid);
  await fan.ok("set_diary", { on: false });
  expect((await fan.ok("set_diary", { on: true })).state).toBe("kept");
  await fan.ok("update_anime", { anime_id, episodes_watched: 12 });
  const { state, events } = await fan.ok("diary");
  expect(state).toBe("kept");
  expect(events).toMatchObject([{ standing: { from: { progress: 10 }, to: { progress: 12 } } }]);
});

test("is through only once nothing is found of it that a late call has written", async () => {
  const { fan, uid } = await diarist();
  await fan.ok("set_diary", { on: false });
  await settle(uid);
  // As a call that was under way would have.
  const { pk } = diaryKey(uid);
  await setAttribute({ pk, sk: `A#${anime_id}` }, "e", ["2s4yy6iotW1>W2"]);
  expect(await fan.ok("diary", { kind: "anime", id: anime_id })).toMatchObject({ events: [] });
  expect((await fan.ok("set_diary", { on: false })).state).toBe("erasing");
  expect(await eventsOf(uid)).toEqual([]);
  expect((await fan.ok("set_diary", { on: false })).state).toBe("off");
});

test("is kept where nobody has said otherwise, and stays so", async () => {
  const { fan, uid } = await diarist();
  expect((await fan.ok("set_diary", { on: true })).state).toBe("kept");
  expect(await getItem(diaryKey(uid))).toBeUndefined();
  await provenDiary(uid);
  expect((await visitor().call("set_diary", { on: false })).status).toBe(401);
});

test("is part of the export, in words", async () => {
  const { fan } = await diarist();
  await fan.ok("edit_entry", { kind: "anime", id: anime_id, score: 8 });
  const { diary } = await everythingOf(fan);
  expect(diary).toHaveLength(12);
  expect((diary as unknown[])[1]).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    by: "tap",
    kind: "anime",
    id: anime_id,
    title: "One Piece",
    from: { standing: { status: "WATCHING", progress: 1 } },
    to: { standing: { status: "WATCHING", progress: 2 } },
  });
  expect((diary as unknown[])[11]).toMatchObject({ from: { score: null }, to: { score: 8 } });
  expect(await exported(fan, "json")).not.toContain('"Y#');
});

test("goes with its account", async () => {
  const { fan, uid } = await diarist();
  await fan.ok("delete_account", { confirmation: fan.username });
  expect(await itemsOf(uid)).toEqual([]);
});
