import { not_interested } from "../../../shared/api/recommendations.ts";
import { handle } from "../../http/handle.ts";
import { setInterest } from "../../recommend/interest.ts";

export const handler = handle(not_interested, ({ anime_id, undo }, { uid }) =>
  setInterest(uid, "anime", anime_id, undo),
);
