import { delete_ranking_list } from "../../../shared/api/ranking-lists.ts";
import { handle } from "../../http/handle.ts";
import { givingUp } from "../../pictures/store.ts";
import { requireOwnRanking } from "../../ranking-lists/access.ts";
import { picturesOf } from "../../ranking-lists/form.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import { deleteRanking } from "../../table/ranking-lists.ts";

export const handler = handle(delete_ranking_list, async ({ id }, { uid }) => {
  await untilWon(async () => {
    const list = await requireOwnRanking(id, uid);
    return (await givingUp(uid, picturesOf(list), () => deleteRanking(list))) || lost;
  });
  return { message: "List deleted." };
});
