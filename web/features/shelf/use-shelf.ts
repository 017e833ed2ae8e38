import { keepPreviousData } from "@tanstack/react-query";
import type { Kind, Status } from "../../../shared/kind.ts";
import { useCall, useLargeCall } from "../../calls/queries.ts";
import { shelfRequest, uniqueValuesCalls, type ShelfView } from "./shelf-address.ts";

/** Which list a page shows. */
export interface ShelfName {
  readonly kind: Kind;
  readonly username: string;
  readonly status: Status;
}

/** One page of a list. While another page or other filters load, the last answer stays. */
export const useShelf = (shelf: ShelfName, view: ShelfView) =>
  useLargeCall<"get_anime" | "get_manga">(`get_${shelf.kind}`, shelfRequest(shelf, view), {
    placeholderData: keepPreviousData,
  });

/** The values that a list can be filtered by. */
export const useFilterValues = ({ kind, username, status }: ShelfName) =>
  useCall(uniqueValuesCalls[kind], { username, status });
