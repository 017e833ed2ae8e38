import { describe, expect, test } from "vitest";
import { completedCount, entryOf, kindCalls, kindOf, listOf, save, saved } from "./entries.ts";
import type { SavingCall } from "./entries.ts";
import { newcomer } from "./people.ts";
import { provokes } from "../spec-coverage.ts";
import { anime, manga, unknownId } from "./titles.ts";

/** The rules that `add_*` and `update_*` share, because both save a counter whether or not there is an entry. */
export function describeSaving(name: SavingCall): void {
  const kind = kindOf(name);
  const calls = kindCalls[kind];
  const { known, unknown } = calls;

  describe("a title with a known total", () => {
    test("is planned at 0, active in between and completed at its end", async () => {
      const ai = await newcomer();
      for (const [progress, status] of [
        [0, "PLANNED"],
        [1, calls.active],
        [known.total - 1, calls.active],
        [known.total, "COMPLETED"],
        [3, calls.active],
      ] as const) {
        expect(await saved(save(ai, name, known.id, progress))).toEqual({ status, progress });
        expect(await entryOf(ai, kind, known.id)).toEqual({ id: known.id, status, progress });
      }
      expect(await listOf(ai, kind, ai.username)).toEqual([
        { id: known.id, status: calls.active, progress: 3 },
      ]);
    });

    test("does not listen to a posted status", async () => {
      const ai = await newcomer();
      const answer = await saved(save(ai, name, known.id, 5, { status: "COMPLETED" }));
      expect(answer).toEqual({ status: calls.active, progress: 5 });
      await saved(save(ai, name, known.id, known.total, { status: "nonsense" }));
      expect(await entryOf(ai, kind, known.id)).toMatchObject({ status: "COMPLETED" });
    });

    test("takes id and counter as digits in strings, too", async () => {
      const ai = await newcomer();
      const answer = await saved(save(ai, name, String(known.id), "7"));
      expect(answer).toEqual({ status: calls.active, progress: 7 });
      expect(await entryOf(ai, kind, known.id)).toMatchObject({ progress: 7 });
    });

    test("refuses more than its total with the counter's own sentence and stores nothing", async () => {
      const ai = await newcomer();
      await provokes(save(ai, name, known.id, known.total + 1), 400, known.exceeded);
      await provokes(save(ai, name, known.id, 1_000_000_000), 400, known.exceeded);
      await provokes(save(ai, name, known.id, String(known.total + 1)), 400, known.exceeded);
      expect(await listOf(ai, kind, ai.username)).toEqual([]);
    });
  });

  describe("a title whose total nobody knows", () => {
    test("keeps the posted status with the posted count", async () => {
      const ai = await newcomer();
      for (const status of ["PLANNED", calls.active, "COMPLETED"]) {
        const answer = await saved(save(ai, name, unknown.id, 12, { status }));
        expect(answer).toEqual({ status, progress: 12 });
      }
      const lower = await saved(
        save(ai, name, unknown.id, 13, { status: calls.active.toLowerCase() }),
      );
      expect(lower).toEqual({ status: calls.active, progress: 13 });
    });

    test("without a status is planned at 0 and active after that, never completed", async () => {
      const ai = await newcomer();
      expect(await saved(save(ai, name, unknown.id, 0))).toEqual({
        status: "PLANNED",
        progress: 0,
      });
      expect(await saved(save(ai, name, unknown.id, 1122, { status: null }))).toEqual({
        status: calls.active,
        progress: 1122,
      });
    });

    test("has no status of the other kind", async () => {
      const ai = await newcomer();
      const refused = save(ai, name, unknown.id, 1, { status: calls.otherActive });
      await provokes(refused, 400, `There is no status "${calls.otherActive}".`);
    });

    test("still refuses a count that can only be a typing mistake", async () => {
      const ai = await newcomer();
      await provokes(save(ai, name, unknown.id, 100_001), 400, unknown.exceeded);
      await provokes(save(ai, name, unknown.id, 1_000_000_000), 400, unknown.exceeded);
    });
  });

  test.each([-1, 1.5, "abc", "", null, undefined, true, [3], { count: 3 }])(
    "the counter %j is no number",
    async (progress) => {
      const ai = await newcomer();
      await provokes(save(ai, name, known.id, progress), 400, "Please enter a valid number");
      expect(await entryOf(ai, kind, known.id)).toBeUndefined();
    },
  );

  test("a title that the catalogue does not know is refused", async () => {
    const ai = await newcomer();
    await provokes(save(ai, name, unknownId, 1), 400, calls.unknownTitle);
  });

  test.each([0, -5, 1.5, "x", "", null, undefined, "9999999999"])("%j is no id", async (id) => {
    const ai = await newcomer();
    const answer = await save(ai, name, id, 1);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) as string } });
  });

  test("what is posted about the title itself is ignored: the catalogue knows better", async () => {
    const ai = await newcomer();
    const claims =
      kind === "anime"
        ? {
            anime_name: "My own title",
            anime_image_url: "https://elsewhere.example/x.png",
            anime_genres: "Horror",
            anime_year: 1950,
            anime_season: "winter",
            anime_total_episodes: 3,
          }
        : {
            manga_name: "My own title",
            manga_image_url: "https://elsewhere.example/x.png",
            manga_genres: "Horror",
            manga_year: 1950,
            manga_total_chapters: 3,
            manga_total_volumes: 1,
          };
    expect(await saved(save(ai, name, known.id, 3, claims))).toEqual({
      status: calls.active,
      progress: 3,
    });
    const list = await ai.call(calls.list, { username: ai.username });
    expect(list.text).not.toContain("My own title");
    expect(list.text).not.toContain("elsewhere.example");
    expect(list.text).not.toContain("1950");
  });

  test("the same change twice is one entry, and the second moves nothing", async () => {
    const ai = await newcomer();
    const other = kind === "anime" ? anime.deathNote : manga.monster;
    await saved(save(ai, name, known.id, 4));
    await saved(save(ai, name, other, 4));
    await saved(save(ai, name, known.id, 4));
    const ids = (await listOf(ai, kind, ai.username)).map(({ id }) => id);
    expect(ids).toEqual([other, known.id]);
  });

  test("a change moves its title to the front of the list", async () => {
    const ai = await newcomer();
    const other = kind === "anime" ? anime.deathNote : manga.monster;
    await saved(save(ai, name, known.id, 4));
    await saved(save(ai, name, other, 4));
    await saved(save(ai, name, known.id, 5));
    const ids = (await listOf(ai, kind, ai.username)).map(({ id }) => id);
    expect(ids).toEqual([known.id, other]);
  });

  test("everybody has a list of their own", async () => {
    const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
    await saved(save(ai, name, known.id, 4));
    await saved(save(bo, name, known.id, 9));
    expect(await entryOf(ai, kind, known.id)).toMatchObject({ progress: 4 });
    expect(await entryOf(bo, kind, known.id)).toMatchObject({ progress: 9 });
    const visit = await listOf(bo, kind, ai.username);
    expect(visit).toEqual([{ id: known.id, status: calls.active, progress: 4 }]);
  });

  test("the profile counts what was completed, and forgets it when it no longer is", async () => {
    const ai = await newcomer();
    const counted = kind === "anime" ? 1 : 0;
    await saved(save(ai, name, known.id, known.total));
    await saved(save(ai, name, known.id, known.total));
    expect(await completedCount(ai, ai.username)).toBe(counted);
    await saved(save(ai, name, known.id, known.total - 1));
    expect(await completedCount(ai, ai.username)).toBe(0);
  });
}
