import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, logFailure, type CallResponse } from "../../calls/api.ts";
import {
  afterFailure,
  invalidateStale,
  queryKey,
  tellFailure,
  useCall,
} from "../../calls/queries.ts";

const stateOnly = { state_only: true } as const;
const stateKey = queryKey("diary", stateOnly);

type Answer = CallResponse<"diary">;

/** A call that erases goes on for some seconds; between two of them others have room. */
const pauseMs = 2000;

/** Whether the viewer's diary is kept, and what changes that: erasing takes several calls, one after the other. */
export function useDiarySetting() {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useCall("diary", stateOnly);
  const [isBusy, setBusy] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  /** Asks until it is done, and calls `onBegun` once the server has taken it. What was begun goes on with the next visit. */
  const set = async (on: boolean, onBegun?: () => void): Promise<void> => {
    setBusy(true);
    try {
      for (let state = "erasing"; state === "erasing" && !isGone.current;) {
        const answer = await call("set_diary", { on });
        state = answer.state;
        client.setQueryData<Answer>(stateKey, (known) => known && { ...known, ...answer });
        onBegun?.();
        onBegun = undefined;
        if (state === "erasing") await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      await invalidateStale(client, "set_diary");
    } catch (failure) {
      const failed = "We could not change your diary just now.";
      logFailure(failed, failure);
      afterFailure(client, "set_diary", failure);
      tellFailure(failure, failed);
    } finally {
      setBusy(false);
    }
  };
  return { state: data?.state, error, isPending, refetch, isBusy, set };
}
