import { expect, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { newcomer } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { manga, unknownId } from "../../support/people/titles.ts";

test("a manga that nobody knows is refused, and to let one in that was never kept out is no mistake", async () => {
  const ai = await newcomer();
  const asked = ai.call("not_interested_manga", { manga_id: unknownId });
  await provokes(asked, 400, "We do not know this manga.");
  expect(await ai.ok("not_interested_manga", { manga_id: manga.monster, undo: true })).toEqual({
    message: "We may recommend this manga again",
  });
});

test("an anime of the same id may be recommended all the same", async () => {
  const ai = await newcomer();
  const recommended = async () => {
    // Naruto, Bleach and Hunter x Hunter: One Piece and Fullmetal Alchemist have the ids of manga.
    const asked = { watchlist: "CUSTOM", anime_ids: [20, 269, 11061] };
    return (await ai.ok("recommend_anime", asked)).recommendations.map(({ id }) => id);
  };
  const before = await recommended();
  const mangaIds = ownTitles().flatMap(({ kind, id }) => (kind === "manga" ? [id] : []));
  const shared = before.filter((id) => mangaIds.includes(id));
  expect(shared).not.toHaveLength(0);
  for (const manga_id of shared) await ai.ok("not_interested_manga", { manga_id });
  expect(await recommended()).toEqual(before);
});
