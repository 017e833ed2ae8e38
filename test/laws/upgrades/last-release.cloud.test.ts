import { readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import * as z from "zod";
import {
  goldenFiles,
  goldenFormats,
  goldenObject,
  itemsOfJson,
  itemsToJson,
} from "../../golden/last-release.ts";
import { endedKeys, snapshotFormats } from "../../../functions/objects/formats.ts";
import { killFunction } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import {
  itemsWith,
  objectsWith,
  putItems,
  putObject,
  removeItem,
  removeObject,
  type StoredItem,
} from "../../support/cloud/stored.ts";
import { titleItem, uidOf } from "../../support/cloud/table.ts";
import { listOf } from "../../support/people/entries.ts";
import { listFile } from "../../support/files/list-files.ts";
import { imported, rested } from "../../support/people/imports.ts";
import { makeList } from "../../support/people/lists.ts";
import { Person, visitor } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { anime, manga, unknownId } from "../../support/people/titles.ts";

const isMaking = process.env["TSUZUKU_GOLDEN"] === "make";

/** Of each kind one import, so that all that an import can leave is there. */
const rows = [
  { id: anime.cowboyBebop, status: "completed", progress: 26, score: 9, repeats: 2 },
  {
    id: anime.deathNote,
    status: "on_hold",
    progress: 12,
    score: 7,
    start: "2019-01-02",
    notes: "At the potato chip.",
    tags: "slow",
    rest: { my_priority: "HIGH" },
  },
  { id: unknownId, title: "Nobody & Co", total: 12, status: "active", progress: 2 },
  { id: 77, title: "Gone", status: "dropped", progress: 4, notes: "No." },
] as const;

/** Everything that an account can have, made by the calls of this release. */
async function writeItems(): Promise<void> {
  const ai = await new Person("golden@people.example").arrive();
  await ai.ok("change_username", { username: "Golden_Ai" });
  await ai.ok("update_user", { bio: "Watches at dawn." });
  await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 7 });
  await ai.ok("add_anime", {
    anime_id: anime.yourName,
    status: "Plan to Watch",
    episodes_watched: 0,
  });
  await ai.ok("quick_add_anime", { anime_id: anime.fullmetalAlchemist });
  await ai.ok("add_manga", { manga_id: manga.berserk, chapters_read: 300 });
  await ai.ok("add_anime", { anime_id: anime.evangelion, episodes_watched: 3 });
  await ai.ok("drop_anime", { anime_id: anime.evangelion });
  await ai.ok("not_interested", { anime_id: anime.spiritedAway });
  await ai.ok("not_interested_manga", { manga_id: manga.monster });
  await imported(ai, "anime", listFile("anime", rows));
  await imported(ai, "anime", listFile("anime", [{ ...rows[1], notes: "At the tennis match." }]));
  const listed = await makeList(ai, {}, [anime.frieren, anime.yourName]);
  const hidden = await makeList(ai, { name: "For rain", isPublic: false }, [anime.deathNote]);
  const ranking = await makeRanking(ai);
  const { url: calendar } = await ai.ok("calendar_link");
  const uid = await uidOf(ai.username);
  const items = (await itemsWith(uid, listed, hidden, ranking)).filter(
    ({ pk }) => !pk.startsWith("RL#"),
  );
  const titles = await Promise.all([
    titleItem("anime", anime.frieren),
    titleItem("manga", manga.berserk),
  ]);
  const known = { uid, listed, hidden, ranking, calendar, cookies: Object.fromEntries(ai.cookies) };
  await writeFile(goldenFiles.items, itemsToJson({ known, items, titles }));
}

if (isMaking) test("the items of a release are written down", writeItems);

/** The index hears of what is stored a moment later. */
const soon = { timeout: 15_000, interval: 200 };

const Item: z.ZodType<StoredItem> = z.looseObject({ pk: z.string(), sk: z.string() });

const Golden = z.object({
  known: z.object({
    uid: z.string(),
    listed: z.string(),
    hidden: z.string(),
    ranking: z.string(),
    calendar: z.string(),
    cookies: z.record(z.string(), z.string()),
  }),
  items: z.array(Item),
  titles: z.array(Item),
});

/** Lets an item be of today: what has an end, and what was done within a few days, is as far from it as it was. */
function ofToday(item: StoredItem): StoredItem {
  const now = Date.now();
  return {
    ...item,
    ...("ttl" in item && { ttl: Math.floor(now / 1000) + 86_400 }),
    ...("until" in item && { until: Math.floor(now / 1000) + 600, droppedAtMs: now }),
    ...("finishedAtMs" in item && { finishedAtMs: now }),
  };
}

/*
 * An account as the last release has left it, through the calls of today.
 */
describe.skipIf(isMaking)("what the last release has stored", () => {
  let golden: z.infer<typeof Golden>;
  /** Its owner, signed in since then. */
  let ai: Person;
  /** Titles of ids that nobody else asks for. */
  const titleIds = { anime: 2_000_000_001, manga: 2_000_000_002 };

  beforeAll(async () => {
    golden = Golden.parse(itemsOfJson(await readFile(goldenFiles.items, "utf8")));
    await putItems(golden.items.map(ofToday));
    const [first, second] = golden.titles;
    await putItems([
      { ...first, pk: `T#anime#${titleIds.anime}`, sk: "DETAIL" },
      { ...second, pk: `T#manga#${titleIds.manga}`, sk: "DETAIL" },
    ]);
    ai = new Person("golden@people.example");
    for (const name of ["sessionid", "csrftoken"]) {
      ai.cookies.set(name, golden.known.cookies[name] ?? "");
    }
  });

  afterAll(async () => {
    for (const [kind, id] of Object.entries(titleIds)) {
      await removeItem({ pk: `T#${kind}#${id}`, sk: "DETAIL" });
    }
  });

  test("signs its owner in, and tells what they have not heard of", async () => {
    const { logged, username, new_achievements } = await ai.ok("check_logged");
    expect({ logged, username }).toEqual({ logged: true, username: "Golden_Ai" });
    expect(new_achievements.length).toBe(4);
  });

  test("shows who they are", async () => {
    const { results } = await visitor().ok("profile", { username: "fan-x3py5" });
    expect(results[0]).toMatchObject({
      username: "Golden_Ai",
      bio: "Watches at dawn.",
      completed_count: 2,
    });
    const { achievements } = await ai.ok("user_achievements", { username: "Golden_Ai" });
    expect(achievements.filter(({ achieved }) => achieved).length).toBeGreaterThanOrEqual(10);
    await vi.waitFor(async () => {
      const { people } = await visitor().ok("find_people", { name: "golden_ai" });
      expect(people.map((person) => person.username)).toEqual(["Golden_Ai"]);
    }, soon);
  });

  test("has its titles", async () => {
    expect(await ai.ok("get_anime_details", { anime_id: titleIds.anime })).toMatchObject({
      anime_name: "Sousou no Frieren",
      episodes: 28,
      exists: false,
    });
    expect(await ai.ok("get_manga_details", { manga_id: titleIds.manga })).toMatchObject({
      manga_title: "Berserk",
    });
  });

  test("has its lists, dropped titles, notes and what was kept aside", async () => {
    const list = await listOf(ai, "anime", "Golden_Ai");
    const statuses = Object.fromEntries(list.map(({ id, status }) => [id, status]));
    expect(statuses).toEqual({
      [anime.cowboyBebop]: "COMPLETED",
      [anime.deathNote]: "WATCHING",
      [anime.yourName]: "PLANNED",
      [anime.fullmetalAlchemist]: "COMPLETED",
      [anime.frieren]: "WATCHING",
      [unknownId]: "WATCHING",
    });
    const manga = await ai.call("get_manga", { username: "Golden_Ai", page_size: -1 });
    expect(manga.text).toContain("Berserk");
    const exported = (await ai.call("export", { format: "mal-anime" })).text;
    for (const text of [
      "At the tennis match.",
      "slow",
      "HIGH",
      "Nobody & Co",
      "Gone",
      "2019-01-02",
    ]) {
      expect(exported).toContain(text);
    }
    const account = await ai.call("export", { format: "json" });
    expect(account.status).toBe(200);
    for (const text of ["golden@people.example", "Slow journeys", "For rain", "Best bread"]) {
      expect(account.text).toContain(text);
    }
    await ai.ok("add_anime", { anime_id: anime.evangelion, restore: true });
    expect(await ai.ok("get_anime_details", { anime_id: anime.evangelion })).toMatchObject({
      list_status: "WATCHING",
      episodes_watched: 3,
    });
  });

  test("has its custom lists and ranking lists", async () => {
    const { listed, hidden, ranking } = golden.known;
    const shown = await visitor().call("list", { id: listed });
    expect(shown.text).toContain("Slow journeys");
    expect((await visitor().call("list", { id: hidden })).status).toBe(403);
    expect((await ai.call("list", { id: hidden })).text).toContain("Death Note");
    const found = await visitor().ok("lists_with", { anime_id: anime.yourName, most: 24 });
    expect(found.lists.map(({ id }) => id)).toContain(listed);
    expect(await visitor().ok("ranking_list", { id: ranking })).toMatchObject({
      name: "Best bread",
      entries: { length: 5 },
    });
    await vi.waitFor(async () => {
      const { ranking_lists } = await visitor().ok("newest_ranking_lists");
      expect(ranking_lists.map(({ id }) => id)).toContain(ranking);
    }, soon);
  });

  test("has its calendar, and leaves out what it does not want", async () => {
    const calendar = await fetch(
      `${inject("cloud").origin}${new URL(golden.known.calendar).pathname}`,
    );
    expect(calendar.status).toBe(200);
    const { recommendations } = await ai.ok("recommend_anime", { watchlist: "COMPLETED" });
    expect(recommendations.length).toBeGreaterThan(0);
    expect(recommendations.map(({ anime_id }) => anime_id)).not.toContain(anime.spiritedAway);
  });

  test("has its imports, whose plans are undone", async () => {
    const { imports } = await ai.ok("imports");
    expect(imports.map(({ state, can_undo }) => [state, can_undo])).toEqual([
      ["finished", true],
      ["finished", true],
    ]);
    for (const { job_id } of imports) {
      await ai.ok("undo_import", { job_id });
      expect(await rested(ai, job_id)).toMatchObject({ state: "undone" });
    }
    const exported = (await ai.call("export", { format: "mal-anime" })).text;
    for (const text of ["potato", "Nobody", "Gone"]) expect(exported).not.toContain(text);
  });

  test("is counted by the jobs, and deleted without a trace", { timeout: 120_000 }, async () => {
    const { uid, listed, hidden, ranking } = golden.known;
    for (const job of ["achievements", "rank", "trending", "migrations"] as const) await fire(job);
    await ai.ok("delete_account", { confirmation: "Golden_Ai" });
    const left = await itemsWith(uid, listed, hidden, ranking);
    // The next count of the ranks has them no more.
    const keys = left.map(({ pk, sk }) => `${pk} ${sk}`).filter((key) => key !== "STATS RANK");
    expect(keys).toEqual([`DELETED ${uid}`]);
  });
});

const [{ key: newest }] = snapshotFormats;
/** The format of the last release's snapshot; undefined where it is still today's. */
const last = snapshotFormats.slice(1).find(({ number }) => number === goldenFormats.snapshot);

test.skipIf(isMaking || last === undefined)(
  "what the last release has in its bucket is read until the catalogue job has run, which clears up behind it",
  { timeout: 180_000 },
  async () => {
    await putObject("data", last?.key ?? "", await goldenObject(goldenFiles.snapshot));
    for (const key of endedKeys) await putObject("data", key);
    await removeObject("data", newest);
    try {
      await killFunction("search_anime");
      const search = (query: string) => visitor().ok("search_anime", { query });
      expect((await search("frieren")).results).toMatchObject([{ name: "Sousou no Frieren" }]);
      // It is not among the few titles of the last release.
      expect((await search("mushishi")).results).toEqual([]);
    } finally {
      await fire("catalogue");
    }
    await killFunction("search_anime");
    const { results } = await visitor().ok("search_anime", { query: "mushishi" });
    expect(results[0]?.name).toBe("Mushishi");
    // A release that is put back finds what it has left.
    expect(await objectsWith(last?.key ?? "")).toHaveLength(1);
    expect(await objectsWith(...endedKeys)).toEqual([]);
    await removeObject("data", last?.key ?? "");
  },
);
