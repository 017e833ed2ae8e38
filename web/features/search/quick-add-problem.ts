import { CallError } from "../../calls/api.ts";

/** What the toast of a failed quick add says. */
export function quickAddProblem(error: unknown): string {
  if (!(error instanceof CallError)) return "Error quick adding item";
  if (error.isNetwork) return `Error in quick add: ${error.message}`;
  return error.serverMessage ?? "Error quick adding item";
}
