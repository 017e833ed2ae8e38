import { top_completed_users } from "../../../shared/api/people.ts";
import { currentRanks } from "../../community-rank/current.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(top_completed_users, async () => {
  const { top } = await currentRanks();
  return top.map(({ username, avatar, completed }) => ({
    username,
    profile_picture_url: avatar,
    completed_count: completed,
  }));
});
