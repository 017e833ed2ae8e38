import type { RankedList } from "../cards/ranking-words.ts";
import type { Profile } from "../table/people/profiles.ts";
import type { RankingList } from "../table/ranking-lists.ts";

const entriesShown = 10;

/** What a card tells of a ranking list beside its picture. */
export const rankedList = (list: RankingList, owner: Profile): RankedList => ({
  name: list.name,
  username: owner.username,
  count: list.entries.length,
  entries: list.entries.slice(0, entriesShown).map(({ title }) => title),
});
