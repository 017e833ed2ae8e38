import { lost, untilWon } from "../runtime/until-won.ts";
import { isBusy } from "./conflict.ts";

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
