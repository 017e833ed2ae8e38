import { diary } from "../../../shared/api/diary.ts";
import { readDiary } from "../../diary/read-diary.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(diary, (asked, { uid }) => readDiary(uid, asked));
