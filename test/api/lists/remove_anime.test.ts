import { expect, test } from "vitest";
import { during } from "../../support/cloud/faults.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";

test("an anime is taken off its list and no other; what is not there can be taken off as well", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai, {}, [anime.frieren, anime.deathNote]);
  const other = await makeList(ai, {}, [anime.frieren]);
  const idsOn = async (id: string) =>
    (await ai.ok("list", { id })).anime.map(({ anime_id }) => anime_id);
  for (let time = 0; time < 2; time++) {
    await ai.ok("remove_anime", { list_id, anime_id: anime.frieren });
    expect(await idsOn(list_id)).toEqual([anime.deathNote]);
  }
  expect(await idsOn(other)).toEqual([anime.frieren]);
});

test("what was taken off can be added again, as the newest", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai, {}, [anime.frieren, anime.deathNote]);
  await ai.ok("remove_anime", { list_id, anime_id: anime.frieren });
  await ai.ok("add_anime_to_list", { list_id, anime_id: anime.frieren });
  const list = await ai.ok("list", { id: list_id });
  expect(list.anime.map(({ anime_id }) => anime_id)).toEqual([anime.frieren, anime.deathNote]);
});

test("a list that a deletion holds and gives up again is not said to be gone", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai, {}, [anime.frieren]);
  const held = {
    caller: "remove_anime",
    operation: "UpdateItem",
    contains: `L#${list_id}`,
  } as const;
  const conflict = { status: 400, code: "TransactionConflictException", times: 3 };
  await during([{ service: "dynamodb", ...held, ...conflict }], async () => {
    await ai.ok("remove_anime", { list_id, anime_id: anime.frieren });
  });
  expect(await ai.ok("list", { id: list_id })).toMatchObject({ anime: [] });
});
