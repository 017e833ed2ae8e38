import { expect, test } from "vitest";
import { droppedTitle, type DroppedAnswer } from "../../../web/features/dropped/dropped-title.ts";

const answer: DroppedAnswer = {
  id: 1,
  title: "Sousou no Frieren",
  title_english: "Frieren",
  title_japanese: null,
  image_url: "/covers/a.svg",
  year: 2023,
  is_known: true,
  progress: 5,
  total: 28,
  score: null,
  started: null,
  finished: null,
  dropped_at: null,
};

const factsOf = (more: Partial<DroppedAnswer>, kind: "anime" | "manga" = "anime") =>
  droppedTitle(kind, "english", { ...answer, ...more }).facts;

test.each([
  [{}, "Dropped at episode 5 of 28"],
  [{ progress: 0 }, "Dropped before the first episode"],
  [{ progress: 28 }, "Dropped after all 28 episodes"],
  [{ progress: 30 }, "Dropped after all 28 episodes"],
  [{ progress: 1, total: 1 }, "Dropped after its one episode"],
  [{ total: null }, "Dropped at episode 5"],
])("of %j it says: %s", (more, words) => {
  expect(factsOf(more)[0]).toBe(words);
});

test("it says when, where that is known, and what its owner thought of it", () => {
  const dropped_at = new Date(2026, 4, 3, 12).getTime();
  expect(factsOf({ dropped_at, score: 7.5 }, "manga")).toEqual([
    "Dropped at chapter 5 of 28 on 3 May 2026",
    "Score 7.5",
  ]);
  expect(factsOf({})).toHaveLength(1);
});

test("it is called as titles are on this device", () => {
  expect(droppedTitle("anime", "english", answer).name).toBe("Frieren");
  expect(droppedTitle("anime", "romaji", answer).name).toBe("Sousou no Frieren");
});
