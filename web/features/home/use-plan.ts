import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf, useCall } from "../../queries.ts";
import { toast } from "../../toasts/toast.ts";
import { savedWords } from "../../tracking/entry-words.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import type { CardTitle } from "../../ui/TitleCard.tsx";

/** Puts an anime on the watchlist in one step, and knows whether it is on a list already. */
export function usePlan({ id, name }: Pick<CardTitle, "id" | "name">, wasListed: boolean) {
  const client = useQueryClient();
  const tracker = useTracker();
  const [isBusy, setBusy] = useState(false);
  const details = { anime_id: id };
  // Not fetched for every card: what the dialog or an earlier step has loaded tells enough.
  const { data } = useCall("get_anime_details", details, { enabled: false });

  const plan = async () => {
    setBusy(true);
    const title = { kind: "anime", id, name, total: null } as const;
    try {
      // Planning an anime that is being watched would set it back to the start.
      const { exists, episodes } = await client.query({
        ...queryOf("get_anime_details", details),
        staleTime: 0,
      });
      if (exists) toast.success(`${name} is on your list already`);
      else await tracker.saveProgress({ ...title, total: episodes }, undefined, 0);
    } catch (error) {
      console.error(error);
      toast.error(savedWords(title, undefined).failed);
    } finally {
      setBusy(false);
    }
  };
  return { isListed: data?.exists ?? wasListed, isBusy, plan };
}
