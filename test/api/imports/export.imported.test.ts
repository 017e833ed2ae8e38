import { describe, expect, test } from "vitest";
import * as z from "zod";
import { save } from "../../support/people/entries.ts";
import { imported } from "../../support/people/imports.ts";
import { readRows } from "../../support/files/list-file.ts";
import { listFile } from "../../support/files/list-files.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { putItems } from "../../support/cloud/stored.ts";
import { uidOf } from "../../support/cloud/table.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { type Format, exported, everythingOf } from "../../support/people/exporting.ts";

/** Imports a file and waits until it is done. Returns its report. */
async function imports(who: Person, xml: string) {
  const { state, report } = await imported(who, "anime", xml);
  expect(state).toBe("finished");
  return report;
}

/** Other imports may be before these in the queue. */
const patient = { timeout: 120_000 };

describe("a list that came from another site", patient, () => {
  const hard = 'Slow & <kind> ]]> "語" 🙂\nsecond line';
  const fields = (row: Record<string, string | number>) =>
    Object.entries(row).map(
      ([name, text]) =>
        `<${name}>${String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</${name}>`,
    );
  const rows: Record<string, string | number>[] = [
    {
      series_animedb_id: anime.frieren,
      series_title: "Sousou no Frieren",
      my_watched_episodes: 28,
      my_start_date: "2023-09-29",
      my_finish_date: "2024-00-00",
      my_score: 9,
      my_status: "Completed",
      my_comments: hard,
      my_times_watched: 2,
      my_tags: "slow, kind",
      my_rewatching: 1,
    },
    {
      series_animedb_id: anime.onePiece,
      series_title: "One Piece",
      my_watched_episodes: 500,
      my_status: "On-Hold",
    },
    {
      series_animedb_id: anime.deathNote,
      series_title: "Death Note",
      my_watched_episodes: 2,
      my_status: "Plan to Watch",
    },
    {
      series_animedb_id: 9_999_998,
      series_title: `Nobody's <b>title</b>`,
      series_type: "OVA",
      series_episodes: 6,
      my_watched_episodes: 3,
      my_status: "Watching",
    },
    {
      series_animedb_id: anime.evangelion,
      series_title: "Evangelion",
      my_watched_episodes: 4,
      my_status: "Dropped",
      my_score: 3,
      my_comments: hard,
    },
    {
      series_animedb_id: 0,
      series_title: "Without a number",
      my_watched_episodes: 1,
      my_status: "Watching",
    },
  ];
  const given = `<myanimelist>${rows.map((row) => `<anime>${fields(row).join("")}</anime>`).join("")}</myanimelist>`;

  test("is given back whole, and changes nothing when it is imported again, here or elsewhere", async () => {
    const who = await newcomer();
    expect(await imports(who, given)).toMatchObject({ added: 4, kept_aside: 2 });
    const first = await exported(who, "mal-anime");
    const read = readRows(first);
    expect(read).toHaveLength(rows.length);
    for (const row of rows) {
      const same = read.find((each) => each["series_title"] === row["series_title"]);
      expect(same).toMatchObject(
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
      );
    }

    expect(await imports(who, first)).toMatchObject({ added: 0, raised: 0, unchanged: 4 });
    expect(await exported(who, "mal-anime")).toBe(first);

    const other = await newcomer();
    expect(await imports(other, first)).toMatchObject({ added: 4, kept_aside: 2 });
    const renamed = first.replace(`<user_name>${who.username}<`, `<user_name>${other.username}<`);
    expect(await exported(other, "mal-anime")).toBe(renamed);
  });

  test("notes go with a dropped entry and come back by Undo, and with a title that is added anew", async () => {
    const who = await newcomer();
    const row = {
      id: anime.frieren,
      status: "active",
      progress: 9,
      notes: "Wept at the end.",
    } as const;
    await imported(who, "anime", listFile("anime", [row]));
    const noted = async () => (await exported(who, "mal-anime")).includes(row.notes);
    const add = { anime_id: anime.frieren, episodes_watched: 9 };
    expect(await noted()).toBe(true);

    await who.ok("drop_anime", { anime_id: anime.frieren });
    expect(readRows(await exported(who, "mal-anime"))).toMatchObject([
      { my_status: "Dropped", my_comments: row.notes },
    ]);
    expect(JSON.stringify(await everythingOf(who))).toContain(row.notes);
    await who.ok("add_anime", { ...add, restore: true });
    expect(await noted()).toBe(true);

    await who.ok("drop_anime", { anime_id: anime.frieren });
    await who.ok("add_anime", add);
    expect(readRows(await exported(who, "mal-anime"))).toMatchObject([
      { my_status: "Watching", my_comments: row.notes },
    ]);
  });

  test("says what our own list says once the user has changed an entry", async () => {
    const who = await newcomer();
    await imports(who, given);
    await save(who, "update_anime", anime.deathNote, 3);
    const read = readRows(await exported(who, "mal-anime"));
    const title = read.find((row) => row["series_title"] === "Death Note");
    expect(title).toMatchObject({ my_status: "Watching", my_watched_episodes: "3" });
  });

  test("changes nothing when it comes from lists of one's own, whatever totals have become since", async () => {
    const who = await newcomer();
    const uid = await uidOf(who.username);
    const states = [
      [anime.frieren, "C", 3],
      [anime.deathNote, "W", 99_000],
      [anime.cowboyBebop, "W", 0],
      [anime.evangelion, "W", 26],
      [anime.yourName, "P", 0],
      [anime.onePiece, "C", 7],
    ] as const;
    await putItems(states.map(([id, s, p]) => ({ pk: `U#${uid}`, sk: `A#${id}`, s, p, u: 1 })));
    const first = await exported(who, "mal-anime");
    const nothing = { added: 0, raised: 0, unchanged: states.length, kept_aside: 0 };
    expect(await imports(who, first)).toMatchObject(nothing);
    expect(await exported(who, "mal-anime")).toBe(first);
  });

  test("has every row that was kept aside, also those that say the same or speak of one title", async () => {
    const who = await newcomer();
    const gone = (watched: number) => ({
      series_animedb_id: anime.evangelion,
      my_watched_episodes: watched,
      my_status: "Dropped",
    });
    const nameless = { series_title: "Without a number", my_status: "Watching" };
    const twins = [gone(4), gone(9), gone(4), nameless, nameless];
    const file = `<myanimelist>${twins.map((row) => `<anime>${fields(row).join("")}</anime>`).join("")}</myanimelist>`;
    expect(await imports(who, file)).toMatchObject({ added: 0, kept_aside: 5 });
    const first = await exported(who, "mal-anime");
    const told = readRows(first).map((row) => [row["series_title"], row["my_watched_episodes"]]);
    expect(told.sort()).toEqual([
      ["", "4"],
      ["", "4"],
      ["", "9"],
      ["Without a number", "0"],
      ["Without a number", "0"],
    ]);
    expect(await imports(who, first)).toMatchObject({ added: 0, kept_aside: 5 });
    expect(await exported(who, "mal-anime")).toBe(first);
  });

  test("is in the file with everything, with the rows that were kept aside and why", async () => {
    const who = await newcomer();
    await imports(who, given);
    expect(await everythingOf(who)).toMatchObject({
      kept_aside: {
        anime: expect.arrayContaining([
          expect.objectContaining({ reason: "dropped", notes: hard }),
        ]) as unknown,
      },
    });
  });
});

describe("titles that were dropped", patient, () => {
  /** How files call titles that somebody has dropped, with their progress. */
  const droppedOf = async (who: Person, format: Format = "mal-anime") =>
    readRows(await exported(who, format))
      .filter((row) => row["my_status"] === "Dropped")
      .map((row) => [
        Number(row["series_animedb_id"] ?? row["manga_mangadb_id"]),
        Number(row["my_watched_episodes"] ?? row["my_read_chapters"]),
      ]);

  test("are Dropped in the file with their last progress, but not those that came back or were a mistake", async () => {
    const who = await newcomer();
    for (const [id, progress] of [
      [anime.frieren, 28],
      [anime.deathNote, 3],
      [anime.onePiece, 7],
      [anime.cowboyBebop, 2],
    ] as const) {
      await save(who, "add_anime", id, progress);
    }
    for (const anime_id of [anime.frieren, anime.deathNote, anime.onePiece]) {
      await who.ok("drop_anime", { anime_id });
    }
    await who.ok("drop_anime", { anime_id: anime.cowboyBebop, undo: true });
    await save(who, "add_anime", anime.onePiece, 1);
    expect(await droppedOf(who)).toEqual([
      [anime.deathNote, 3],
      [anime.frieren, 28],
    ]);
    await save(who, "add_manga", manga.monster, 12);
    await who.ok("drop_manga", { manga_id: manga.monster });
    expect(await droppedOf(who, "mal-manga")).toEqual([[manga.monster, 12]]);

    const all = z
      .object({
        dropped: z.object({ anime: z.array(z.looseObject({})), manga: z.array(z.unknown()) }),
        other: z.array(z.object({ key: z.string() })),
      })
      .parse(await everythingOf(who));
    expect(all.dropped.anime.find(({ id }) => id === anime.deathNote)).toMatchObject({
      title: "Death Note",
      status: "WATCHING",
      progress: 3,
      dropped_at: expect.stringMatching(/^20/) as unknown,
      by_mistake: false,
    });
    expect(all.dropped.anime.find(({ id }) => id === anime.cowboyBebop)).toMatchObject({
      by_mistake: true,
    });
    expect(all.dropped.manga).toMatchObject([{ id: manga.monster, progress: 12 }]);
    expect(all.other.filter(({ key }) => key.startsWith("D#"))).toEqual([]);
  });

  test("stay dropped when the file is imported again, which changes nothing", async () => {
    const who = await newcomer();
    const row = { id: anime.frieren, status: "active", progress: 9, score: 7 } as const;
    await imported(who, "anime", listFile("anime", [row]));
    await save(who, "add_anime", anime.deathNote, 3);
    for (const anime_id of [anime.frieren, anime.deathNote]) {
      await who.ok("drop_anime", { anime_id });
    }
    const first = await exported(who, "mal-anime");
    const again = await imported(who, "anime", first);
    expect(again).toMatchObject({ can_undo: false, report: { added: 0, kept_aside: 2 } });
    expect(await exported(who, "mal-anime")).toBe(first);

    const other = await newcomer();
    await imported(other, "anime", first);
    expect(await droppedOf(other)).toEqual([
      [anime.deathNote, 3],
      [anime.frieren, 9],
    ]);
  });

  test("keep what a file said of them, and say how far their owner came since", async () => {
    const who = await newcomer();
    const row = { id: anime.frieren, progress: 2, notes: "Slow." } as const;
    await imported(who, "anime", listFile("anime", [{ ...row, status: "dropped" }]));
    await save(who, "add_anime", anime.frieren, 5);
    expect(await droppedOf(who)).toEqual([]);
    await who.ok("drop_anime", { anime_id: anime.frieren });
    expect(await droppedOf(who)).toEqual([[anime.frieren, 5]]);
    expect(await exported(who, "mal-anime")).toContain("Slow.");
    // What came last counts.
    await imported(who, "anime", listFile("anime", [{ ...row, status: "dropped", progress: 8 }]));
    expect(await droppedOf(who)).toEqual([[anime.frieren, 8]]);
  });
});
