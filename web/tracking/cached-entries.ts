import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
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
import type { Course, Standing } from "./standing.ts";

/** Shows everywhere at once where a title stands now, before or after the server agreed. */
export function showEntry(
  client: QueryClient,
  kind: Kind,
  id: number,
  standing: Standing | undefined,
): void {
  const shelves: QueryKey = [`get_${kind}`];
  const details = detailsKey(kind, id);
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

/**
 * Shows in every answer that comes while changes of a title wait or travel where that title is going: what the answer says
 * of it may be older.
 */
export function keepShowing(client: QueryClient, courses: ReadonlyMap<string, Course>): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    const key = event.query.queryKey;
    for (const { kind, id, target } of courses.values()) {
      if (key[0] === `get_${kind}`) {
        client.setQueryData<ShelfAnswer>(key, (now) => now && shelfWithEntry(now, id, target));
      }
      if (event.query.queryHash === hashKey(detailsKey(kind, id))) {
        client.setQueryData<DetailsAnswer>(key, (now) => now && detailsWithEntry(now, target));
      }
    }
  });
}

const detailsKey = (kind: Kind, id: number): QueryKey =>
  queryKey(`get_${kind}_details`, titleRequest(kind, id));
