import { errorStatus } from "../../shared/errors.ts";
import { CallError } from "./api.ts";

/**
 * What the server says, in its own words, to whom it asks to wait: how long, where there were too many calls, or for
 * what, while it is not ready.
 */
export function whatToWaitFor(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const isLater = error.status === errorStatus.too_many || error.status === errorStatus.unavailable;
  return isLater ? error.serverMessage : undefined;
}

/**
 * Why something is not there. Where it comes by waiting, the server's own words say so; of any other failure the page
 * knows best what is missing, and says `general`.
 */
export const whyMissing = (error: unknown, general: string): string =>
  whatToWaitFor(error) ?? general;
