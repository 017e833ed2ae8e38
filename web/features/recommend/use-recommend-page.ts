import type { QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { navigate, useSearchParams } from "../../browser/location.ts";
import type { Kind } from "../../../shared/kind.ts";
import { errorStatus } from "../../../shared/errors.ts";
import type { TitleLanguage } from "../../../shared/titles/title-name.ts";
import { CallError } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { whyMissing } from "../../calls/why-missing.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { toast } from "../../toasts/toast.ts";
import {
  readAddress,
  writeAddress,
  type RecommendAddress,
  type RecommendSource,
} from "./recommend-address.ts";

/** What a failed question says: the server's own sentence, or that it failed. */
function recommendProblem(error: unknown): string {
  const said = error instanceof CallError ? error.serverMessage : undefined;
  return said ?? "An error occurred while fetching recommendations.";
}

/** Whether the server refused the question itself: asking once more would change nothing. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.status === errorStatus.bad_request;

/** Why there is no answer, and what may help. */
export interface RecommendFailure {
  readonly text: string;
  readonly help: "retry" | "search" | "none";
}

/** What stands in the place of an answer that failed. A list without titles needs some; picks are above. */
export function recommendFailure(error: unknown, source: RecommendSource): RecommendFailure {
  if (!isRefused(error)) {
    const text = whyMissing(error, "We could not load recommendations just now.");
    return { text, help: "retry" };
  }
  return { text: recommendProblem(error), help: source === "CUSTOM" ? "none" : "search" };
}

const recommendRequest = (
  kind: Kind,
  source: RecommendSource | undefined,
  picks: readonly number[],
  language: TitleLanguage,
) => ({
  watchlist: source ?? "",
  language,
  ...(source === "CUSTOM" &&
    (kind === "anime" ? { anime_ids: [...picks] } : { manga_ids: [...picks] })),
});

/** What is asked, but for the language of names. */
const questionOf = (key: QueryKey): string =>
  JSON.stringify(key, (name, value: unknown) => (name === "language" ? undefined : value));

/** The page's state, which is its address, and the answer to the question in it. */
export function useRecommendPage() {
  const search = useSearchParams();
  const address = readAddress(search);
  const { kind, source, picks } = address;
  const language = useTitleLanguage();
  const go = (next: RecommendAddress, replace: boolean) => {
    const now = new URLSearchParams(window.location.search);
    navigate({ search: `?${writeAddress(now, next).toString()}` }, { replace });
  };
  const request = recommendRequest(kind, source, picks, language);
  const { data, error, errorUpdatedAt, isFetching, refetch } = useCall<
    "recommend_anime" | "recommend_manga"
  >(`recommend_${kind}`, request, {
    enabled: source !== undefined,
    // The same question, with names in another language: what stands there stays until they come.
    placeholderData: (answer, before) =>
      before && questionOf(before.queryKey) === questionOf([`recommend_${kind}`, request])
        ? answer
        : undefined,
  });
  useEffect(() => {
    if (error !== null) toast.error(recommendProblem(error));
  }, [error, errorUpdatedAt]);

  return {
    kind,
    source,
    picks,
    recommendations: source === undefined ? undefined : data?.recommendations,
    isFetching,
    failure:
      error === null || isFetching || source === undefined
        ? undefined
        : recommendFailure(error, source),
    /** Begins anew with the other kind: ids mean other titles there. */
    switchTo: (other: Kind) => {
      go({ kind: other, source: undefined, picks: [] }, false);
    },
    /** Asks from a list or from the picks; once more when that was the question already. */
    ask: (from: RecommendSource) => {
      if (from === source) void refetch();
      else go({ kind, source: from, picks }, false);
    },
    /** Changes the picks; an answer to others is taken away. */
    pick: (ids: readonly number[]) => {
      go({ kind, source: source === "CUSTOM" ? undefined : source, picks: ids }, true);
    },
  };
}
