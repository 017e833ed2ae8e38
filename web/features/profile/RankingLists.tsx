import { useRef } from "react";
import type { CallResponse } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import { ListCardLink, ListPicture } from "../../cards/ListCard.tsx";
import { useCall } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { PlusIcon } from "../../ui/display/icons.tsx";
import { DeleteListButton } from "../lists/DeleteListButton.tsx";
import { UserLists } from "./UserLists.tsx";

type RankingList = CallResponse<"ranking_lists">["ranking_lists"][number];

/** The ranking lists of a user; the owner makes and deletes them here. */
export function RankingLists({
  username,
  isOwner,
}: {
  readonly username: string;
  readonly isOwner: boolean;
}) {
  return (
    <UserLists
      query={useCall("ranking_lists", { username })}
      listsOf={(answer) => answer.ranking_lists}
      emptyText={
        isOwner ? "You have no ranking lists yet." : `${username} has no ranking lists yet.`
      }
      create={
        isOwner
          ? (isFirst) => (
              <ButtonLink variant={isFirst ? "primary" : "outlined"} to={paths.createRankingList}>
                <PlusIcon />
                Create Ranking List
              </ButtonLink>
            )
          : null
      }
      card={(list) => <RankingCard key={list.id} list={list} isOwner={isOwner} />}
    />
  );
}

function RankingCard({ list, isOwner }: { readonly list: RankingList; readonly isOwner: boolean }) {
  const { mutateAsync: remove } = useChange("delete_ranking_list");
  const card = useRef<HTMLLIElement>(null);
  useFocusHeir(card, rowHeir);
  return (
    <li ref={card} className="user-list">
      <ListCardLink
        to={paths.rankingList(list.id)}
        pictures={<ListPicture src={list.image_url} />}
        name={list.name}
        description={list.description}
      />
      <div className="user-list__foot">
        <span className="user-list__count">{list.count} entries</span>
        {isOwner && <DeleteListButton name={list.name} onDelete={() => remove({ id: list.id })} />}
      </div>
    </li>
  );
}
