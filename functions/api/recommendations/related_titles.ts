import { related_titles } from "../../../shared/api/recommendations.ts";
import { ApiError, unknownTitle } from "../../../shared/errors.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { franchiseRows, storyTitles } from "../../catalogue/stories/story-titles.ts";
import { handle } from "../../http/handle.ts";
import { similarTitles } from "../../recommend/similar.ts";

export const handler = handle(related_titles, async ({ kind, id }, { uid }) => {
  const catalogue = await currentCatalogue();
  const row = catalogue.find(kind, id);
  const isHidden = row !== undefined && catalogue.adults[row] === 1 && uid === undefined;
  if (row === undefined || isHidden) throw new ApiError("not_found", unknownTitle(kind));
  const franchise = franchiseRows(catalogue, row);
  return {
    story: storyTitles(catalogue, franchise),
    similar: await similarTitles(catalogue, row, franchise),
  };
});
