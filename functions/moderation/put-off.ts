import * as limits from "../../shared/limits.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { nowSeconds } from "../table/client.ts";
import { getModeration, listErasures, putAct, type Erasure } from "../table/moderation/acts.ts";
import { newActId } from "./act.ts";
import { nameOf } from "./named-thing.ts";

async function putOff({ thing, act }: Erasure, due: number): Promise<void> {
  await untilWon(async () => {
    const before = (await getModeration(thing)) ?? {};
    const { erasing } = before;
    // What is not to go any more the job `deletions` finds out itself.
    if (erasing?.act !== act || erasing.due >= due) return true;
    const entry = {
      id: newActId(Date.now()),
      at: nowSeconds(),
      verb: "put off",
      thing,
      name: await nameOf(thing),
      by: "the job replay",
      reason: "The table is of an earlier moment: the erasure may have been taken back since.",
      before,
      after: { ...before, erasing: { ...erasing, due } },
      undoes: undefined,
    };
    return (await putAct(entry)) || lost;
  });
}

/**
 * Gives whatever is to be erased its whole time anew, so that an operator can take back once more what was taken back after the
 * moment of the table.
 */
export async function putOffErasures(): Promise<void> {
  const due = nowSeconds() + limits.erasureDays * 86_400;
  for (const erasure of await listErasures()) await putOff(erasure, due);
}
