import { afterwards } from "../custom-lists/listings.ts";
import { closeAccount } from "../deletion/close-account.ts";
import { putAside } from "../objects/withheld-pictures.ts";
import { givingUp } from "../pictures/store.ts";
import { picturesOf } from "../ranking-lists/form.ts";
import { errorFields, log } from "../runtime/log.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { nowSeconds } from "../table/client.ts";
import { deleteList, getList } from "../table/custom-lists.ts";
import { getModeration, listErasures, putErased, type Erasure } from "../table/moderation/acts.ts";
import type { Thing } from "../table/moderation/things.ts";
import { eraseListings } from "../table/public/listings.ts";
import { deleteRanking, getRanking } from "../table/ranking-lists.ts";
import { newActId } from "./act.ts";
import { hiddenPicture } from "./hidden-picture.ts";
import { nameOf } from "./named-thing.ts";
import { momentOf } from "./words.ts";

/** Takes a thing away for good; one that is gone already is no mistake. Of an account the rest goes as any deletion. */
async function erase(thing: Thing): Promise<void> {
  const { kind, uid } = thing;
  if (kind === "account") {
    await closeAccount(uid);
  } else if (kind === "custom-list") {
    const list = await getList(thing.id);
    if (list === undefined) return;
    await deleteList(uid, thing.id);
    await afterwards(list, () => eraseListings(list));
  } else if (kind === "ranking-list") {
    await untilWon(async () => {
      const list = await getRanking(thing.id);
      if (list === undefined) return true;
      return (await givingUp(uid, picturesOf(list), () => deleteRanking(list))) || lost;
    });
    // What stands in its place stays until its owner chooses another: should it be shown, it is shown that.
  } else await putAside(thing.path, hiddenPicture);
}

/** Erases one thing whose time has come, unless it is not to go after all. */
async function carryOut({ thing, act, due }: Erasure): Promise<void> {
  const moderation = await getModeration(thing);
  const isStill = moderation?.erasing?.act === act;
  const name = await nameOf(thing);
  if (isStill) await erase(thing);
  const at = nowSeconds();
  await putErased({
    id: newActId(Date.now()),
    at,
    verb: isStill ? "erased" : "was gone",
    thing,
    name,
    by: "the job deletions",
    reason: `What the act ${act} has ordered was due ${momentOf(due)}.`,
    before: moderation ?? {},
    after: moderation ?? {},
    undoes: undefined,
  });
}

/**
 * Erases what operators had erased so long ago that nobody can have it back any more. Returns how many things, and of how
 * many it failed: one that cannot go keeps no other from going.
 */
export async function carryOutErasures(): Promise<{ erased: number; failed: number }> {
  const due = (await listErasures()).filter((erasure) => erasure.due <= nowSeconds());
  let failed = 0;
  for (const erasure of due) {
    try {
      await carryOut(erasure);
    } catch (error) {
      failed++;
      log("error", "erasure failed", { act: erasure.act, ...errorFields(error) });
    }
  }
  return { erased: due.length - failed, failed };
}
