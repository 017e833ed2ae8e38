import { describe, expect, test } from "vitest";
import { entryOf, save, saved } from "../support/entries.ts";
import { describeImporting } from "../support/importing.ts";
import { imported } from "../support/imports.ts";
import { listFile } from "../support/list-files.ts";
import { newcomer, type Person } from "../support/people.ts";
import { anime } from "../support/titles.ts";

/** A film whose name the catalogue has in Japanese alone, and no number of episodes. */
const film = {
  id: 5,
  title: "Cowboy Bebop: Tengoku no Tobira",
  japanese: "カウボーイビバップ 天国の扉",
};

/** A title as a list shows it. */
async function listed(who: Person, owner: Person, id: number) {
  const { anime_list } = await who.ok("get_anime", { username: owner.username });
  return anime_list.find(({ anime_id }) => anime_id === id);
}

describe("import_mal", () => {
  describeImporting("anime");

  test("the name and the total that only the file knows stay with the title", async () => {
    const ai = await newcomer();
    const facts = { anime_name_english: null, anime_name: film.japanese, episodes: null };
    expect(await ai.ok("get_anime_details", { anime_id: film.id })).toMatchObject(facts);
    await imported(
      ai,
      "anime",
      listFile("anime", [{ ...film, total: 4, status: "completed", progress: 0 }]),
    );
    expect(await entryOf(ai, "anime", film.id)).toMatchObject({ status: "COMPLETED", progress: 4 });
    const known = { anime_name: film.title, total_episodes: 4 };
    expect(await listed(ai, ai, film.id)).toMatchObject(known);
    // Nobody else is shown what a file calls a title.
    expect(await listed(await newcomer(), ai, film.id)).toMatchObject({
      anime_name: film.japanese,
      total_episodes: null,
    });
    expect(await ai.ok("get_anime_details", { anime_id: film.id })).toMatchObject({
      anime_name: film.title,
      anime_name_japanese: film.japanese,
      episodes: 4,
    });
    await saved(save(ai, "update_anime", film.id, 2));
    expect((await save(ai, "update_anime", film.id, 5)).status).toBe(400);
    expect(await listed(ai, ai, film.id)).toMatchObject({ ...known, status: "WATCHING" });
    const { text } = await ai.call("export", { format: "mal-anime" });
    expect(text).toContain(film.title);
    expect(text).toContain("<series_episodes>4</series_episodes>");
    // Nobody else is told of what one file says.
    const stranger = await newcomer();
    expect(await stranger.ok("get_anime_details", { anime_id: film.id })).toMatchObject(facts);
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
});
