import { expect, test } from "vitest";
import * as z from "zod";
import { sourceKey } from "../../catalogue/source-key.ts";
import { entryOf, save, saved } from "../support/people/entries.ts";
import { fire } from "../support/cloud/jobs.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, visitor } from "../support/people/people.ts";
import { provokes } from "../support/spec-coverage.ts";
import { putObject, removeObject } from "../support/cloud/stored.ts";
import { anime } from "../support/people/titles.ts";

const Run = z.object({ changed: z.number(), gone: z.number() });
const run = async () => Run.parse(await fire("catalogue"));

const id = 987_654_321;
const key = sourceKey("passing.csv");
const source = `id,title,type,episodes\n${id},Quixotic Umbrella Parade,TV,12\n`;

const search = async (who: Awaited<ReturnType<typeof newcomer>>) =>
  (await who.ok("search_anime", { query: "Quixotic Umbrella Parade" })).results.map(
    ({ anime_id }) => anime_id,
  );

test("a title that leaves the sources stays with those who have it, and with nobody else", async () => {
  const [ai, bo, cy] = [await newcomer(), await newcomer(), await newcomer()];
  await putObject("data", key, source);
  try {
    expect(await run()).toMatchObject({ gone: 0 });
    await expect.poll(() => search(bo), { timeout: 60_000, interval: 1000 }).toContain(id);
    await saved(save(ai, "add_anime", id, 5));
    const list_id = await makeList(ai, {}, [id]);
    // It is on no shelf of theirs.
    const onlyListed = await makeList(cy, { isPublic: false }, [id]);
    await makeList(bo, {}, [anime.frieren]);

    await removeObject("data", key);
    expect(await run()).toMatchObject({ gone: 1 });
    await expect.poll(() => search(bo), { timeout: 60_000, interval: 1000 }).not.toContain(id);
    for (const who of [bo, visitor()]) {
      await provokes(
        who.call("get_anime_details", { anime_id: id }),
        404,
        "We do not know this anime.",
      );
    }
    expect(await ai.ok("get_anime_details", { anime_id: id })).toMatchObject({
      anime_name: "Quixotic Umbrella Parade",
      episodes: 12,
      episodes_watched: 5,
    });
    expect((await cy.ok("list", { id: onlyListed })).anime).toMatchObject([{ anime_id: id }]);
    expect(await cy.ok("get_anime_details", { anime_id: id })).toMatchObject({
      anime_name: "Quixotic Umbrella Parade",
      exists: false,
      episodes_watched: 0,
    });
    await cy.ok("remove_anime", { list_id: onlyListed, anime_id: id });
    await provokes(
      cy.call("get_anime_details", { anime_id: id }),
      404,
      "We do not know this anime.",
    );
    const shelf = () =>
      ai.ok("get_anime", { username: ai.username, status: "all", page: 1, page_size: -1 });
    expect((await shelf()).anime_list).toMatchObject([
      { anime_id: id, anime_name: "Quixotic Umbrella Parade", total_episodes: 12 },
    ]);
    expect((await ai.ok("list", { id: list_id })).anime).toMatchObject([{ anime_id: id }]);
    await saved(save(ai, "update_anime", id, 12));
    expect(await entryOf(ai, "anime", id)).toMatchObject({ status: "COMPLETED" });
    // It is marked once, and remembered.
    expect(await run()).toMatchObject({ gone: 1 });

    await putObject("data", key, source);
    expect((await run()).gone).toBe(0);
    expect(await bo.ok("get_anime_details", { anime_id: id })).toMatchObject({ episodes: 12 });
  } finally {
    await removeObject("data", key);
    await fire("catalogue");
  }
}, 300_000);

test("a title whose row can no longer be read is not taken for one that has left", async () => {
  const bo = await newcomer();
  const other = id + 1;
  const rowOf = (name: string) => `${name},Quixotic Umbrella March,TV,13\n`;
  const details = () => bo.call("get_anime_details", { anime_id: other });
  try {
    await putObject("data", key, source + rowOf(String(other)));
    await run();
    await putObject("data", key, source + rowOf("No. 1"));
    await run();
    expect((await details()).status).toBe(200);
    await putObject("data", key, source);
    await run();
    await provokes(details(), 404, "We do not know this anime.");
  } finally {
    await removeObject("data", key);
    await fire("catalogue");
  }
}, 300_000);
