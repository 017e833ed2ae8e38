import * as limits from "../../shared/limits.ts";
import { eraseEvents } from "../table/diary/erase.ts";
import {
  getDiarySetting,
  keepDiary,
  noteErased,
  stopDiary,
  type DiarySetting,
} from "../table/diary/setting.ts";
import { stateOf, type State } from "./state.ts";

/**
 * Goes on with erasing a diary. It is through once nothing was found by who began when all calls had ended that were
 * under way when it was turned off: these may not have known.
 */
async function erase(uid: string, { offMs = 0 }: DiarySetting): Promise<boolean> {
  const isSettled = Date.now() >= offMs + limits.diarySettleSeconds * 1000;
  const { found, isThrough } = await eraseEvents(uid, Date.now() + limits.diaryEraseSeconds * 1000);
  return isSettled && isThrough && found === 0;
}

/**
 * Turns a user's diary off and erases it, or on again, which begins a new one. Whoever is answered `erasing` asks again:
 * what has been done so far stays done.
 */
export async function setDiary(uid: string, isOn: boolean): Promise<State> {
  const isConsistent = true;
  const before = await getDiarySetting(uid, { isConsistent });
  if (isOn === before.isKept && !before.isErasing) return stateOf(before);
  if (!isOn && before.isKept) await stopDiary(uid);
  const stopped = before.isKept ? await getDiarySetting(uid, { isConsistent }) : before;
  if (!(await erase(uid, stopped))) return "erasing";
  if (isOn) {
    await keepDiary(uid);
    return "kept";
  }
  await noteErased(uid, stopped.offMs ?? 0);
  return "off";
}
