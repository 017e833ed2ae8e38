import { blankTitle, type Title } from "../../catalogue/title.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { learnModel } from "../../functions/recommend/learn.ts";
import { Model } from "../../functions/recommend/model.ts";
import { recommend } from "../../functions/recommend/recommend.ts";

export const anime = (id: number, facts: Partial<Title>): Title => ({
  ...blankTitle("anime", id, `Title-${id}`),
  popularity: 50,
  ...facts,
});

export interface Question {
  readonly liked: readonly number[];
  readonly excluded?: readonly number[];
  readonly completed?: readonly number[];
}

/** A recommender of a small catalogue and community. */
export function recommender(titles: readonly Title[], lists: readonly (readonly number[])[]) {
  const catalogue = openSnapshot(writeSnapshot(titles));
  const model = new Model(learnModel("anime", titles, lists));
  return ({ liked, excluded = [], completed = [] }: Question) =>
    recommend(catalogue, model, {
      kind: "anime",
      liked,
      excluded: new Set([...liked, ...excluded]),
      completed: new Set(completed),
    });
}

export const idsOf = (found: ReturnType<ReturnType<typeof recommender>>) =>
  found.map(({ card }) => card.id);
