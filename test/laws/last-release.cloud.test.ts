import { writeFile } from "node:fs/promises";
import { test } from "vitest";
import { goldenFiles, itemsToJson } from "../golden/last-release.ts";
import { itemsWith } from "../support/cloud/stored.ts";
import { titleItem, uidOf } from "../support/cloud/table.ts";
import { listFile } from "../support/files/list-files.ts";
import { imported } from "../support/people/imports.ts";
import { makeList } from "../support/people/lists.ts";
import { Person } from "../support/people/people.ts";
import { makeRanking } from "../support/people/ranking-lists.ts";
import { anime, manga, unknownId } from "../support/people/titles.ts";

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
test.runIf(isMaking)("the items of a release are written down", async () => {
  const ai = await new Person("golden@people.example").arrive();
  await ai.ok("change_username", { username: "Golden_Ai" });
  await ai.ok("update_user", { bio: "Watches at dawn." });
  await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 7 });
  await ai.ok("add_anime", { anime_id: anime.yourName, status: "Plan to Watch", episodes_watched: 0 });
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
});
