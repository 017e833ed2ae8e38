import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { changeAnswers } from "../calls/change-answers.ts";
import { queryKey } from "../calls/queries.ts";
import { titleRequest } from "./entry-fields.ts";
import {
  detailsWithEntry,
  shelfWithEntry,
  type DetailsAnswer,
  type ShelfAnswer,
} from "./patched-answers.ts";
import type { Course, Standing, TitleKey } from "./standing.ts";

const shelvesKey = ({ kind }: TitleKey): QueryKey => [`get_${kind}`];
const detailsKey = ({ kind, id }: TitleKey): QueryKey =>
  queryKey(`get_${kind}_details`, titleRequest(kind, id));

/** Shows everywhere at once where a title stands now, before or after the server agreed. */
export function showEntry(
  client: QueryClient,
  title: TitleKey,
  standing: Standing | undefined,
): void {
  for (const key of [shelvesKey(title), detailsKey(title)]) {
    // An answer on its way may be older than this change. A first answer still comes: nothing else would load it.
    void client.cancelQueries({
      queryKey: key,
      predicate: ({ state }) => state.data !== undefined,
    });
  }
  changeEntry(client, title, standing);
}

/**
 * Shows in every answer that comes while changes of a title wait or travel where that title is going: what the answer says
 * of it may be older.
 */
export function keepShowing(client: QueryClient, courses: ReadonlyMap<string, Course>): void {
  client.getQueryCache().subscribe((event) => {
    // What is put into an answer here is heard as well, and is no news.
    if (!("action" in event) || event.action.type !== "success" || event.action.manual) return;
    for (const course of courses.values()) changeEntry(client, course, course.target);
  });
}

function changeEntry(client: QueryClient, title: TitleKey, standing: Standing | undefined): void {
  changeAnswers<ShelfAnswer>(client, shelvesKey(title), (answer) =>
    shelfWithEntry(answer, title.id, standing),
  );
  changeAnswers<DetailsAnswer>(client, detailsKey(title), (answer) =>
    detailsWithEntry(answer, standing),
  );
}
