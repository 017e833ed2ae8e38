import type { Kind } from "../../shared/kind.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { recountCompleted } from "../table/completed-counts.ts";
import { listEntries } from "../table/entries.ts";

/** Makes a user's completed count, and with it the rank, what the shelf says; an import places without counting. */
export async function recount(uid: string, kind: Kind): Promise<void> {
  const count = async (): Promise<number> => {
    const entries = await listEntries(uid, kind, { isConsistent: true });
    return entries.filter(({ status }) => status === "COMPLETED").length;
  };
  await untilWon(async () => (await recountCompleted(uid, kind, count)) || lost);
}
