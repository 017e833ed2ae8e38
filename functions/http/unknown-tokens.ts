import * as limits from "../../shared/limits.ts";
import { setNewest } from "../runtime/set-newest.ts";
import { household } from "./household.ts";

/** Households that are remembered at a time. */
const mostHouseholds = 1000;
const windowMs = 60_000;

interface Window {
  readonly count: number;
  readonly endsAtMs: number;
}

/** What this warm function has seen. In memory alone: to be asked about made-up tokens must not cost a write each. */
const windows = new Map<string, Window>();

function openWindow(home: string): Window | undefined {
  const window = windows.get(home);
  return window !== undefined && window.endsAtMs > Date.now() ? window : undefined;
}

/** Notes that a token from an address was read and is nobody's. */
export function countUnknownToken(address: string): void {
  const home = household(address);
  const { count, endsAtMs } = openWindow(home) ?? { count: 0, endsAtMs: Date.now() + windowMs };
  setNewest(windows, home, { count: count + 1, endsAtMs }, mostHouseholds);
}

/** Seconds until another token from an address is looked up; 0 for at once. */
export function unknownTokensWait(address: string): number {
  const window = openWindow(household(address));
  if (window === undefined || window.count < limits.unknownTokensPerMinute) return 0;
  return Math.ceil((window.endsAtMs - Date.now()) / 1000);
}
