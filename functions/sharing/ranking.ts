import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import type { RankingCard } from "../cards/ranking-card.ts";
import { requireVisibleRanking } from "../ranking-lists/access.ts";
import { getProfileFor } from "../table/people/profiles.ts";
import { pictureAt } from "./pictures.ts";
import { rankedList } from "./ranked-list.ts";

/** What the card of a ranking list tells. Throws ApiError 404 for one that the viewer may not see. */
export async function rankingCard(id: string, viewer: string | undefined): Promise<RankingCard> {
  const list = await requireVisibleRanking(id, viewer);
  const owner = await getProfileFor(viewer, list.uid);
  if (owner === undefined) throw new ApiError("not_found", sentences.listNotFound);
  const first = list.entries[0]?.image;
  return {
    ...rankedList(list, owner),
    picture: first === undefined ? undefined : await pictureAt(first),
  };
}
