import { useCall } from "../../calls/queries.ts";
import { PlusIcon } from "../../ui/display/icons.tsx";
import { ListDialogButton } from "../lists/ListDialogButton.tsx";
import { CustomListCard } from "./CustomListCard.tsx";
import { UserLists } from "./UserLists.tsx";

/** The custom lists of a user; the owner makes new ones here. */
export function CustomLists({
  username,
  isOwner,
}: {
  readonly username: string;
  readonly isOwner: boolean;
}) {
  return (
    <UserLists
      query={useCall("lists", { username })}
      listsOf={(lists) => lists}
      emptyText={isOwner ? "You have no custom lists yet." : `${username} has no public lists yet.`}
      create={
        isOwner
          ? (isFirst) => (
              <ListDialogButton variant={isFirst ? "primary" : "outlined"}>
                <PlusIcon />
                Create List
              </ListDialogButton>
            )
          : null
      }
      card={(list) => <CustomListCard key={list.id} list={list} />}
    />
  );
}
