import { not_interested_manga } from "../../../shared/api/recommendations.ts";
import { handle } from "../../http/handle.ts";
import { setInterest } from "../../recommend/interest.ts";

export const handler = handle(not_interested_manga, ({ manga_id, undo }, { uid }) =>
  setInterest(uid, "manga", manga_id, undo),
);
