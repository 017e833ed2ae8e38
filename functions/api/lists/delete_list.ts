import { delete_list } from "../../../shared/api/lists.ts";
import { requireOwnList } from "../../custom-lists/access.ts";
import { afterwards } from "../../custom-lists/listings.ts";
import { handle } from "../../http/handle.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import { deleteList } from "../../table/custom-lists.ts";
import { eraseListings } from "../../table/public/listings.ts";

export const handler = handle(delete_list, async ({ list_id: id }, { uid }) => {
  const list = await untilWon(async () => {
    const found = await requireOwnList(id, uid);
    return (await deleteList(uid, id)) ? found : lost;
  });
  if (list.isPublic || list.isListed) await afterwards(list, () => eraseListings(list));
  return { message: "List deleted." };
});
