import { useRef } from "react";
import type { CallResponse } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import { tellFailure } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { ListCardLink, ListCovers } from "../../cards/ListCard.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { DeleteListButton } from "../lists/DeleteListButton.tsx";
import { VisibilityMark } from "../lists/VisibilityMark.tsx";

type CustomList = CallResponse<"lists">[number];

/** A custom list on a profile; its owner hides, shows and deletes it right here. */
export function CustomListCard({ list }: { readonly list: CustomList }) {
  const { name, description, count, covers } = list;
  const { mutateAsync: remove } = useChange("delete_list");
  const card = useRef<HTMLLIElement>(null);
  useFocusHeir(card, rowHeir);
  return (
    <li ref={card} className="user-list">
      <ListCardLink
        to={paths.customList(list.id)}
        pictures={<ListCovers covers={covers} />}
        name={name}
        description={description}
      />
      <div className="user-list__foot">
        <span className="user-list__count">
          {count} {count === 1 ? "title" : "titles"}
        </span>
        {list.owner && (
          <span className="user-list__tools">
            <VisibilityToggle list={list} />
            <DeleteListButton name={name} onDelete={() => remove({ list_id: list.id })} />
          </span>
        )}
      </div>
    </li>
  );
}

function VisibilityToggle({ list }: { readonly list: CustomList }) {
  const { mutate, isPending } = useChange("edit_list");
  return (
    <Button
      variant="quiet"
      size="small"
      className="user-list__visibility"
      // Begins with the word that is seen, so that it can be said to press the button.
      aria-label={`${list.public ? "Public" : "Private"}: ${list.name}. Change who can see it`}
      title={list.public ? "Anyone can view this list" : "Only you can view this list"}
      isBusy={isPending}
      onClick={() => {
        mutate(
          { list_id: list.id, public: !list.public },
          {
            onError: (error) => {
              tellFailure(error, error.message);
            },
          },
        );
      }}
    >
      <VisibilityMark isPublic={list.public} />
    </Button>
  );
}
