import { errorStatus } from "../../shared/errors.ts";
import { CallError } from "./api.ts";

/**
 * Why something is not there. A server that is not ready yet says in its own words what is waited for; of any other
 * failure the page knows best what is missing, and says `general`.
 */
export function whyMissing(error: unknown, general: string): string {
  const isWaiting = error instanceof CallError && error.status === errorStatus.unavailable;
  return (isWaiting ? error.serverMessage : undefined) ?? general;
}
