import { untilWon } from "../until-won.ts";
import { isBusy } from "./conflict.ts";

/** Runs a write, again while a transaction holds what it writes. Throws ApiError 409 when that never ends. */
export async function untilFree<Result>(write: () => Promise<Result>): Promise<Result> {
  const { result } = await untilWon(async () => {
    try {
      return { result: await write() };
    } catch (error) {
      if (isBusy(error)) return undefined;
      throw error;
    }
  });
  return result;
}
