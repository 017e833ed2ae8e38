import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { restingStates } from "../../../shared/imports.ts";
import type { CallResponse } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";

/** One import with its progress and its report. */
export type ImportJob = CallResponse<"imports">["imports"][number];

/** What is known of the user's imports; undefined until it is. */
export interface Imports {
  readonly jobs: readonly ImportJob[] | undefined;
  /** How the last question failed, so that what is known may be old. */
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Whether an import goes on by itself. */
export const isRunning = ({ state }: ImportJob): boolean => !restingStates.includes(state);

const soonestMs = 1000;
const latestMs = 15_000;

/** When nothing has been heard for so long, the page stops to ask by itself. */
const silenceMs = 600_000;

/**
 * How long to wait before asking again for jobs that have been running for `ageMs`: a tenth of it, so that a short
 * import is followed closely and a long one does not ask hundreds of times. While asking fails, and has for
 * `silentMs`, as long again; in the end not at all.
 */
export function nextLookMs(ageMs: number, silentMs: number): number | false {
  if (silentMs > silenceMs) return false;
  return Math.max(Math.min(latestMs, Math.max(soonestMs, ageMs / 10)), silentMs);
}

/** What an import changes when it ends: everything that shows lists or counts them. */
const changedByImports = [
  "get_anime",
  "get_manga",
  "get_unique_values",
  "get_unique_values_manga",
  "profile",
  "top_completed_users",
  "user_achievements",
] as const;

/**
 * The signed-in user's imports, the newest first. While one runs they are asked for again and again, unless the tab
 * is hidden; when it ends, the lists on screen are fetched anew.
 */
export function useImports(): Imports {
  const client = useQueryClient();
  const { data, error, refetch } = useCall(
    "imports",
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state: { data: known, dataUpdatedAt, error, errorUpdatedAt } }) => {
        const running = known?.imports.find(isRunning);
        if (running === undefined) return false;
        const ageMs = Date.now() - Date.parse(running.started_at);
        return nextLookMs(ageMs, error === null ? 0 : errorUpdatedAt - dataUpdatedAt);
      },
    },
  );
  const ended = data?.imports
    .filter((job) => !isRunning(job))
    .map(({ job_id, state }) => `${job_id} ${state}`)
    .join();
  const endedBefore = useRef(ended);
  useEffect(() => {
    if (endedBefore.current !== undefined && ended !== endedBefore.current) {
      for (const name of changedByImports) void client.invalidateQueries({ queryKey: [name] });
    }
    endedBefore.current = ended;
  }, [client, ended]);
  return { jobs: data?.imports, error, refetch };
}
