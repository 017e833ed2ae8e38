import { set_diary } from "../../../shared/api/diary.ts";
import { setDiary } from "../../diary/set-diary.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(set_diary, async ({ on }, { uid }) => ({
  state: await setDiary(uid, on),
}));
