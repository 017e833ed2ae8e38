import { useSyncExternalStore } from "react";
import { Ticker } from "../browser/ticker.ts";
import { useSession } from "./session.ts";

const ticker = new Ticker(60_000, document);

/** The server's clock in milliseconds since 1970, every minute anew. */
export function useMinute(): number {
  const { clockOffsetMs } = useSession();
  return useSyncExternalStore(ticker.subscribe, ticker.nowMs) + clockOffsetMs;
}
