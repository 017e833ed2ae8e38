import { expect, test } from "vitest";
import { newcomer, type Person } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { anime, unknownId } from "../../support/people/titles.ts";

const { attackOnTitan, cowboyBebop, yourName } = anime;

const recommended = async (person: Person) => {
  const anime_ids = [attackOnTitan, cowboyBebop, yourName];
  const answer = await person.ok("recommend_anime", { watchlist: "CUSTOM", anime_ids });
  return answer.recommendations.map(({ id }) => id);
};

test("what does not interest somebody stays away from them, and from nobody else", async () => {
  const [ai, ben] = [await newcomer(), await newcomer()];
  const [first = 0] = await recommended(ai);
  expect(await ai.ok("not_interested", { anime_id: first })).toEqual({
    message: "We will not recommend this anime again",
  });
  await ai.ok("not_interested", { anime_id: first });
  expect(await recommended(ai)).not.toContain(first);
  expect(await recommended(ben)).toContain(first);
});

test("it can be taken back, also when there is nothing to take back", async () => {
  const ai = await newcomer();
  const [first = 0, second = 0] = await recommended(ai);
  await ai.ok("not_interested", { anime_id: first });
  for (const anime_id of [first, second]) {
    expect(await ai.ok("not_interested", { anime_id, undo: true })).toEqual({
      message: "We may recommend this anime again",
    });
  }
  expect((await recommended(ai)).slice(0, 2)).toEqual([first, second]);
});

test("an anime that nobody knows is refused", async () => {
  const ai = await newcomer();
  const asked = ai.call("not_interested", { anime_id: unknownId });
  await provokes(asked, 400, "We do not know this anime.");
});
