import { expect, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { fillList } from "../../support/cloud/table.ts";
import { anime, manga, unknownId } from "../../support/people/titles.ts";

test("an anime is on a list once, however often and fast it is added", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  const add = () => ai.call("add_anime_to_list", { list_id, anime_id: anime.frieren });
  const answers = await Promise.all(Array.from({ length: 6 }, add));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    await provokes(refused, 400, "Anime already in list");
  }
  expect((await ai.ok("list", { id: list_id })).anime).toHaveLength(1);
});

test("what the page says of the title is ignored: the catalogue knows it", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  await ai.ok("add_anime_to_list", {
    list_id,
    anime_id: String(anime.frieren),
    anime_image_url: "https://elsewhere.example/track.png",
    anime_name: "Wrong",
    anime_genres: "Horror,Sports",
    anime_year: 1900,
    anime_season: "never",
    anime_total_episodes: 3,
  });
  const [only] = (await ai.ok("list", { id: list_id })).anime;
  expect(only).toMatchObject({ anime_name: "Sousou no Frieren", total_episodes: 28, year: 2023 });
});

test("only anime of the catalogue can be added", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  for (const anime_id of [unknownId, manga.berserk]) {
    await provokes(
      ai.call("add_anime_to_list", { list_id, anime_id }),
      400,
      "We do not know this anime.",
    );
  }
});

test("different titles, added at once, are all there", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  const ids = Object.values(anime);
  await Promise.all(ids.map((anime_id) => ai.ok("add_anime_to_list", { list_id, anime_id })));
  const list = await ai.ok("list", { id: list_id });
  expect(list.anime.map(({ anime_id }) => anime_id).toSorted()).toEqual(ids.toSorted());
});

test("a list holds 500 anime and not one more, however fast they are added", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  const most = constant("animePerList");
  const ids = ownTitles().flatMap(({ kind, id }) => (kind === "anime" ? [id] : []));
  await fillList(list_id, ids.slice(0, most - 2));
  const rivals = await Promise.all(
    ids
      .slice(most - 2, most + 4)
      .map((anime_id) => ai.call("add_anime_to_list", { list_id, anime_id })),
  );
  expect(rivals.filter(({ status }) => status === 201)).toHaveLength(2);
  for (const refused of rivals.filter(({ status }) => status !== 201)) {
    await provokes(refused, 400, "A list can have a maximum of 500 anime.");
  }
  expect((await ai.ok("list", { id: list_id })).anime).toHaveLength(most);
});
