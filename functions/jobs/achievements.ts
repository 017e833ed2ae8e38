import { grantMissing } from "../achievements/earn.ts";
import { log } from "../log.ts";
import { eachRankedUser } from "../table/statistics.ts";

/** People who are recounted at the same time. */
const atOnce = 16;

/** Recounts everybody who has completed an anime, and grants what a crash or a new achievement left out. */
export async function handler(): Promise<{ users: number; granted: number }> {
  const people = eachRankedUser();
  let users = 0;
  let granted = 0;
  const recountNext = async (): Promise<void> => {
    for (let next = await people.next(); next.done !== true; next = await people.next()) {
      users++;
      granted += (await grantMissing(next.value.uid)).length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, recountNext));
  log("info", "achievements", { users, granted });
  return { users, granted };
}
