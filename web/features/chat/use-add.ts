import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../queries.ts";
import { toast } from "../../toasts/toast.ts";
import { savedWords } from "../../tracking/entry-words.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import type { NamedTitle } from "./message-parts.ts";

/** Puts a title that an answer names on the planned list, in one step. */
export function useAdd({ kind, id, name, listed }: NamedTitle) {
  const client = useQueryClient();
  const tracker = useTracker();
  const [isListed, setListed] = useState(listed);
  const [isBusy, setBusy] = useState(false);

  /** What the list says now, and the title's total. */
  const standing = async () => {
    if (kind === "anime") {
      const query = queryOf("get_anime_details", { anime_id: id });
      const { exists, episodes } = await client.query({ ...query, staleTime: 0 });
      return { exists, total: episodes };
    }
    const query = queryOf("get_manga_details", { manga_id: id });
    const { exists, chapters } = await client.query({ ...query, staleTime: 0 });
    return { exists, total: chapters };
  };

  const add = async () => {
    setBusy(true);
    try {
      // Planning a title that was begun would set it back to the start.
      const { exists, total } = await standing();
      if (exists) toast.success(`${name} is on your list already`);
      else await tracker.saveProgress({ kind, id, name, total }, undefined, 0);
      setListed(true);
    } catch (error) {
      console.error(error);
      toast.error(savedWords({ kind, id, name, total: null }, undefined).failed);
    } finally {
      setBusy(false);
    }
  };
  return { isListed, isBusy, add };
}
