import { describe, expect, test } from "vitest";
import { during } from "../../support/cloud/faults.ts";
import { imported } from "../../support/people/imports.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { listFile } from "../../support/files/list-files.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { uidOf } from "../../support/cloud/table.ts";
import { airedNow, anime } from "../../support/people/titles.ts";
import { of, earnedBy, news } from "../../support/people/achieving.ts";

describe("episodes that have not aired", () => {
  const { onePiece } = anime;
  const episodes = async (who: Person) =>
    (await of(who)).find(({ name }) => name === "To Be Continued")?.progress;

  test("are saved as they are told, and earn nothing: not at once, and not by a step", async () => {
    const ai = await newcomer();
    const told = await ai.ok("add_anime", { anime_id: onePiece, episodes_watched: 9990 });
    expect(told.episodes_watched).toBe(9990);
    const aired = airedNow(onePiece);
    expect(await episodes(ai)).toBe(aired);
    expect(news(told)).toContain("Marathon Runner");
    expect(news(told)).not.toContain("Sleep Is Optional");
    // Steps of this title, and of one beside it that has aired.
    for (const [anime_id, episodes_watched] of [
      [onePiece, 10_000],
      [onePiece, 10_001],
      [anime.frieren, 1],
      [anime.frieren, 2],
    ]) {
      const step = await ai.ok("update_anime", { anime_id, episodes_watched });
      expect(news(step)).toEqual([]);
    }
    expect(await episodes(ai)).toBe(aired + 2);
    expect(await earnedBy(ai)).not.toContain("To Be Continued");
  });

  test("hold up nothing that a step has earned by what has aired", async () => {
    const ai = await newcomer();
    const show = 63098;
    await ai.ok("add_anime", { anime_id: show, episodes_watched: 5000 });
    const aired = airedNow(show);
    await ai.ok("add_anime", { anime_id: anime.fullmetalAlchemist, episodes_watched: 63 });
    await ai.ok("add_anime", { anime_id: anime.deathNote, episodes_watched: 1 });
    const short = await ai.ok("update_anime", {
      anime_id: anime.deathNote,
      episodes_watched: 36 - aired,
    });
    expect(news(short)).toEqual([]);
    const enough = await ai.ok("update_anime", {
      anime_id: anime.deathNote,
      episodes_watched: 37 - aired,
    });
    expect(news(enough)).toEqual(["Just One More"]);
  });

  test("cost a step nothing more, until one seems to earn something", async () => {
    const ai = await newcomer();
    await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 1 });
    await ai.ok("add_anime", { anime_id: anime.deathNote, episodes_watched: 9 });
    const uid = await uidOf(ai.username);
    const caller = "update_anime";
    const step = async (episodes_watched: number) => {
      await ai.ok(caller, { anime_id: anime.frieren, episodes_watched });
    };
    // The achievements and the shelf are read beside the write; what comes after those is the recount.
    const refused = { operation: "Query", skip: 2, status: 400, code: "ValidationException" };
    await during([{ service: "dynamodb", caller, contains: uid, ...refused }], async (met) => {
      await step(2);
      expect(await met()).toBe(0);
    });
    await during([{ service: "dynamodb", caller, contains: uid, ...refused }], async (met) => {
      await step(3);
      expect(await met()).toBeGreaterThan(0);
    });
    // What a failure left out the next step makes up for.
    expect(news(await ai.ok(caller, { anime_id: anime.frieren, episodes_watched: 4 }))).toEqual([
      "One Cour",
    ]);
  });

  test("earn nothing when a file brings them, and at no recount", async () => {
    const ai = await newcomer();
    const rows = [
      { id: onePiece, status: "active", progress: 5000 },
      { id: 235, status: "completed", progress: 6000 },
    ] as const;
    await imported(ai, "anime", listFile("anime", rows));
    const { anime_list } = await ai.ok("get_anime", { username: ai.username });
    const kept = anime_list.map(({ episodes_watched }) => episodes_watched);
    expect(kept.toSorted((a, b) => a - b)).toEqual([5000, 6000]);
    await fire("achievements");
    expect(await episodes(ai)).toBe(airedNow(onePiece) + airedNow(235));
    expect(await earnedBy(ai)).not.toContain("Sleep Is Optional");
  });
});
