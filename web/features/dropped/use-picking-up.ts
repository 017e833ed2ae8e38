import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CallResponse } from "../../calls/api.ts";
import { queryKey } from "../../calls/queries.ts";
import { pickUpEntry } from "../../tracking/dropped-entry.ts";
import type { Standing } from "../../tracking/standing.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import type { DroppedTitle } from "./dropped-title.ts";

const nouns = { anime: "Anime", manga: "Manga" } as const;

/** Puts a dropped title back on the list; the message offers to drop it again. */
export function usePickingUp({ kind, id, name, total }: DroppedTitle) {
  const client = useQueryClient();
  const tracker = useTracker();
  const [isBusy, setBusy] = useState(false);
  const pickUp = async (): Promise<void> => {
    setBusy(true);
    const title = { kind, id, name, total, aired: null };
    let now: Standing | undefined;
    const send = async () => (now = await pickUpEntry(kind, id));
    const isDone = await tracker.change(title, undefined, send, {
      words: () => ({
        done: `${nouns[kind]} picked up again: ${name}`,
        failed: `We could not pick this up again just now: ${name}`,
      }),
      undo: () => () => {
        if (now !== undefined) void tracker.drop(title, now);
      },
    });
    setBusy(false);
    const key = queryKey("dropped", { kind });
    // Somebody has picked it up elsewhere, perhaps.
    if (!isDone) await client.invalidateQueries({ queryKey: key });
    else {
      client.setQueryData<CallResponse<"dropped">>(
        key,
        (before) => before && { titles: before.titles.filter((each) => each.id !== id) },
      );
    }
  };
  return { isBusy, pickUp };
}
