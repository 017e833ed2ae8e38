import { delete_list } from "../../../shared/api/lists.ts";
import { requireOwnList } from "../../custom-lists/access.ts";
import { handle } from "../../http/handle.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import { deleteList } from "../../table/custom-lists.ts";

export const handler = handle(delete_list, async ({ list_id: id }, { uid }) => {
  await untilWon(async () => {
    await requireOwnList(id, uid);
    return (await deleteList(uid, id)) || lost;
  });
  return { message: "List deleted." };
});
