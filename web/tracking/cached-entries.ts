import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Kind } from "../../shared/kind.ts";
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
    // An answer on its way may be older than this change. A first answer is left alone: nothing else would load it.
    void client.cancelQueries({
      queryKey: key,
      predicate: ({ state }) => state.data !== undefined,
    });
  }
  client.setQueriesData<ShelfAnswer>(
    { queryKey: shelves },
    (answer) => answer && shelfWithEntry(answer, id, standing),
  );
  client.setQueryData<DetailsAnswer>(
    details,
    (answer) => answer && detailsWithEntry(answer, standing),
  );
}
