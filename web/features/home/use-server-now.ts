import { useSyncExternalStore } from "react";
import { limits } from "../../../shared/limits.ts";
import { useSession } from "../../session.ts";
import { Ticker } from "./ticker.ts";

const ticker = new Ticker(limits.countdownTickMs, document);

/** The server's clock in milliseconds since 1970, every second anew. */
export function useServerNow(): number {
  const { clockOffsetMs } = useSession();
  return useSyncExternalStore(ticker.subscribe, ticker.nowMs) + clockOffsetMs;
}
