import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { legible } from "../cards/lettering.ts";
import type { RankingCard } from "../cards/ranking-card.ts";
import { requireVisibleRanking } from "../ranking-lists/access.ts";
import { getProfileFor, type Profile } from "../table/people/profiles.ts";
import type { RankingList } from "../table/ranking-lists.ts";
import { pictureAt } from "./pictures.ts";

const entriesShown = 10;

/** What a card tells of a ranking list beside its picture. */
export const rankingFacts = (list: RankingList, owner: Profile): Omit<RankingCard, "picture"> => ({
  name: legible([list.name], "A ranking list"),
  username: owner.username,
  count: list.entries.length,
  entries: list.entries.slice(0, entriesShown).map(({ title }) => legible([title], "…")),
});

/** What the card of a ranking list tells. Throws ApiError 404 for one that the viewer may not see. */
export async function rankingCard(id: string, viewer: string | undefined): Promise<RankingCard> {
  const list = await requireVisibleRanking(id, viewer);
  const owner = await getProfileFor(viewer, list.uid);
  if (owner === undefined) throw new ApiError("not_found", sentences.listNotFound);
  const first = list.entries[0]?.image;
  return {
    ...rankingFacts(list, owner),
    picture: first === undefined ? undefined : await pictureAt(first),
  };
}
