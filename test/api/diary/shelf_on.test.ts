import { expect, test } from "vitest";
import { notListed, packEvents, type DiaryState } from "../../../functions/diary-events/event.ts";
import { archivedKey } from "../../../functions/table/diary/keys.ts";
import { entryKey } from "../../../functions/table/keys.ts";
import { putItems } from "../../support/cloud/stored.ts";
import { setAttribute, uidOf } from "../../support/cloud/table.ts";
import { listFile } from "../../support/files/list-files.ts";
import { imported } from "../../support/people/imports.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";

const watched = (progress: number): DiaryState => ({
  ...notListed,
  standing: progress === 0 ? null : { status: "W", progress },
});

const on = async (who: Person, day: string, tz?: string) =>
  (await who.ok("shelf_on", { kind: "anime", day, tz })).titles.map(({ id, status, progress }) => [
    id,
    status,
    progress,
  ]);

const day = (text: string): number => Date.parse(`${text}:00Z`);

test("is the list as it was at the end of a day, where its owner is", async () => {
  const fan = await newcomer();
  await fan.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 2 });
  const key = entryKey(await uidOf(fan.username), "anime", anime.frieren);
  await setAttribute(key, "e", [
    ...packEvents(day("2026-03-01T23:30"), "tap", watched(0), watched(1)),
    ...packEvents(day("2026-03-08T12:00"), "tap", watched(1), watched(2)),
  ]);
  expect(await on(fan, "2026-02-28")).toEqual([]);
  expect(await on(fan, "2026-03-01")).toEqual([[anime.frieren, "WATCHING", 1]]);
  // There it was the next day already.
  expect(await on(fan, "2026-03-01", "Asia/Tokyo")).toEqual([]);
  expect(await on(fan, "2026-03-02", "Asia/Tokyo")).toEqual([[anime.frieren, "WATCHING", 1]]);
  expect(await on(fan, "2026-03-08")).toEqual([[anime.frieren, "WATCHING", 2]]);
});

test("has what is not on the list any more, and what a file dates", async () => {
  const fan = await newcomer();
  const dated = {
    id: anime.deathNote,
    status: "completed",
    progress: 37,
    start: "2019-04-07",
    finish: "2019-06-23",
  } as const;
  await imported(fan, "anime", listFile("anime", [dated]));
  expect(await on(fan, "2019-05-01")).toEqual([[anime.deathNote, "WATCHING", null]]);
  expect(await on(fan, "2020-01-01")).toEqual([[anime.deathNote, "COMPLETED", 37]]);
  expect(await on(fan, "2019-01-01")).toEqual([]);
  await fan.ok("drop_anime", { anime_id: anime.deathNote });
  const { titles } = await fan.ok("shelf_on", { kind: "anime", day: "2100-01-01" });
  expect(titles).toEqual([]);
});

test("has what was planned long before its own dates begin", async () => {
  const fan = await newcomer();
  const title = { kind: "anime", id: anime.frieren } as const;
  await fan.ok("add_anime", { anime_id: title.id, episodes_watched: 1 });
  await fan.ok("edit_entry", { ...title, started: "2026-06-01" });
  const planned: DiaryState = { ...notListed, standing: { status: "P", progress: 0 } };
  const [plannedMs, begunMs] = [day("2024-01-10T12:00"), day("2026-06-01T20:00")];
  const uid = await uidOf(fan.username);
  // What happened long before lies apart from the entry.
  const apart = archivedKey(uid, title.kind, title.id, plannedMs, plannedMs);
  await putItems([{ ...apart, e: packEvents(plannedMs, "tap", notListed, planned) }]);
  const begun = packEvents(begunMs, "tap", planned, watched(1));
  await setAttribute(entryKey(uid, title.kind, title.id), "e", begun);
  expect(await on(fan, "2024-01-09")).toEqual([]);
  expect(await on(fan, "2026-03-01")).toEqual([[title.id, "PLANNED", 0]]);
  expect(await on(fan, "2026-06-01")).toEqual([[title.id, "WATCHING", 1]]);
});

test("is one's own", async () => {
  const [fan, other] = [await newcomer(), await newcomer()];
  await fan.ok("quick_add_anime", { anime_id: anime.frieren });
  expect(await on(other, "2100-01-01")).toEqual([]);
  expect(await on(fan, "2100-01-01")).toEqual([[anime.frieren, "COMPLETED", 28]]);
  expect((await visitor().call("shelf_on", { kind: "anime", day: "2026-01-01" })).status).toBe(401);
});

test.each(["2026-1-1", "yesterday", "", "2026-02-31", "2026-05-00", "2026-00-00"])(
  "knows no day %j",
  async (text) => {
    const fan = await newcomer();
    const error = 'Please check "day": it should be a day such as 2026-11-24.';
    const answer = await fan.call("shelf_on", { kind: "anime", day: text });
    expect(answer).toMatchObject({ status: 400, body: { error } });
  },
);
