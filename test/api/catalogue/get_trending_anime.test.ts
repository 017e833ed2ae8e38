import { expect, test, vi } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { save, saved } from "../../support/people/entries.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { newcomer, newcomers, visitor } from "../../support/people/people.ts";

const trending = async () => (await visitor().ok("get_trending_anime")).trending_anime;

test("shows twelve titles, each once, with picture and its names in each language", async () => {
  const titles = await trending();
  expect(titles).toHaveLength(12);
  expect(new Set(titles.map(({ anime_id }) => anime_id)).size).toBe(12);
  for (const title of titles) {
    expect(title.image_url).toMatch(/^(\/covers\/anime\/|https:)/);
    const known = ownTitles().find(({ kind, id }) => kind === "anime" && id === title.anime_id);
    expect(title).toMatchObject({
      title: known?.title,
      title_english: known?.english,
      // Other sources know names that our own facts leave out.
      ...(known?.japanese && { title_japanese: known.japanese }),
    });
  }
});

test("says which of them are on the viewer's own list", async () => {
  const who = await newcomer();
  const [first] = await trending();
  const listedBy = async () => {
    const { trending_anime } = await who.ok("get_trending_anime");
    return trending_anime.filter(({ listed }) => listed).map(({ anime_id }) => anime_id);
  };
  await saved(save(who, "add_anime", first?.anime_id, 1));
  expect(await listedBy()).toEqual([first?.anime_id]);
  await who.ok("drop_anime", { anime_id: first?.anime_id });
  expect(await listedBy()).toEqual([]);
  expect((await trending()).filter(({ listed }) => listed)).toEqual([]);
});

test("what people add comes later the hotter it is", { timeout: 90_000 }, async () => {
  // Two titles that nobody would see here otherwise.
  const idOf = async (query: string) => {
    const { results } = await visitor().ok("search_anime", { query });
    return results[0]?.anime_id;
  };
  const [warm, hot, pumped] = await Promise.all(
    ["mushishi", "baccano", "monster"].map((query) => idOf(query)),
  );
  // More than the twenty who complete the same titles in the law on achievements, at the same time.
  const people = await newcomers(34);
  await Promise.all([
    ...people.map((someone) => saved(save(someone, "add_anime", hot, 1))),
    ...people.slice(10).map((someone) => saved(save(someone, "add_anime", warm, 1))),
  ]);
  // Somebody who adds and drops all day counts once: by turns this would be the hotter one of the two.
  const pump = await newcomer();
  for (let turn = 0; turn < 30; turn++) {
    await saved(save(pump, "add_anime", pumped, 1));
    await pump.ok("drop_anime", { anime_id: pumped });
  }
  await fire("trending");
  await vi.waitFor(
    async () => {
      const ids = (await trending()).map(({ anime_id }) => anime_id);
      expect(ids.filter((id) => id === warm || id === hot)).toEqual([warm, hot]);
      expect(ids.indexOf(pumped ?? 0)).toBeLessThan(ids.indexOf(warm ?? 0));
    },
    { timeout: 60_000, interval: 1000 },
  );
});
