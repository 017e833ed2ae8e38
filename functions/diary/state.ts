import type { AnswerOf } from "../../shared/endpoint.ts";
import type { set_diary } from "../../shared/api/diary.ts";
import type { DiarySetting } from "../table/diary/setting.ts";

/** What somebody's diary is now, in the words of calls. */
export type State = AnswerOf<typeof set_diary>["state"];

/** What a setting makes of a diary. */
export const stateOf = ({ isKept, isErasing }: DiarySetting): State =>
  isKept ? "kept" : isErasing ? "erasing" : "off";
