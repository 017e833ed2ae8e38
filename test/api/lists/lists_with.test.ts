import { describe, expect, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import type { Browser } from "../../support/browser.ts";
import { during } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { itemsWith } from "../../support/cloud/stored.ts";
import { fillList } from "../../support/cloud/table.ts";
import { holding } from "../../support/people/changing-meanwhile.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, newcomers, visitor, type Person } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";

/** All that a call answers at most, of everybody's lists; other tests have lists with famous anime, too. */
const namesWith = async (anime_id: number, by: Browser = visitor()): Promise<string[]> => {
  const { lists } = await by.ok("lists_with", { anime_id, most: constant("listsWithMost") });
  return lists.map(({ id }) => id);
};

/** Titles that no other test puts on lists: little-known ones. */
const [mine, fair, hidden, unerased, gone, flooded, raced, removed] = ownTitles()
  .filter(({ kind, adult }) => kind === "anime" && !adult)
  .toSorted((a, b) => a.popularity - b.popularity || a.id - b.id)
  .map(({ id }) => id) as [number, number, number, number, number, number, number, number];

/** Where all listings of a list are stored. */
const listingsOf = async (id: string): Promise<string[]> =>
  (await itemsWith(`#${id}`)).flatMap(({ pk }) => (pk.startsWith("TL#") ? [pk] : []));

test("an anime is found on a public list, as soon as it is on it and as long as it is", async () => {
  const ai = await newcomer();
  const id = await makeList(ai, { name: "Two people talking" }, [anime.frieren, mine]);
  const { lists, has_more } = await visitor().ok("lists_with", { anime_id: mine });
  expect(has_more).toBe(false);
  expect(lists).toMatchObject([
    { id, name: "Two people talking", count: 2, owner_username: ai.username },
  ]);
  expect(lists[0]?.covers).toHaveLength(2);
  await ai.ok("remove_anime", { list_id: id, anime_id: mine });
  expect(await namesWith(mine)).toEqual([]);
  await ai.ok("add_anime_to_list", { list_id: id, anime_id: mine });
  expect(await namesWith(mine)).toEqual([id]);
  await ai.ok("delete_list", { list_id: id });
  expect(await namesWith(mine)).toEqual([]);
  expect(await itemsWith(id)).toEqual([]);
});

test("each owner's last is named first, and nobody's many lists hide the others'", async () => {
  const [ai, ben] = (await newcomers(2)) as [Person, Person];
  const bens = await makeList(ben, {}, [fair]);
  const all: string[] = [];
  for (let at = 0; at < constant("listsWithShown") + 1; at++) {
    all.unshift(await makeList(ai, {}, [fair]));
  }
  const [newest, ...others] = all;
  const { lists, has_more } = await visitor().ok("lists_with", { anime_id: fair });
  const shown = [newest, bens, ...others].slice(0, constant("listsWithShown"));
  expect(lists.map(({ id }) => id)).toEqual(shown);
  expect(has_more).toBe(true);
  expect(await namesWith(fair)).toEqual([newest, bens, ...others]);
});

test("not even as many as one can have hide the older list of somebody else", async () => {
  const [ai, ben] = (await newcomers(2)) as [Person, Person];
  const bens = await makeList(ben, {}, [flooded]);
  for (let at = 0; at < constant("listsPerUser"); at += 4) {
    await Promise.all(Array.from({ length: 4 }, () => makeList(ai, {}, [flooded])));
  }
  const { lists } = await visitor().ok("lists_with", { anime_id: flooded });
  expect(lists.map(({ owner_username }) => owner_username)).toEqual([
    ai.username,
    ben.username,
    ...Array.from({ length: constant("listsWithShown") - 2 }, () => ai.username),
  ]);
  expect(lists[1]?.id).toBe(bens);
});

describe("a list that is made private", () => {
  test("is not found any more, by nobody, and found again when it is public", async () => {
    const ai = await newcomer();
    const id = await makeList(ai, {}, [hidden]);
    await ai.ok("edit_list", { list_id: id, public: false });
    expect(await namesWith(hidden)).toEqual([]);
    expect(await namesWith(hidden, ai)).toEqual([]);
    await ai.ok("add_anime_to_list", { list_id: id, anime_id: anime.yourName });
    await ai.ok("edit_list", { list_id: id, isPublic: true });
    expect(await namesWith(hidden)).toEqual([id]);
    expect(await namesWith(anime.yourName)).toContain(id);
  });

  test("is not found either when what was noted of it could not be erased", async () => {
    const ai = await newcomer();
    const id = await makeList(ai, {}, [unerased]);
    const failing = {
      service: "dynamodb",
      caller: "edit_list",
      operation: "BatchWriteItem",
      contains: id,
      status: 400,
      code: "AccessDeniedException",
    } as const;
    await during([failing], () => ai.ok("edit_list", { list_id: id, public: false }));
    expect(await itemsWith(`#${id}`)).not.toEqual([]);
    expect(await namesWith(unerased)).not.toContain(id);
    const { lists, has_more } = await visitor().ok("lists_with", {
      anime_id: unerased,
      most: 1,
    });
    expect({ lists, has_more }).toEqual({ lists: [], has_more: false });
    await fire("achievements");
    expect(await listingsOf(id)).toEqual([]);
  });

  test("with 500 anime is found by each when it is public again", async () => {
    const ai = await newcomer();
    const id = await makeList(ai, { isPublic: false });
    await fillList(
      id,
      Array.from({ length: constant("animePerList") }, (_, at) => at + 1),
    );
    expect(await listingsOf(id)).toEqual([]);
    await ai.ok("edit_list", { list_id: id, public: true });
    expect(await listingsOf(id)).toHaveLength(constant("animePerList"));
    await ai.ok("edit_list", { list_id: id, public: false });
    expect(await listingsOf(id)).toEqual([]);
  });
});

describe("nothing is left of a listing", () => {
  const entry = (list_id: string) => ({ list_id, anime_id: raced });
  const adding = (id: string) =>
    ({ caller: "add_anime_to_list", operation: "UpdateItem", contains: `L#${id}` }) as const;

  test.each([
    {
      what: "had the anime",
      act: (who: Person, id: string) => who.ok("add_anime_to_list", entry(id)),
      status: 400,
      left: [`TL#${raced}`],
    },
    {
      what: "was made private",
      act: (who: Person, id: string) => who.ok("edit_list", { list_id: id, public: false }),
      status: 201,
      left: [],
    },
    {
      what: "was deleted",
      act: (who: Person, id: string) => who.ok("delete_list", { list_id: id }),
      status: 404,
      left: [],
    },
  ])("that was written for a list that $what by then", async ({ act, status, left }) => {
    const ai = await newcomer();
    const id = await makeList(ai);
    const answer = await holding(
      adding(id),
      () => ai.call("add_anime_to_list", entry(id)),
      () => act(ai, id),
    );
    expect(answer.status, answer.text).toBe(status);
    expect(await listingsOf(id)).toEqual(left);
  });

  test("whose anime was added anew while it was taken off", async () => {
    const ai = await newcomer();
    const id = await makeList(ai, {}, [raced]);
    await holding(
      { caller: "remove_anime", operation: "UpdateItem", contains: `L#${id}` },
      () => ai.ok("remove_anime", entry(id)),
      async () => {
        await ai.ok("remove_anime", entry(id));
        await ai.ok("add_anime_to_list", entry(id));
      },
    );
    expect((await ai.ok("list", { id })).anime).toEqual([]);
    expect(await listingsOf(id)).toEqual([]);
  });

  test("whose anime was taken off while its list was published", async () => {
    const ai = await newcomer();
    const id = await makeList(ai, { isPublic: false }, [raced, anime.frieren]);
    await holding(
      { caller: "edit_list", operation: "BatchWriteItem", contains: id },
      () => ai.ok("edit_list", { list_id: id, public: true }),
      () => ai.ok("remove_anime", entry(id)),
    );
    expect(await listingsOf(id)).toEqual([`TL#${anime.frieren}`]);
  });
});

test("what was taken off is off, and said to be, when what was noted could not be erased", async () => {
  const ai = await newcomer();
  const id = await makeList(ai, {}, [removed]);
  const failing = {
    service: "dynamodb",
    caller: "remove_anime",
    operation: "BatchWriteItem",
    contains: id,
    status: 400,
    code: "AccessDeniedException",
  } as const;
  await during([failing], () => ai.ok("remove_anime", { list_id: id, anime_id: removed }));
  expect(await listingsOf(id)).toEqual([`TL#${removed}`]);
  expect(await namesWith(removed)).toEqual([]);
  await ai.ok("add_anime_to_list", { list_id: id, anime_id: removed });
  expect(await namesWith(removed)).toEqual([id]);
});

test("nothing is found by an account that is gone", async () => {
  const ai = await newcomer();
  const id = await makeList(ai, {}, [gone]);
  expect(await namesWith(gone)).toEqual([id]);
  await ai.ok("delete_account", { confirmation: ai.username });
  expect(await namesWith(gone)).toEqual([]);
  expect(await itemsWith(id)).toEqual([]);
});

test("what is no anime is on no list", async () => {
  const unknown = visitor().call("lists_with", { anime_id: 999_999_999 });
  await provokes(unknown, 404, "We do not know this anime.");
  for (const fields of [
    {},
    { anime_id: "x" },
    { anime_id: 1, most: 0 },
    { anime_id: 1, most: 25 },
  ]) {
    expect((await visitor().call("lists_with", fields)).status).toBe(400);
  }
});
