import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Kind } from "../../shared/kind.ts";
import { changeAnswers } from "../calls/change-answers.ts";
import { queryKey } from "../calls/queries.ts";
import { titleRequest } from "./entry-fields.ts";
import {
  detailsWithEntry,
  shelfWithEntry,
  type DetailsAnswer,
  type ShelfAnswer,
} from "./patched-answers.ts";
import type { Standing } from "./standing.ts";

/** Shows everywhere at once where a title stands now, before or after the server agreed. */
export function showEntry(
  client: QueryClient,
  kind: Kind,
  id: number,
  standing: Standing | undefined,
): void {
  const shelves: QueryKey = [`get_${kind}`];
  const details: QueryKey = queryKey(`get_${kind}_details`, titleRequest(kind, id));
  for (const key of [shelves, details]) {
    // An answer on its way may be older than this change. A first answer still comes: nothing else would load it.
    void client.cancelQueries({
      queryKey: key,
      predicate: ({ state }) => state.data !== undefined,
    });
  }
  changeAnswers<ShelfAnswer>(client, shelves, (answer) => shelfWithEntry(answer, id, standing));
  changeAnswers<DetailsAnswer>(client, details, (answer) => detailsWithEntry(answer, standing));
}
