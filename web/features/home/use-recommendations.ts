import { keepPreviousData } from "@tanstack/react-query";
import type { AnimeStatus } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { useCall, useLargeCall } from "../../calls/queries.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { firstOf } from "../panels/first-of.ts";
import { recommendationSource } from "./recommendation-source.ts";

/** How much of a list is asked for to learn its size: what the page's panels show anyway, or one title. */
const asked: Readonly<Record<AnimeStatus, number>> = {
  COMPLETED: 1,
  WATCHING: limits.homeWatching,
  PLANNED: limits.homePlanned,
};

/** How many anime a list of the user's holds; undefined while that is not known. */
export function useListSize(username: string, status: AnimeStatus): number | undefined {
  const isNewFirst = status === "WATCHING";
  const request = firstOf(username, status, asked[status], isNewFirst);
  const { data, isError } = useCall("get_anime", request);
  return isError ? 0 : data?.total_count;
}

/** What a user may like, from the most telling of their lists that holds anything; without one nothing is asked. */
export function useRecommendations(username: string) {
  const source = recommendationSource({
    COMPLETED: useListSize(username, "COMPLETED"),
    WATCHING: useListSize(username, "WATCHING"),
    PLANNED: useListSize(username, "PLANNED"),
  });
  const { data, error, isPending, refetch } = useLargeCall(
    "recommend_anime",
    { watchlist: source ?? "", language: useTitleLanguage() },
    { enabled: source !== undefined, placeholderData: keepPreviousData },
  );
  return {
    hasSource: source !== undefined,
    isPending,
    error,
    refetch,
    recommendations: data?.recommendations ?? [],
  };
}
