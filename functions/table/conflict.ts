import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";
import { lost, untilWon } from "../runtime/until-won.ts";

/** Reasons for which a transaction is refused because somebody else was faster; the caller may read again and retry. */
const lostRace = new Set(["ConditionalCheckFailed", "TransactionConflict"]);

/** Whether a write failed because the item was not, or no longer, as its condition expects. */
export function isConflict(error: unknown): boolean {
  if (error instanceof ConditionalCheckFailedException) return true;
  // A plain write meets this while a transaction holds the item.
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some((reason) => lostRace.has(reason.Code ?? ""));
}

/** Whether a write failed only because a transaction held one of its items: the same write may pass the next time. */
export function isBusy(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = (error.CancellationReasons ?? [])
    .map(({ Code }) => Code ?? "None")
    .filter((code) => code !== "None");
  return codes.length > 0 && codes.every((code) => code === "TransactionConflict");
}

/** Which items of a cancelled transaction failed their condition, by position; empty for any other error. */
export function failedConditions(error: unknown): readonly number[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).flatMap((reason, position) =>
    reason.Code === "ConditionalCheckFailed" ? [position] : [],
  );
}

/** Runs a write, again while a transaction holds what it writes. Throws ApiError 409 when that never ends. */
export function untilFree<Result>(write: () => Promise<Result>): Promise<Result> {
  return untilWon(async () => {
    try {
      return await write();
    } catch (error) {
      if (isBusy(error)) return lost;
      throw error;
    }
  });
}

/**
 * Runs a write whose conditions guard it. Returns its answer; undefined when they did not hold. While a transaction only
 * holds the item, nothing is said of them yet, and nobody need read anything anew: then it waits, and throws ApiError 409
 * in the end.
 */
export const answerIfWon = <Answer>(write: () => Promise<Answer>): Promise<Answer | undefined> =>
  untilFree(async () => {
    try {
      return await write();
    } catch (error) {
      if (isConflict(error) && !isBusy(error)) return undefined;
      throw error;
    }
  });

/** As {@link answerIfWon}, and says whether the conditions held. */
export const won = async (write: () => Promise<object>): Promise<boolean> =>
  (await answerIfWon(write)) !== undefined;
