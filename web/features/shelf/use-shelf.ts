import { keepPreviousData } from "@tanstack/react-query";
import type { Kind, Status } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { useCall, useLargeCall } from "../../calls/queries.ts";
import { noFilters, shelfRequest, uniqueValuesCalls, type ShelfView } from "./shelf-address.ts";

/** Which list a page shows. */
export interface ShelfName {
  readonly kind: Kind;
  readonly username: string;
  readonly status: Status;
}

/** One page of a list. While another page or other filters load, the last answer stays. */
export const useShelf = (shelf: ShelfName, view: ShelfView, isWanted: boolean) =>
  useLargeCall<"get_anime" | "get_manga">(`get_${shelf.kind}`, shelfRequest(shelf, view), {
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });

/** All of a list, for the tools: whatever they do needs no further call. */
export const useWholeShelf = (shelf: ShelfName, isWanted: boolean) =>
  useCall<"get_anime" | "get_manga">(
    `get_${shelf.kind}`,
    { ...shelfRequest(shelf, { ...noFilters, page: 1 }), page_size: limits.allEntries },
    { enabled: isWanted },
  );

/** The values that a list can be filtered by. */
export const useFilterValues = ({ kind, username, status }: ShelfName) =>
  useCall(uniqueValuesCalls[kind], { username, status });
