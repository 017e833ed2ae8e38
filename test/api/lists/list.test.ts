import { expect, test } from "vitest";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";

test("a public list is there for everybody, newest added first", async () => {
  const ai = await newcomer();
  const words = { name: "Slow journeys", description: "Tea & <b>bread</b>" };
  const id = await makeList(ai, words, [anime.frieren, anime.yourName, anime.onePiece]);
  const list = await visitor().ok("list", { id });
  expect(list).toMatchObject({
    id,
    ...words,
    public: true,
    owner: false,
    owner_username: ai.username,
  });
  expect(list.anime.map(({ anime_id }) => anime_id)).toEqual([
    anime.onePiece,
    anime.yourName,
    anime.frieren,
  ]);
  const image: unknown = expect.stringMatching(/^(\/covers\/|https:\/\/)/);
  expect(list.anime[2]).toMatchObject({
    anime_name: "Sousou no Frieren",
    anime_name_english: "Frieren: Beyond Journey's End",
    anime_name_japanese: "葬送のフリーレン",
    year: 2023,
    season: "fall",
    total_episodes: 28,
    anime_total_episodes: 28,
    anime_image: image,
    anime_image_url: image,
  });
  expect(list.anime[2]?.genres).toContain("Fantasy");
  expect(list.anime[0]?.total_episodes).toBeNull();
  expect(list.anime[1]?.season).toBeNull();
});

test("a private list is the owner's alone, by 403; one that is not there is missing, by 404", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  const id = await makeList(ai, { isPublic: false }, [anime.frieren]);
  expect(await ai.ok("list", { id })).toMatchObject({ owner: true, public: false });
  for (const other of [bo, visitor()]) {
    await provokes(other.call("list", { id }), 403, "This list is not public.");
    for (const missing of ["nothing", `${id}x`, "%00", "💥"]) {
      await provokes(other.call("list", { id: missing }), 404, "This list does not exist.");
    }
  }
});

test("the owner is shown under their present name", async () => {
  const ai = await newcomer();
  const id = await makeList(ai);
  const { username } = await ai.ok("change_username", { username: `new-${ai.username}` });
  expect(await visitor().ok("list", { id })).toMatchObject({ owner_username: username });
});
