import { expect, test } from "vitest";
import { newcomer, visitor } from "../../support/people/people.ts";
import { anime, manga } from "../../support/people/titles.ts";

const four = [anime.frieren, anime.deathNote, anime.cowboyBebop, anime.onePiece] as const;

async function fan() {
  const mika = await newcomer();
  for (const anime_id of four) await mika.ok("add_anime", { anime_id, episodes_watched: 1 });
  await mika.ok("add_manga", { manga_id: manga.monster, chapters_read: 1 });
  return mika;
}

test("four titles of one's lists stand on one's profile, in the order in which they were chosen", async () => {
  const mika = await fan();
  const { username } = mika;
  await mika.ok("set_favourite", { kind: "anime", id: anime.deathNote, on: true });
  await mika.ok("set_favourite", { kind: "manga", id: manga.monster, on: true });
  const answer = await mika.ok("set_favourite", { kind: "anime", id: anime.frieren, on: true });
  const chosen = [
    { kind: "anime", id: anime.deathNote },
    { kind: "manga", id: manga.monster },
    { kind: "anime", id: anime.frieren },
  ];
  expect(answer).toEqual({ favourites: chosen });
  // Once more is no more.
  expect(await mika.ok("set_favourite", { kind: "anime", id: anime.frieren, on: true })).toEqual(
    answer,
  );
  expect((await mika.ok("profile", { username })).results[0]?.favourites).toEqual(chosen);
  expect((await visitor().ok("statistics", { username })).favourites).toMatchObject(chosen);
  await mika.ok("set_favourite", { kind: "manga", id: manga.monster, on: false });
  expect((await visitor().ok("statistics", { username })).favourites).toMatchObject([
    { title_english: "Death Note" },
    { title_english: "Frieren: Beyond Journey's End" },
  ]);
});

test("a fifth is refused, and what is on no list", async () => {
  const mika = await fan();
  for (const id of four) await mika.ok("set_favourite", { kind: "anime", id, on: true });
  const fifth = await mika.call("set_favourite", { kind: "manga", id: manga.monster, on: true });
  expect(fifth).toMatchObject({
    status: 400,
    body: { error: "You have 4 favourites already. Take one away first." },
  });
  const unlisted = { kind: "anime", id: anime.yourName, on: true };
  await mika.ok("set_favourite", { kind: "anime", id: four[0], on: false });
  expect(await mika.call("set_favourite", unlisted)).toMatchObject({
    status: 400,
    body: { error: "This title is not on your list." },
  });
  expect((await visitor().call("set_favourite", unlisted)).status).toBe(401);
});

test("a fifth takes the place of one that was dropped", async () => {
  const mika = await fan();
  for (const id of four) await mika.ok("set_favourite", { kind: "anime", id, on: true });
  await mika.ok("drop_anime", { anime_id: anime.deathNote });
  const fifth = { kind: "manga", id: manga.monster } as const;
  const { favourites } = await mika.ok("set_favourite", { ...fifth, on: true });
  const left = four.filter((id) => id !== anime.deathNote);
  expect(favourites).toEqual([...left.map((id) => ({ kind: "anime", id })), fifth]);
});

test("of many that are chosen at once none is lost", async () => {
  const mika = await fan();
  await Promise.all(four.map((id) => mika.ok("set_favourite", { kind: "anime", id, on: true })));
  const { favourites } = await mika.ok("set_favourite", {
    kind: "anime",
    id: four[0],
    on: true,
  });
  expect(favourites.map(({ id }) => id).toSorted()).toEqual([...four].toSorted());
});

test("others see none that is private or was dropped", async () => {
  const mika = await fan();
  const { username } = mika;
  for (const id of four) await mika.ok("set_favourite", { kind: "anime", id, on: true });
  await mika.ok("edit_entry", { kind: "anime", id: anime.frieren, private: true });
  await mika.ok("drop_anime", { anime_id: anime.deathNote });
  const seen = await visitor().ok("statistics", { username });
  expect(seen.favourites.map(({ id }) => id)).toEqual([anime.cowboyBebop, anime.onePiece]);
  const own = await mika.ok("statistics", { username });
  expect(own.favourites.map(({ id }) => id)).toEqual([
    anime.frieren,
    anime.cowboyBebop,
    anime.onePiece,
  ]);
});
