import { errorFields, log } from "../runtime/log.ts";

/** A failure here does not undo the change of a list, which is written by then; the next one makes up for it. */
export async function unlessItFails<Result>(
  uid: string,
  task: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await task();
  } catch (error) {
    log("error", "achievements", { uid, ...errorFields(error) });
    return undefined;
  }
}
