import { describe, expect, test } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import type { Fields } from "../../support/browser.ts";
import { listFile } from "../../support/files/list-files.ts";
import { listOf, save, saved } from "../../support/people/entries.ts";
import { exported } from "../../support/people/exporting.ts";
import { imported } from "../../support/people/imports.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";

const id = anime.frieren;
const episodes = 28;

async function fanAt(progress: number): Promise<Person> {
  const fan = await newcomer();
  await saved(save(fan, "add_anime", id, progress));
  return fan;
}

const edit = (who: Person, fields: Fields) =>
  who.call("edit_entry", { kind: "anime", id, ...fields });

const edited = async (who: Person, fields: Fields) =>
  (await who.ok("edit_entry", { kind: "anime", id, ...fields })).entry;

const kept = async (who: Person) => (await who.ok("entry", { kind: "anime", id })).entry;

test("changes what is named, and nothing else", async () => {
  const fan = await fanAt(5);
  const said = { score: 8.5, started: "2024-01-05", notes: "<b>Slow</b> & kind.", private: true };
  const before = await kept(fan);
  const after = await edited(fan, said);
  expect(after).toEqual({ ...before, ...said, changed_at: expect.any(Number) as number });
  expect(await kept(fan)).toEqual(after);
  const none = { score: null, started: null, notes: "", private: false };
  expect(await edited(fan, none)).toMatchObject({ ...none, status: "WATCHING", progress: 5 });
});

test("brings back by an undo what a file gave more finely than anybody can here", async () => {
  const fan = await fanAt(5);
  const answer = await edit(fan, { score: 7.3 });
  expect(answer).toMatchObject({ status: 400, body: { error: sentences.scoreRange } });
  expect(await edited(fan, { score: 7.3, undo: true })).toMatchObject({ score: 7.3 });
});

test("writes nothing where all is said already", async () => {
  const fan = await fanAt(5);
  const said = { score: 8, notes: "Slow.", on_hold: true };
  const after = await edited(fan, said);
  expect(await edited(fan, said)).toEqual(after);
  expect(await edited(fan, {})).toEqual(after);
});

describe("what cannot be is refused in a sentence, and nothing is lost", () => {
  test.each([
    [{ score: 11 }, sentences.scoreRange],
    [{ started: "1890-01-01" }, sentences.dayTooEarly],
    [{ finished: "2100-01-01" }, sentences.dayToCome],
    [{ finished: "2023-01-01" }, sentences.finishBeforeStart],
    [{ notes: "a".repeat(2001) }, sentences.notesTooLong],
    [{ repeats: 1.5 }, sentences.repeatsRange("anime")],
    [{ again: 0 }, sentences.onlyCompletedAgain("anime")],
  ])("%j", async (fields, sentence) => {
    const fan = await fanAt(5);
    const before = await edited(fan, { score: 7, started: "2024-01-05", notes: "Mine." });
    const answer = await edit(fan, { score: 9, ...fields });
    expect(answer).toMatchObject({ status: 400, body: { error: sentence } });
    expect(await kept(fan)).toEqual(before);
  });

  test("nothing is kept of a title that is not on the list", async () => {
    const answer = await edit(await newcomer(), { score: 9 });
    expect(answer).toMatchObject({ status: 404, body: { error: sentences.notOnYourList } });
  });
});

describe("a run", () => {
  test("goes on beside what is completed, and counts once at its end", async () => {
    const fan = await fanAt(episodes);
    expect(await edited(fan, { again: 0 })).toMatchObject({ again: 0, status: "COMPLETED" });
    expect(await edited(fan, { again: 9 })).toMatchObject({ again: 9, progress: episodes });
    expect(await exported(fan, "mal-anime")).toMatch(/<my_rewatching>1<.*\n.*<my_rewatching_ep>9</);
    expect(await edited(fan, { again: episodes })).toMatchObject({ again: null, repeats: 1 });
    expect(await edited(fan, { again: episodes })).toMatchObject({ again: null, repeats: 1 });
  });

  test("ends where its viewer says so, counted or not, and comes back by Undo", async () => {
    const fan = await fanAt(episodes);
    await edited(fan, { again: 0 });
    await edited(fan, { again: 9 });
    expect(await edited(fan, { again: null })).toMatchObject({ again: null, repeats: 0 });
    expect(await edited(fan, { again: 9, repeats: 0 })).toMatchObject({ again: 9, repeats: 0 });
    expect(await edited(fan, { seen_again: true })).toMatchObject({ again: null, repeats: 1 });
    expect(await edited(fan, { seen_again: true })).toMatchObject({ again: null, repeats: 1 });
  });

  test("that another device has taken further stays there when it is raised", async () => {
    const fan = await fanAt(episodes);
    await edited(fan, { again: 0 });
    await edited(fan, { again: 7 });
    expect(await edited(fan, { again: 4, raise_only: true })).toMatchObject({ again: 7 });
    expect(await edited(fan, { again: 8, raise_only: true })).toMatchObject({ again: 8 });
    expect(await edited(fan, { again: 4 })).toMatchObject({ again: 4 });
  });

  test("is no longer than the title", async () => {
    const fan = await fanAt(episodes);
    await edited(fan, { again: 0 });
    const answer = await edit(fan, { again: episodes + 1 });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: `Cannot exceed total episodes (${episodes})` },
    });
  });
});

describe("on hold", () => {
  test("is a mark that goes when it goes on", async () => {
    const fan = await fanAt(5);
    expect(await edited(fan, { on_hold: true })).toMatchObject({
      on_hold: true,
      status: "WATCHING",
    });
    expect(await exported(fan, "mal-anime")).toContain("<my_status>On-Hold<");
    await saved(save(fan, "update_anime", id, 6));
    expect(await kept(fan)).toMatchObject({ on_hold: false, progress: 6 });
  });

  test("is nothing that is completed", async () => {
    const answer = await edit(await fanAt(episodes), { on_hold: true });
    expect(answer).toMatchObject({ status: 400, body: { error: sentences.completedNotOnHold } });
  });
});

test("what is private stands on nobody's screen but its owner's", async () => {
  const fan = await fanAt(5);
  const other = await newcomer();
  await saved(save(fan, "add_anime", anime.deathNote, 3));
  await edited(fan, { private: true });
  expect(await listOf(fan, "anime", fan.username)).toHaveLength(2);
  expect(await listOf(other, "anime", fan.username)).toEqual([
    { id: anime.deathNote, status: "WATCHING", progress: 3 },
  ]);
});

test("a later file leaves what was said here, and brings what was not", async () => {
  const fan = await fanAt(5);
  const row = { id, status: "active", progress: 5 } as const;
  const first = { ...row, score: 4, start: "2024-01-01", notes: "Theirs." };
  await imported(fan, "anime", listFile("anime", [first]));
  await edited(fan, { score: 9.5, notes: "Mine." });
  const later = { ...first, score: 6, start: "2024-02-02", notes: "Later.", tags: "slow" };
  await imported(fan, "anime", listFile("anime", [later]));
  expect(await kept(fan)).toMatchObject({ score: 9.5, started: "2024-02-02", notes: "Mine." });
  expect(await exported(fan, "mal-anime")).toMatch(/Mine\.[^]*slow/);
});
