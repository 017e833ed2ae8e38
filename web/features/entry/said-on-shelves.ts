import type { QueryClient } from "@tanstack/react-query";
import { changeAnswers } from "../../calls/change-answers.ts";
import { idIn, type ListedTitle } from "../../tracking/entry-fields.ts";
import type { ShelfAnswer } from "../../tracking/patched-answers.ts";
import type { TitleKey } from "../../tracking/standing.ts";
import type { Entry } from "./entry-edits.ts";

/** A list with what is said of one of its titles. */
function withSaid<Item extends ListedTitle>(list: readonly Item[], id: number, entry: Entry) {
  const { score, started, finished, repeats, again, on_hold, private: isPrivate } = entry;
  const said = { score, started, finished, repeats, again, on_hold, private: isPrivate };
  return list.map((item) => (idIn(item) === id ? { ...item, ...said } : item));
}

/** A page of the user's own list with what is said of one title by now; lists of others come back unchanged. */
function shelfWithSaid(answer: ShelfAnswer, id: number, entry: Entry): ShelfAnswer {
  if (!answer.owner) return answer;
  return "anime_list" in answer
    ? { ...answer, anime_list: withSaid(answer.anime_list, id, entry) }
    : { ...answer, manga_list: withSaid(answer.manga_list, id, entry) };
}

/** Shows on all lists that are here what is said of a title by now. They keep their order until they are shown anew. */
export function showOnShelves(client: QueryClient, { kind, id }: TitleKey, entry: Entry): void {
  const queryKey = [`get_${kind}`];
  changeAnswers<ShelfAnswer>(client, queryKey, (answer) => shelfWithSaid(answer, id, entry));
  void client.invalidateQueries({ queryKey, refetchType: "none" });
}
