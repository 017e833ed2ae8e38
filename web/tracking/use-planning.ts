import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { logFailure } from "../calls/api.ts";
import { queryOf, tellFailure, useCall } from "../calls/queries.ts";
import { toast } from "../toasts/toast.ts";
import { titleRequest } from "./entry-fields.ts";
import { savedWords } from "./entry-words.ts";
import type { TrackedTitle } from "./standing.ts";
import { useTracker } from "./use-tracker.ts";

/** Puts a title on the planned list in one step, and knows whether it is on a list already. */
export function usePlanning(
  { kind, id, name }: Pick<TrackedTitle, "kind" | "id" | "name">,
  wasListed: boolean,
) {
  const client = useQueryClient();
  const tracker = useTracker();
  const [isBusy, setBusy] = useState(false);
  const details = [`get_${kind}_details`, titleRequest(kind, id)] as const;
  // Not fetched for every title on a page: what the dialog or an earlier step has loaded tells enough.
  const { data } = useCall<"get_anime_details" | "get_manga_details">(...details, {
    enabled: false,
  });

  const plan = async () => {
    setBusy(true);
    try {
      // Planning a title that was begun would set it back to the start.
      const answer = await client.query({
        ...queryOf<"get_anime_details" | "get_manga_details">(...details),
        staleTime: 0,
      });
      const total = "episodes" in answer ? answer.episodes : answer.chapters;
      if (answer.exists) toast.success(`${name} is on your list already`);
      else await tracker.saveProgress({ kind, id, name, total, aired: null }, undefined, 0);
    } catch (error) {
      const { failed } = savedWords({ kind, id, name, total: null, aired: null }, undefined);
      logFailure(failed, error);
      tellFailure(error, failed);
    } finally {
      setBusy(false);
    }
  };
  return { isListed: data?.exists ?? wasListed, isBusy, plan };
}
