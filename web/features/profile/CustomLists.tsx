import { useCall } from "../../queries.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { ListDialogButton } from "../lists/ListDialogButton.tsx";
import { CustomListCard } from "./CustomListCard.tsx";
import { ListsSkeleton } from "./ListsSkeleton.tsx";
import "./UserLists.css";

/** The custom lists of a user; the owner makes new ones here. */
export function CustomLists({
  username,
  isOwner,
}: {
  readonly username: string;
  readonly isOwner: boolean;
}) {
  const { data, isPending, refetch } = useCall("lists", { username });
  if (isPending) return <ListsSkeleton />;
  if (data === undefined) {
    return (
      <EmptyState text="The lists could not be loaded.">
        <Button onClick={() => void refetch()}>Retry</Button>
      </EmptyState>
    );
  }
  return (
    <div className="user-lists">
      {isOwner && (
        <div className="user-lists__bar">
          <ListDialogButton variant={data.length === 0 ? "primary" : "outlined"}>
            <PlusIcon />
            Create List
          </ListDialogButton>
        </div>
      )}
      {data.length === 0 ? (
        <EmptyState
          text={isOwner ? "You have no custom lists yet." : `${username} has no public lists yet.`}
        />
      ) : (
        <ul className="user-lists__grid">
          {data.map((list) => (
            <CustomListCard key={list.id} list={list} />
          ))}
        </ul>
      )}
    </div>
  );
}
