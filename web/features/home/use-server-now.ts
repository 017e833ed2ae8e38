import { useSyncExternalStore } from "react";
import * as limits from "../../../shared/limits.ts";
import { Ticker } from "../../browser/ticker.ts";

const ticker = new Ticker(limits.countdownTickMs, document);

/** The server's clock in milliseconds since 1970, every second anew; `clockOffsetMs` is what the session says. */
export const useServerNow = (clockOffsetMs: number): number =>
  useSyncExternalStore(ticker.subscribe, ticker.nowMs) + clockOffsetMs;
