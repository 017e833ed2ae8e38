import { describe, expect, test } from "vitest";
import { droppedKey } from "../../../functions/table/keys.ts";
import { entryOf, listOf, save, saved } from "../../support/people/entries.ts";
import { describeImporting } from "../../support/people/importing.ts";
import { describeUploading } from "../../support/people/uploading.ts";
import { imported } from "../../support/people/imports.ts";
import { listFile } from "../../support/files/list-files.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { putItems } from "../../support/cloud/stored.ts";
import { uidOf } from "../../support/cloud/table.ts";
import { anime, uncounted } from "../../support/people/titles.ts";

const ended = uncounted();

/** A title as a list shows it. */
async function listed(who: Person, owner: Person, id: number) {
  const { anime_list } = await who.ok("get_anime", { username: owner.username });
  return anime_list.find(({ anime_id }) => anime_id === id);
}

describe("import_mal", () => {
  describeImporting("anime");
  describeUploading("anime");

  test("the total that only the file knows stays with the title", async () => {
    const ai = await newcomer();
    const facts = { anime_name: ended.title, episodes: null };
    expect(await ai.ok("get_anime_details", { anime_id: ended.id })).toMatchObject(facts);
    await imported(
      ai,
      "anime",
      listFile("anime", [
        { id: ended.id, title: "Another name", total: 4, status: "completed", progress: 0 },
      ]),
    );
    expect(await entryOf(ai, "anime", ended.id)).toMatchObject({
      status: "COMPLETED",
      progress: 4,
    });
    const known = { anime_name: ended.title, total_episodes: 4 };
    expect(await listed(ai, ai, ended.id)).toMatchObject(known);
    // Nobody else is shown the total of somebody's file, and nobody its name: the catalogue has one.
    expect(await listed(await newcomer(), ai, ended.id)).toMatchObject({
      anime_name: ended.title,
      total_episodes: null,
    });
    expect(await ai.ok("get_anime_details", { anime_id: ended.id })).toMatchObject({
      anime_name: ended.title,
      episodes: 4,
    });
    await saved(save(ai, "update_anime", ended.id, 2));
    expect((await save(ai, "update_anime", ended.id, 5)).status).toBe(400);
    expect(await listed(ai, ai, ended.id)).toMatchObject({ ...known, status: "WATCHING" });
    const { text } = await ai.call("export", { format: "mal-anime" });
    expect(text).toContain(ended.title);
    expect(text).toContain("<series_episodes>4</series_episodes>");
    // Nobody else is told of what one file says.
    const stranger = await newcomer();
    expect(await stranger.ok("get_anime_details", { anime_id: ended.id })).toMatchObject(facts);
  });

  test("a total that the catalogue has stands against the file's", async () => {
    const ai = await newcomer();
    const row = { id: anime.cowboyBebop, title: "Kaubōi", total: 30, progress: 0 };
    await imported(ai, "anime", listFile("anime", [{ ...row, status: "completed" }]));
    expect(await listed(ai, ai, anime.cowboyBebop)).toMatchObject({
      anime_name_english: "Cowboy Bebop",
      total_episodes: 26,
      episodes_watched: 26,
    });
  });

  test("what was dropped before it began is brought back, and what was dropped since is not", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    const nowMs = Date.now();
    const inSeconds = (seconds: number) => Math.floor(nowMs / 1000) + seconds;
    const dropped = (id: number, fields: Record<string, number>) => ({
      ...droppedKey(uid, "anime", id),
      ...{ s: "W", p: 1, u: 1, mistake: false },
      ...fields,
    });
    await putItems([
      // However long Undo has kept it.
      dropped(anime.frieren, { droppedAtMs: nowMs - 60_000, until: inSeconds(3600) }),
      dropped(anime.yourName, { droppedAtMs: nowMs + 60_000, until: inSeconds(-3600) }),
      // Of items of before only the end of those ten minutes is known.
      dropped(anime.deathNote, { until: inSeconds(500) }),
      dropped(anime.cowboyBebop, { until: inSeconds(700) }),
    ]);
    const ids = [anime.frieren, anime.yourName, anime.deathNote, anime.cowboyBebop];
    const rows = ids.map((id) => ({ id, status: "active", progress: 1 }) as const);
    const { report } = await imported(ai, "anime", listFile("anime", rows));
    expect(report).toMatchObject({ added: 2, kept_aside: 2 });
    const list = await listOf(ai, "anime", ai.username);
    expect(new Set(list.map(({ id }) => id))).toEqual(new Set([anime.frieren, anime.deathNote]));
  });
});
