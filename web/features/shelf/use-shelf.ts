import { keepPreviousData } from "@tanstack/react-query";
import type { Kind, Status } from "../../../shared/kind.ts";
import { limits } from "../../../shared/limits.ts";
import { useCall } from "../../queries.ts";
import type { ShelfView } from "./shelf-address.ts";

/** Which list a page shows. */
export interface ShelfName {
  readonly kind: Kind;
  readonly username: string;
  readonly status: Status;
}

/** One page of a list. While another page or other filters load, the last answer stays. */
export function useShelf({ kind, username, status }: ShelfName, view: ShelfView) {
  const { page, genres, years, seasons } = view;
  return useCall<"get_anime" | "get_manga">(
    `get_${kind}`,
    {
      username,
      status,
      page,
      page_size: limits.pageSizeView,
      genres: [...genres],
      years: [...years],
      seasons: [...seasons],
    },
    { placeholderData: keepPreviousData },
  );
}

const uniqueValuesCalls = {
  anime: "get_unique_values",
  manga: "get_unique_values_manga",
} as const;

/** The values that a list can be filtered by. */
export const useFilterValues = ({ kind, username, status }: ShelfName) =>
  useCall(uniqueValuesCalls[kind], { username, status });
